/** Tables. Quizzes, their questions, and what accounts think of them. */
import type { Langue, NomListePourTous, TypeQuestion, Visibilite } from "#contracts/quizz.ts";
import { index, integer, primaryKey, sql, sqliteTable, text } from "../drizzle.ts";
import { complement, date, liste, oui } from "./colonnes.ts";
import { compte } from "./comptes.ts";

export const quizz = sqliteTable(
  "quizz",
  {
    /** Order of creation, and row of the search index. Never travels. */
    numero: integer("numero").primaryKey({ autoIncrement: true }),
    _id: text("_id").notNull().unique(),
    title: text("title").notNull(),
    langue: text("langue").$type<Langue>().notNull().default("fr"),
    createur: compte("createur").notNull(),
    visibilite: text("visibilite").$type<Visibilite>().notNull().default("prive"),
    /** In the "Officiel" list: the starter content, and what admins mark. */
    officiel: oui("officiel").default(false),
    aleatoireGlobal: oui("aleatoireGlobal").default(false),
    aleatoire: text("aleatoire", { mode: "json" }).$type<number[]>().notNull(),
    tags: liste("tags"),
    /** Likes, -1 while nobody ever liked; kept equal to what `notes` says so that lists sort by it. */
    note: integer("note").notNull().default(-1),
    /** Questions, messages (`rien`) not counted; and whether there is nothing in it at all. Kept true by triggers (0009). */
    questionsCount: integer("questionsCount").notNull().default(0),
    vide: oui("vide").default(true),
    /** Rank in the creator's own list, once they put it in order; the others come after, in order of creation. */
    rang: integer("rang"),
    /** Last update. */
    date: date("date"),
    /** Whom and what it owes, in free text; empty: nobody in particular. */
    source: text("source").notNull().default(""),
    auteur: text("auteur").notNull().default(""),
    licence: text("licence").notNull().default(""),
    /**
     * Taken out of everybody's sight by the moderation: it is `prive`, and this is what its creator would have it be. Never travels
     * (docs/decisions/0094).
     */
    masque: text("masque").$type<Visibilite>(),
    /** It was Officiel when it was, and will be again. */
    masqueOfficiel: oui("masqueOfficiel").default(false),
    /** Bytes of what its questions say, and of the versions of it that are kept. Never travel. Kept true by triggers (0019). */
    octets: integer("octets").notNull().default(0),
    octetsVersions: integer("octetsVersions").notNull().default(0),
    /** What its creator's page sent to make it: the same again makes no second one. Never travels. */
    creation: text("creation"),
  },
  // the lists that everybody reads, each in its orders: a page, or a count, is a walk along one of these and nothing else
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

/** The tags of each quizz, to find it by: written by triggers (0009), from `quizz.tags`. */
export const quizzTags = sqliteTable(
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

/** How many quizzes the lists of everybody hold: counting them would be a walk through all. Kept true by triggers (0009). */
export const totaux = sqliteTable("totaux", {
  liste: text("liste").$type<NomListePourTous>().primaryKey(),
  n: integer("n").notNull(),
});

/**
 * What is remembered of the lists rests on: the words that quizzes are found by, which ones everybody's lists hold, what orders
 * them, how many questions they say.
 */
export type Changement = "mots" | "places" | "dates" | "notes" | "comptes";

/** How often each of these has changed. Kept true by triggers (0014). */
export const changements = sqliteTable("changements", {
  quoi: text("quoi").$type<Changement>().primaryKey(),
  n: integer("n").notNull(),
});

export const questions = sqliteTable(
  "questions",
  {
    _id: text("_id").primaryKey(),
    quizz: text("quizz")
      .notNull()
      .references(() => quizz._id, { onDelete: "cascade" }),
    /** Rank in the quizz, from 0. */
    position: integer("position").notNull(),
    type: text("type").$type<TypeQuestion>().notNull(),
    text: text("text").notNull(),
    media: text("media").notNull(),
    options: liste("options"),
    reponse: liste("reponse"),
    precis: liste("precis"),
    /** Seconds; 0 means no timer. */
    temps: integer("temps").notNull().default(0),
    preuve: complement("preuve"),
    suite: complement("suite"),
    liste: liste("liste"),
    aleatoire: oui("aleatoire").default(false),
  },
  (table) => [index("questions_quizz_position").on(table.quizz, table.position)],
);

/** Bookmarks; kept when the quizz may no longer be seen. */
export const favoris = sqliteTable(
  "favoris",
  {
    compte: compte("compte").notNull(),
    quizz: text("quizz")
      .notNull()
      .references(() => quizz._id, { onDelete: "cascade" }),
    /** Order of bookmarking, from 0. */
    rang: integer("rang").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.compte, table.quizz] }),
    index("favoris_rang").on(table.compte, table.rang, table.quizz),
    index("favoris_quizz").on(table.quizz),
  ],
);

