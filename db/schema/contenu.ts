/** Tables: imprévus, media files, and which starter content was added. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "../drizzle.ts";
import type { EmplacementMedia } from "#contracts/medias.ts";
import { type NiveauImprevu, NOM_PAQUET_MAISON } from "#contracts/niveaux.ts";
import {
  creerColonnePreuveOuSuite,
  creerColonneDate,
  creerColonneListeDeTextes,
  creerColonneBooleenne,
} from "./columns.ts";
import { creerColonneCompte } from "./comptes.ts";
import { tableQuestions } from "./quizz.ts";

export const tableImprevus = sqliteTable("imprevus", {
  _id: text("_id").primaryKey(),
  /** Rank in the administration's list. */
  position: integer("position").notNull(),
  text: text("text").notNull(),
  media: text("media").notNull(),
  rare: creerColonneBooleenne("rare").default(false),
  culSec: creerColonneBooleenne("culSec").default(false),
  juge: creerColonneBooleenne("juge").default(false),
  suite: creerColonnePreuveOuSuite("suite"),
  liste: creerColonneListeDeTextes("liste"),
  niveau: text("niveau").$type<NiveauImprevu>().notNull().default("normal"),
  paquet: text("paquet").notNull().default(NOM_PAQUET_MAISON),
  /** Number of saves: an editor that has read an older revision is refused. */
  revision: integer("revision").notNull().default(1),
  /** Id chosen by the administrator's page: a repeated request creates nothing. Never sent to clients. */
  creation: text("creation").unique(),
});

export const tableMedias = sqliteTable(
  "medias",
  {
    /** Random name given by the server, which reveals nothing about the file. */
    nom: text("nom").primaryKey(),
    /** MIME type found in the content, never taken from a name or a header. */
    type: text("type").notNull(),
    /** Size of the file in bytes. */
    taille: integer("taille").notNull(),
    proprietaire: creerColonneCompte("proprietaire").notNull(),
    date: creerColonneDate("date"),
    /** Title chosen by the owner. */
    titre: text("titre").notNull().default(""),
    /**
     * Stored file, named by its content and shared by accounts; null for an older file stored under `nom`
     * (docs/decisions/0078). Never sent to clients.
     */
    fichier: text("fichier"),
    /** Size in pixels as shown; null for sounds and videos. */
    largeur: integer("largeur"),
    hauteur: integer("hauteur"),
    /** Date since which cleanup has found no use; null while used or not yet checked. */
    inutileDepuis: text("inutileDepuis"),
  },
  (table) => [
    index("medias_proprietaire").on(table.proprietaire),
    uniqueIndex("medias_proprietaire_fichier").on(table.proprietaire, table.fichier),
    index("medias_fichier").on(table.fichier),
  ],
);

/** Which questions show which stored files, written by triggers on `questions`. A name may belong to no row of `medias`. */
export const tableUsagesMedias = sqliteTable(
  "usages_medias",
  {
    question: text("question")
      .notNull()
      .references(() => tableQuestions._id, { onDelete: "cascade" }),
    ou: text("ou").$type<EmplacementMedia>().notNull(),
    /** Name of the stored file, without the fragment that the question adds. */
    nom: text("nom").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.ou] }),
    index("usages_medias_nom").on(table.nom),
  ],
);

/** Keys of the starter content that was added, even if it was deleted since. */
export const tableContenusDeDepartAjoutes = sqliteTable("contenus", {
  cle: text("cle").primaryKey(),
  date: creerColonneDate("date"),
});
