/** Tables. What games and quizzes show beside them, and what of it came with the product. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "../drizzle.ts";
import type { OuMedia } from "#contracts/medias.ts";
import { type Niveau, PAQUET_MAISON } from "#contracts/niveaux.ts";
import { complement, date, liste, oui } from "./colonnes.ts";
import { compte } from "./comptes.ts";
import { questions } from "./quizz.ts";

export const imprevus = sqliteTable("imprevus", {
  _id: text("_id").primaryKey(),
  /** Rank in the administration's list. */
  position: integer("position").notNull(),
  text: text("text").notNull(),
  media: text("media").notNull(),
  rare: oui("rare").default(false),
  culSec: oui("culSec").default(false),
  juge: oui("juge").default(false),
  suite: complement("suite"),
  liste: liste("liste"),
  niveau: text("niveau").$type<Niveau>().notNull().default("normal"),
  paquet: text("paquet").notNull().default(PAQUET_MAISON),
  /** How often it was saved: an editor that read an older one is told. */
  revision: integer("revision").notNull().default(1),
  /** What its administrator's page sent to make it: the same again makes no second one. Never travels. */
  creation: text("creation").unique(),
});

export const medias = sqliteTable(
  "medias",
  {
    /** Random name given by the server: it says nothing of what the file shows. */
    nom: text("nom").primaryKey(),
    /** MIME type found in the content, never taken from a name or a header. */
    type: text("type").notNull(),
    /** Bytes. */
    taille: integer("taille").notNull(),
    proprietaire: compte("proprietaire").notNull(),
    date: date("date"),
    /** What its owner calls it. */
    titre: text("titre").notNull().default(""),
    /**
     * Its file in the folder, named by its content, which other accounts may have too; null: a file of its own, under its own name
     * (docs/decisions/0078). Never travels.
     */
    fichier: text("fichier"),
    /** Pixels, as shown; null for sounds and videos. */
    largeur: integer("largeur"),
    hauteur: integer("hauteur"),
    /** Since when nothing shows it, as far as the sweeping saw; null: something does, or it was not looked at yet. */
    inutileDepuis: text("inutileDepuis"),
  },
  (table) => [
    index("medias_proprietaire").on(table.proprietaire),
    uniqueIndex("medias_proprietaire_fichier").on(table.proprietaire, table.fichier),
    index("medias_fichier").on(table.fichier),
  ],
);

/** Which questions show which stored files: written by triggers, from `questions`. A name may be nobody's. */
export const usagesMedias = sqliteTable(
  "usages_medias",
  {
    question: text("question")
      .notNull()
      .references(() => questions._id, { onDelete: "cascade" }),
    ou: text("ou").$type<OuMedia>().notNull(),
    /** Without the part of it that is shown. */
    nom: text("nom").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.ou] }),
    index("usages_medias_nom").on(table.nom),
  ],
);

/** What of the starter content was brought in already, even if somebody deleted it since. */
export const contenus = sqliteTable("contenus", {
  cle: text("cle").primaryKey(),
  date: date("date"),
});