/** One like per account and quizz; a like taken back stays as `aime` false: "ever liked" (decisions-plateforme, "Note"). */
export const notes = sqliteTable(
  "notes",
  {
    quizz: text("quizz")
      .notNull()
      .references(() => quizz._id, { onDelete: "cascade" }),
    compte: compte("compte").notNull(),
    aime: oui("aime"),
    date: date("date"),
  },
  (table) => [
    primaryKey({ columns: [table.quizz, table.compte] }),
    index("notes_compte").on(table.compte),
  ],
);

/* FOLDED Tables. What was answered to each question in the games that played it, without anybody's name: decisions/0080. */
/** Of one question, as it is asked since `empreinte`. */
export const statistiquesQuestions = sqliteTable("statistiques_questions", {
  question: text("question")
    .primaryKey()
    .references(() => questions._id, { onDelete: "cascade" }),
  /** Hash of what it asked (`teneurDe`): with another one these numbers are no more. */
  empreinte: text("empreinte").notNull(),
  /** Answers given. */
  posees: integer("posees").notNull(),
  justes: integer("justes").notNull(),
});

/** The wrong ones among them. */
export const faussesReponses = sqliteTable(
  "fausses_reponses",
  {
    question: text("question")
      .notNull()
      .references(() => statistiquesQuestions.question, { onDelete: "cascade" }),
    /** The form under which two answers are the same one. */
    cle: text("cle").notNull(),
    /** As it was first given. */
    texte: text("texte").notNull(),
    fois: integer("fois").notNull(),
    /** Different games that gave it. */
    parties: integer("parties").notNull(),
  },
  (table) => [primaryKey({ columns: [table.question, table.cle] })],
);

/** Tables. Quizzes as they were at their last saves (docs/decisions/0077). */
export const versions = sqliteTable(
  "versions",
  {
    _id: text("_id").primaryKey(),
    quizz: text("quizz")
      .notNull()
      .references(() => quizz._id, { onDelete: "cascade" }),
    /** The quizz's own after the save: no two versions have the same. */
    date: date("date"),
    /** Of the first save that this one holds: those of one tab are one version for a while. */
    debut: date("debut"),
    /** Tab that saved; null: unknown, and a version of its own. */
    atelier: text("atelier"),
    title: text("title").notNull(),
    /** Messages not counted. */
    questionsCount: integer("questionsCount").notNull(),
    /** JSON, of the shape `quizzDeVersion` of contracts, without who made it. */
    contenu: text("contenu").notNull(),
    /** What the page sent to save, and the JSON that it was answered: the same again is answered alike, and nothing is written. */
    envoi: text("envoi"),
    reponse: text("reponse"),
  },
  (table) => [index("versions_quizz_date").on(table.quizz, table.date)],
);

/** Stored files that a version shows: they are in use as long as it is kept. */
export const versionsMedias = sqliteTable(
  "versions_medias",
  {
    nom: text("nom").notNull(),
    version: text("version")
      .notNull()
      .references(() => versions._id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.nom, table.version] }),
    index("versions_medias_version").on(table.version),
  ],
);
