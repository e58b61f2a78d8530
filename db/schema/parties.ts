/** Tables. Games: in progress, on their way to the histories, and finished. */
import { index, integer, primaryKey, real, sqliteTable, text } from "../drizzle.ts";
import type { Exploit } from "#contracts/mini-jeux.ts";
import { date, oui } from "./colonnes.ts";
import { compte } from "./comptes.ts";
import { quizz } from "./quizz.ts";

/** Games in progress, stored while they last. */
export const parties = sqliteTable("parties", {
  code: text("code").primaryKey(),
  /** Version of the stored form of `Partie`. */
  version: integer("version").notNull(),
  /** JSON of the game without what its `parties_morceaux` hold. */
  partie: text("partie").notNull(),
  /** Monotonic clock of the server that saved, in milliseconds. */
  instant: real("instant").notNull(),
  date: date("date"),
});

/**
 * Parts of a stored game that weigh and seldom change (JSON), each written only when it did: SQLite rewrites a row whole,
 * and the rest of the game changes at every answer.
 */
export const partiesMorceaux = sqliteTable(
  "parties_morceaux",
  {
    code: text("code")
      .notNull()
      .references(() => parties.code, { onDelete: "cascade" }),
    nom: text("nom").notNull(),
    texte: text("texte").notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.nom] })],
);

/**
 * Finished games on their way to the histories: written with the state that says the game is over, so that no crash falls
 * between the two, and gone once the histories have them.
 */
export const soireesAEcrire = sqliteTable("soirees_a_ecrire", {
  /** As in `parties_finies`. */
  _id: text("_id").primaryKey(),
  /** JSON, of the shape `soireeFinie` of contracts. */
  texte: text("texte").notNull(),
});

/** A game that reached its end: what the histories of its players share. */
export const partiesFinies = sqliteTable(
  "parties_finies",
  {
    /** The room's code and a number drawn at the end: a game is written once. */
    _id: text("_id").primaryKey(),
    code: text("code").notNull(),
    quizz: text("quizz").references(() => quizz._id, { onDelete: "set null" }),
    /** Its title then: the quizz may change or go. */
    titre: text("titre").notNull(),
    nbJoueurs: integer("nbJoueurs").notNull(),
    /** Questions that were judged; in lines written before these were counted, all that the quizz had. */
    nbQuestions: integer("nbQuestions").notNull(),
    date: date("date"),
  },
  (table) => [
    index("parties_finies_quizz").on(table.quizz),
    index("parties_finies_date").on(table.date),
  ],
);

/** What one player did in a finished game. */
export const historique = sqliteTable(
  "historique",
  {
    partie: text("partie")
      .notNull()
      .references(() => partiesFinies._id, { onDelete: "cascade" }),
    /** Hash of the secret of the player's browser: who shows the secret may claim the line. */
    jeton: text("jeton").notNull(),
    /** Null until somebody claims it. */
    compte: compte("compte"),
    gorgees: integer("gorgees").notNull(),
    /** Null for the creator, who has none. */
    score: integer("score"),
    /** Questions judged while they took part; null in older lines, which count all those of the quizz. */
    questions: integer("questions"),
    /** They had left before the end. */
    parti: oui("parti").default(false),
    /** Feats of the mini-games. */
    exploits: text("exploits", { mode: "json" }).$type<Exploit[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.partie, table.jeton] }),
    index("historique_compte").on(table.compte),
    index("historique_jeton").on(table.jeton),
  ],
);
