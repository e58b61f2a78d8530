/** Tables. Reports, the cases that they make, what was decided, and the log of it all (docs/decisions/0094). */
import { index, integer, primaryKey, sql, sqliteTable, text, uniqueIndex } from "../drizzle.ts";
import type {
  EtatAffaire,
  GenreActe,
  GenreAffaire,
  GenreMesure,
  IconeAffaire,
} from "#contracts/moderation.ts";
import type { Motif } from "#contracts/signalement.ts";
import { date, liste, oui } from "./colonnes.ts";
import { comptes } from "./comptes.ts";

/** Somebody who had a part in it; when their account goes, the part stays without them. */
const personne = (nom: string) => text(nom).references(() => comptes._id, { onDelete: "set null" });

/** One for each thing that is reported, until it is closed. */
export const affaires = sqliteTable(
  "affaires",
  {
    numero: integer("numero").primaryKey({ autoIncrement: true }),
    genre: text("genre").$type<GenreAffaire>().notNull(),
    /** Id of the quizz, of the question, of the account: no key, the case outlives it. */
    cible: text("cible").notNull(),
    /** The quizz of a question, or the quizz itself. */
    quizz: text("quizz"),
    auteur: personne("auteur"),
    /** It is the house's own: nobody answers for it. */
    maison: oui("maison").default(false),
    /** As it was called. */
    titre: text("titre").notNull(),
    /** Of the question, from 1. */
    rang: integer("rang"),
    /** What lists draw beside it. */
    icone: text("icone").$type<IconeAffaire>().notNull().default("quizz"),
    etat: text("etat").$type<EtatAffaire>().notNull().default("ouverte"),
    prisePar: personne("prisePar"),
    priseJusque: text("priseJusque"),
    ouverte: date("ouverte"),
    /** Of the last report or contestation. */
    date: date("date"),
    close: text("close"),
    /** Goes up with every change: what was read before is stale. */
    version: integer("version").notNull().default(0),
    /** Unwanted words were found in it. */
    mots: oui("mots").default(false),
  },
  (table) => [
    uniqueIndex("affaires_ouverte")
      .on(table.genre, table.cible)
      .where(sql`etat = 'ouverte'`),
    index("affaires_etat").on(table.etat, table.mots, table.date),
    index("affaires_quizz").on(table.quizz),
    index("affaires_auteur").on(table.auteur),
    index("affaires_prisePar").on(table.prisePar),
    index("affaires_close").on(table.close),
  ],
);

const affaire = () =>
  integer("affaire")
    .notNull()
    .references(() => affaires.numero, { onDelete: "cascade" });

/** What was reported, as it was then: JSON of the shape `contenuCopie` of contracts. Never says whose it is, but of a profile. */
export const copies = sqliteTable(
  "copies",
  {
    _id: text("_id").primaryKey(),
    affaire: affaire(),
    date: date("date"),
    contenu: text("contenu").notNull(),
    /** Of the content as it was read: the same again is not copied again. */
    empreinte: text("empreinte").notNull(),
  },
  (table) => [index("copies_affaire").on(table.affaire, table.date)],
);

/** Stored files that a copy shows: kept as long as it is. */
export const copiesMedias = sqliteTable(
  "copies_medias",
  {
    nom: text("nom").notNull(),
    copie: text("copie")
      .notNull()
      .references(() => copies._id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.nom, table.copie] }),
    index("copies_medias_copie").on(table.copie),
  ],
);

export const signalements = sqliteTable(
  "signalements",
  {
    _id: text("_id").primaryKey(),
    affaire: affaire(),
    /** Null: sent without an account, or the account is gone. */
    auteur: personne("auteur"),
    /** It was sent with one. */
    signe: oui("signe"),
    motif: text("motif").$type<Motif>().notNull().default("autre"),
    text: text("text").notNull(),
    date: date("date"),
  },
  (table) => [
    index("signalements_affaire").on(table.affaire, table.date),
    index("signalements_auteur").on(table.auteur),
  ],
);

/** What was decided about somebody. */
export const mesures = sqliteTable(
  "mesures",
  {
    _id: text("_id").primaryKey(),
    affaire: affaire(),
    compte: personne("compte"),
    genre: text("genre").$type<GenreMesure>().notNull(),
    raison: text("raison").notNull(),
    /** Until when it holds; null: it does not end by itself, or is done at once. */
    jusque: text("jusque"),
    messages: oui("messages").default(false),
    /** By an account; otherwise by the machine itself. */
    signe: oui("signe"),
    par: personne("par"),
    /** Files that it refuses from then on, as `medias_refuses`. */
    fichiers: liste("fichiers"),
    date: date("date"),
    lue: text("lue"),
    levee: text("levee"),
    /** Hash of the secret that their mail has, for whoever can no longer log in. */
    jeton: text("jeton").unique(),
    contestation: text("contestation"),
    contestee: text("contestee"),
    reponse: text("reponse"),
  },
  (table) => [
    index("mesures_affaire").on(table.affaire),
    index("mesures_compte").on(table.compte, table.date),
    index("mesures_par").on(table.par),
  ],
);

/**
 * The audit log: lines are added and never changed, but for those they name, who are forgotten with their accounts (triggers of 0016
 * see to it).
 */
export const actes = sqliteTable(
  "actes",
  {
    numero: integer("numero").primaryKey({ autoIncrement: true }),
    date: date("date"),
    /** By an account; otherwise by the machine itself. */
    signe: oui("signe"),
    par: personne("par"),
    genre: text("genre").$type<GenreActe>().notNull(),
    titre: text("titre").notNull(),
    /** It is about an account. */
    vise: oui("vise"),
    compte: personne("compte"),
    /** No key: the line outlives the case. */
    affaire: integer("affaire"),
    detail: text("detail").notNull().default(""),
    mesure: text("mesure").$type<GenreMesure>(),
  },
  (table) => [
    index("actes_par").on(table.par),
    index("actes_compte").on(table.compte),
    index("actes_affaire").on(table.affaire),
  ],
);

/** Files that are not taken in again, by their content. */
export const mediasRefuses = sqliteTable("medias_refuses", {
  /** As `medias.fichier`. */
  fichier: text("fichier").primaryKey(),
  date: date("date"),
});

/** Words that are not wanted in pseudos and public titles, as `formeMot` of contracts writes them. */
export const mots = sqliteTable("mots", {
  mot: text("mot").primaryKey(),
  /** As it was typed; null: before it was kept. */
  ecrit: text("ecrit"),
  date: date("date"),
});
