/** Tables: quizzes, questions, likes, bookmarks, statistics and versions. */
import {
  type ReglagesDesNouvellesQuestions,
  type LangueQuizz,
  type NomListeQuizzPourTous,
  REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
  type TypeQuestion,
  type Visibilite,
} from "#contracts/quizz.ts";
import { index, integer, primaryKey, sql, sqliteTable, text } from "../drizzle.ts";
import {
  creerColonnePreuveOuSuite,
  creerColonneDate,
  creerColonneListeDeTextes,
  creerColonneBooleenne,
} from "./columns.ts";
import { creerColonneCompte, tableComptes } from "./comptes.ts";

export const tableQuizz = sqliteTable(
  "quizz",
  {
    /** Order of creation, and row of the search index. Never sent to clients. */
    numero: integer("numero").primaryKey({ autoIncrement: true }),
    _id: text("_id").notNull().unique(),
    title: text("title").notNull(),
    langue: text("langue").$type<LangueQuizz>().notNull().default("fr"),
    createur: creerColonneCompte("createur").notNull(),
    visibilite: text("visibilite").$type<Visibilite>().notNull().default("prive"),
    /** In the "Officiel" list: starter content, and quizzes that administrators mark. */
    officiel: creerColonneBooleenne("officiel").default(false),
    aleatoireGlobal: creerColonneBooleenne("aleatoireGlobal").default(false),
    aleatoire: text("aleatoire", { mode: "json" }).$type<number[]>().notNull(),
    tags: creerColonneListeDeTextes("tags"),
    /** Number of likes, -1 while nobody ever liked; always equal to `notes`, so that lists can sort by it. */
    note: integer("note").notNull().default(-1),
    /** Number of questions without messages and blank ones, and whether all are blank. Maintained by triggers (migration 0019). */
    questionsCount: integer("questionsCount").notNull().default(0),
    vide: creerColonneBooleenne("vide").default(true),
    /** Rank in the creator's own order; unranked quizzes come after, in order of creation. */
    rang: integer("rang"),
    /** Date of the quizz's last update. */
    date: creerColonneDate("date"),
    /** Credit in free text; empty: none. */
    source: text("source").notNull().default(""),
    auteur: text("auteur").notNull().default(""),
    licence: text("licence").notNull().default(""),
    /** Whether the questions may serve in an evening that somebody else composes. */
    composable: creerColonneBooleenne("composable").default(true),
    /** Time and order of new questions. */
    defauts: text("defauts", { mode: "json" })
      .$type<ReglagesDesNouvellesQuestions>()
      .notNull()
      .default(REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS),
    /**
     * Set when moderation hides the quizz: it is `prive` meanwhile, and this is the visibility that its creator wants
     * (docs/decisions/0094). Never sent to clients.
     */
    masque: text("masque").$type<Visibilite>(),
    /** Whether the hidden quizz was Officiel, and will be again. */
    masqueOfficiel: creerColonneBooleenne("masqueOfficiel").default(false),
    /** Bytes of the questions, and of the kept versions. Maintained by triggers (migration 0020). Never sent to clients. */
    octets: integer("octets").notNull().default(0),
    octetsVersions: integer("octetsVersions").notNull().default(0),
    /** Id chosen by the creator's page: a repeated request creates nothing. Never sent to clients. */
    creation: text("creation"),
  },
  // the public lists have an index for each order: a page or a count reads one index only
  (table) => {
    const publics = sql`visibilite = 'public' and vide = 0`;
    const officiels = sql`officiel = 1 and vide = 0`;
    return [
      index("quizz_createur").on(
        table.createur,
        table.rang,
        table.numero,
        table.vide,
        table.visibilite,
        table.officiel,
      ),
      index("quizz_public_numero").on(table.numero).where(publics),
      index("quizz_public_date").on(table.date, table.numero).where(publics),
      index("quizz_public_note").on(table.note, table.numero).where(publics),
      index("quizz_officiel_numero").on(table.numero).where(officiels),
      index("quizz_officiel_date").on(table.date, table.numero).where(officiels),
      index("quizz_officiel_note").on(table.note, table.numero).where(officiels),
    ];
  },
);

/** Tags of each quizz for searches, written by triggers (migration 0010) from `quizz.tags`. */
export const tableQuizzTags = sqliteTable(
  "quizz_tags",
  {
    tag: text("tag").notNull(),
    quizz: integer("quizz").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tag, table.quizz] }),
    index("quizz_tags_quizz").on(table.quizz),
  ],
);

/** Sizes of the public lists, maintained by triggers (migration 0010), because counting would read every row. */
export const tableTotauxDesListes = sqliteTable("totaux", {
  liste: text("liste").$type<NomListeQuizzPourTous>().primaryKey(),
  n: integer("n").notNull(),
});

/** Kinds of changes that invalidate cached lists: searched words, membership, dates, likes, question counts. */
export type GenreDeChangementDesListes = "mots" | "places" | "dates" | "notes" | "comptes";

/** Number of changes of each kind, maintained by triggers (migration 0014). */
export const tableNombresDeChangementsDesListes = sqliteTable("changements", {
  quoi: text("quoi").$type<GenreDeChangementDesListes>().primaryKey(),
  n: integer("n").notNull(),
});

