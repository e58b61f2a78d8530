/** Tables: games in progress, games waiting to be written to histories, and finished games. */
import {
  index,
  integer,
  primaryKey,
  real,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from "../drizzle.ts";
import type { BilanDePartie, CompteRenduDePartie } from "#contracts/compte-rendu.ts";
import type { ExploitDeMiniJeu } from "#contracts/mini-jeux.ts";
import { creerColonneDate, creerColonneBooleenne } from "./columns.ts";
import { creerColonneCompte } from "./comptes.ts";
import { tableQuizz } from "./quizz.ts";

/** Games in progress, stored while they last. */
export const tableParties = sqliteTable("parties", {
  code: text("code").primaryKey(),
  /** Version of the stored form of `Partie`. */
  version: integer("version").notNull(),
  /** JSON of the game without its parts stored in `parties_morceaux`. */
  partie: text("partie").notNull(),
  /** Monotonic clock of the server that saved, in milliseconds. */
  instant: real("instant").notNull(),
  date: creerColonneDate("date"),
});

/**
 * Large parts of a stored game (JSON) that change rarely. Each is written only when it changed, because SQLite rewrites a
 * whole row while the rest of the game changes at every answer.
 */
export const tableMorceauxDeParties = sqliteTable(
  "parties_morceaux",
  {
    code: text("code")
      .notNull()
      .references(() => tableParties.code, { onDelete: "cascade" }),
    nom: text("nom").notNull(),
    texte: text("texte").notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.nom] })],
);

/**
 * Finished games that wait to be written to histories. Written together with the game's final state, so that no crash can
 * separate the two; deleted once the histories have them.
 */
export const tablePartiesFiniesAEcrire = sqliteTable("soirees_a_ecrire", {
  /** Id of the finished game, as in `parties_finies`. */
  _id: text("_id").primaryKey(),
  /** The finished game as JSON, of the shape `partieFinie` of contracts. */
  texte: text("texte").notNull(),
});

/** Finished games: the data that all their players share. */
export const tablePartiesFinies = sqliteTable(
  "parties_finies",
  {
    /** Room code and a number drawn at the end, so that a game is written once. */
    _id: text("_id").primaryKey(),
    code: text("code").notNull(),
    quizz: text("quizz").references(() => tableQuizz._id, { onDelete: "set null" }),
    /** Title of the quizz when the game ended: the quizz may change or disappear. */
    titre: text("titre").notNull(),
    nbJoueurs: integer("nbJoueurs").notNull(),
    /** Number of judged questions; in older rows, all questions of the quizz. */
    nbQuestions: integer("nbQuestions").notNull(),
    date: creerColonneDate("date"),
  },
  (table) => [
    index("parties_finies_quizz").on(table.quizz),
    index("parties_finies_date").on(table.date),
  ],
);

/** Result of one player in a finished game. */
export const tableLignesHistorique = sqliteTable(
  "historique",
  {
    partie: text("partie")
      .notNull()
      .references(() => tablePartiesFinies._id, { onDelete: "cascade" }),
    /** Hash of the player's browser secret: whoever shows the secret may claim the row. */
    jeton: text("jeton").notNull(),
    /** Account of the player; null until an account claims the row. */
    compte: creerColonneCompte("compte"),
    gorgees: integer("gorgees").notNull(),
    /** Score; null for the creator, who has none. */
    score: integer("score"),
    /** Number of questions judged while the player took part; null in older rows, which count all questions. */
    questions: integer("questions"),
    /** Whether the player had left before the end. */
    parti: creerColonneBooleenne("parti").default(false),
    /** Feats of the mini-games. */
    exploits: text("exploits", { mode: "json" }).$type<ExploitDeMiniJeu[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.partie, table.jeton] }),
    index("historique_compte").on(table.compte),
    index("historique_jeton").on(table.jeton),
  ],
);

/**
 * Reports of finished games, for their host (docs/decisions/0080). A host without an account shows the secret of the browser that hosted.
 */
export const tableComptesRendus = sqliteTable(
  "comptes_rendus",
  {
    /** Id of the finished game. */
    _id: text("_id").primaryKey(),
    /** Id of the evening: the games of one room have the same. */
    soiree: text("soiree").notNull(),
    code: text("code").notNull(),
    quizz: text("quizz").references(() => tableQuizz._id, { onDelete: "set null" }),
    titre: text("titre").notNull(),
    date: creerColonneDate("date"),
    /** Hash of the secret of the host's browser. */
    jeton: text("jeton").notNull(),
    /** Account of the host; null until an account claims the evening. */
    compte: creerColonneCompte("compte"),
    nbJoueurs: integer("nbJoueurs").notNull(),
    /** Figures of the game, without names. */
    bilan: text("bilan", { mode: "json" }).$type<BilanDePartie>().notNull(),
    /** Names and answers by name; null once their time is over. */
    contenu: text("contenu", { mode: "json" }).$type<CompteRenduDePartie>(),
  },
  (table) => [
    index("comptes_rendus_soiree").on(table.soiree),
    index("comptes_rendus_compte")
      .on(table.compte, table.date)
      .where(sql`compte is not null`),
    index("comptes_rendus_jeton")
      .on(table.jeton)
      .where(sql`compte is null`),
    // two indexes for the hourly purge, which looks for old reports without an account, and for old names
    index("comptes_rendus_sans_compte")
      .on(table.date)
      .where(sql`compte is null`),
    index("comptes_rendus_noms")
      .on(table.date)
      .where(sql`contenu is not null`),
    index("comptes_rendus_quizz").on(table.quizz),
  ],
);

/**
 * Questions that somebody has seen in evenings, so that a composed one asks others (docs/decisions/0080): an account, or the browser of
 * a host without one. They only filter; nobody reads them.
 */
export const tableQuestionsVues = sqliteTable(
  "questions_vues",
  {
    compte: creerColonneCompte("compte"),
    /** Hash of the secret of the host's browser, without an account. */
    jeton: text("jeton"),
    /** Id of the question, which may be gone. */
    question: text("question").notNull(),
    /** Hash of what tells the question from others (`calculerCleDeQuestionVue`): a copy has the same. */
    cle: text("cle").notNull(),
    /** Id of the evening in which it was last seen. */
    soiree: text("soiree").notNull(),
    date: creerColonneDate("date"),
  },
  (table) => [
    uniqueIndex("questions_vues_compte")
      .on(table.compte, table.cle, table.question)
      .where(sql`compte is not null`),
    uniqueIndex("questions_vues_jeton")
      .on(table.jeton, table.cle, table.question)
      .where(sql`compte is null`),
    index("questions_vues_date").on(table.date),
  ],
);