export const tableQuestions = sqliteTable(
  "questions",
  {
    _id: text("_id").primaryKey(),
    quizz: text("quizz")
      .notNull()
      .references(() => tableQuizz._id, { onDelete: "cascade" }),
    /** Rank of the question in the quizz, from 0. */
    position: integer("position").notNull(),
    type: text("type").$type<TypeQuestion>().notNull(),
    text: text("text").notNull(),
    media: text("media").notNull(),
    options: creerColonneListeDeTextes("options"),
    reponse: creerColonneListeDeTextes("reponse"),
    precis: creerColonneListeDeTextes("precis"),
    /** Timer of the question in seconds; 0 means no timer. */
    temps: integer("temps").notNull().default(0),
    preuve: creerColonnePreuveOuSuite("preuve"),
    suite: creerColonnePreuveOuSuite("suite"),
    liste: creerColonneListeDeTextes("liste"),
    aleatoire: creerColonneBooleenne("aleatoire").default(false),
  },
  (table) => [index("questions_quizz_position").on(table.quizz, table.position)],
);

/** Bookmarks, kept even when the quizz may no longer be seen. */
export const tableFavoris = sqliteTable(
  "favoris",
  {
    compte: creerColonneCompte("compte").notNull(),
    quizz: text("quizz")
      .notNull()
      .references(() => tableQuizz._id, { onDelete: "cascade" }),
    /** Order of bookmarking, from 0. */
    rang: integer("rang").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.compte, table.quizz] }),
    index("favoris_rang").on(table.compte, table.rang, table.quizz),
    index("favoris_quizz").on(table.quizz),
  ],
);

/**
 * Likes, one row per account and quizz; a like taken back stays with `aime` false ("ever liked", decisions-plateforme,
 * "Note").
 */
export const tableNotesDeQuizz = sqliteTable(
  "notes",
  {
    quizz: text("quizz")
      .notNull()
      .references(() => tableQuizz._id, { onDelete: "cascade" }),
    compte: creerColonneCompte("compte").notNull(),
    aime: creerColonneBooleenne("aime"),
    date: creerColonneDate("date"),
  },
  (table) => [
    primaryKey({ columns: [table.quizz, table.compte] }),
    index("notes_compte").on(table.compte),
  ],
);

/**
 * Co-authors of each quizz: friends whom its creator has invited to write it. A row gives rights once it is accepted
 * (docs/decisions/0076).
 */
export const tableCoauteurs = sqliteTable(
  "coauteurs",
  {
    quizz: text("quizz")
      .notNull()
      .references(() => tableQuizz._id, { onDelete: "cascade" }),
    compte: creerColonneCompte("compte").notNull(),
    invite: creerColonneDate("invite"),
    /** Date of the acceptance; null: the invitation waits. */
    accepte: text("accepte"),
  },
  (table) => [
    primaryKey({ columns: [table.quizz, table.compte] }),
    index("coauteurs_compte").on(table.compte, table.accepte, table.quizz),
  ],
);

/** Statistics of one question since it has this `empreinte` (decisions/0080). */
export const tableStatistiquesQuestions = sqliteTable("statistiques_questions", {
  question: text("question")
    .primaryKey()
    .references(() => tableQuestions._id, { onDelete: "cascade" }),
  /** Hash of what the question asks (`calculerTeneurDeQuestion`): another hash makes these numbers obsolete. */
  empreinte: text("empreinte").notNull(),
  /** Number of answers given. */
  posees: integer("posees").notNull(),
  justes: integer("justes").notNull(),
  /** Number of games in which the question was answered, since games are counted. */
  parties: integer("parties").notNull().default(0),
  /** Median times of the last games, in ms. */
  temps: text("temps", { mode: "json" }).$type<number[]>().notNull().default([]),
  /** Whether the author wants the question to be as doubtful as it is. */
  voulu: creerColonneBooleenne("voulu").default(false),
});

/** Wrong answers of a question. */
export const tableFaussesReponses = sqliteTable(
  "fausses_reponses",
  {
    question: text("question")
      .notNull()
      .references(() => tableStatistiquesQuestions.question, { onDelete: "cascade" }),
    /** Normalized form of the wrong answer: answers with the same form are the same answer. */
    cle: text("cle").notNull(),
    /** Wrong answer as it was first given. */
    texte: text("texte").notNull(),
    fois: integer("fois").notNull(),
    /** Number of games in which the wrong answer was given. */
    parties: integer("parties").notNull(),
  },
  (table) => [primaryKey({ columns: [table.question, table.cle] })],
);

/** Versions of quizzes at their last saves (docs/decisions/0076). */
export const tableVersionsDeQuizz = sqliteTable(
  "versions",
  {
    _id: text("_id").primaryKey(),
    quizz: text("quizz")
      .notNull()
      .references(() => tableQuizz._id, { onDelete: "cascade" }),
    /** Date of the quizz after the save: unique among its versions. */
    date: creerColonneDate("date"),
    /** Date of the version's first save: saves of one tab share a version for ten minutes. */
    debut: creerColonneDate("debut"),
    /** Editor tab that saved; null: unknown, and never shared. */
    atelier: text("atelier"),
    title: text("title").notNull(),
    /** Number of questions of the version, without messages. */
    questionsCount: integer("questionsCount").notNull(),
    /** Content as JSON (`quizzDeVersion` of contracts), without the creator. */
    contenu: text("contenu").notNull(),
    /** Id of the save chosen by the page, and the JSON answer: a repeated save gets the same answer and writes nothing. */
    envoi: text("envoi"),
    reponse: text("reponse"),
    /** Account that saved; null once that account is deleted. */
    par: text("par").references(() => tableComptes._id, { onDelete: "set null" }),
  },
  (table) => [
    index("versions_quizz_date").on(table.quizz, table.date),
    index("versions_par").on(table.par),
  ],
);

/** Stored files that a version shows: in use as long as it is kept. */
export const tableMediasDesVersions = sqliteTable(
  "versions_medias",
  {
    nom: text("nom").notNull(),
    version: text("version")
      .notNull()
      .references(() => tableVersionsDeQuizz._id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.nom, table.version] }),
    index("versions_medias_version").on(table.version),
  ],
);
