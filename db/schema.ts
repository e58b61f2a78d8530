/**
 * Tables. Columns carry the names of the specification (plateforme §3), those that travel included. Ids are random
 * strings; JSON columns hold lists that are always read whole with their row.
 * A change here is followed by `drizzle-kit generate`, which writes the migration.
 */
import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import type { GenreLien, Icon, Role } from "#contracts/compte.ts";
import type { GenreMessage } from "#contracts/messagerie.ts";
import type { Exploit } from "#contracts/mini-jeux.ts";
import type {
  Complement,
  Langue,
  NomListePourTous,
  TypeQuestion,
  Visibilite,
} from "#contracts/quizz.ts";
import type { Destinataire } from "#contracts/signalement.ts";

const liste = (nom: string) => text(nom, { mode: "json" }).$type<string[]>().notNull();
const complement = (nom: string) => text(nom, { mode: "json" }).$type<Complement>();
const oui = (nom: string) => integer(nom, { mode: "boolean" }).notNull();
/** ISO 8601, UTC: sorts as text. */
const date = (nom: string) => text(nom).notNull();
const compte = (nom: string) =>
  text(nom).references((): AnySQLiteColumn => comptes._id, { onDelete: "cascade" });

export const comptes = sqliteTable("comptes", {
  _id: text("_id").primaryKey(),
  pseudo: text("pseudo").notNull().unique(),
  /** Lower case: two pseudos that only differ by case are the same. */
  pseudoCle: text("pseudoCle").unique(),
  role: text("role").$type<Role>().notNull().default("user"),
  /** The account that owns the starter content; nobody logs in to it. */
  officiel: oui("officiel").default(false),
  /** Lower case. Null for the official account only. */
  mail: text("mail").unique(),
  /** Argon2id hash. Null for the official account only. */
  password: text("password"),
  icon: text("icon").$type<Icon>().notNull().default("ico0"),
  description: text("description").notNull().default(""),
  date: date("date"),
});

/** Registrations whose link was not used yet; each link makes the account as it was asked for with it, not as somebody else did. */
export const inscriptions = sqliteTable(
  "inscriptions",
  {
    hache: text("hache").primaryKey(),
    pseudo: text("pseudo").notNull(),
    /** As in `comptes`: kept for whoever registers it, until the link is worth nothing. */
    pseudoCle: text("pseudoCle").notNull(),
    mail: text("mail").notNull(),
    password: text("password").notNull(),
    expire: date("expire"),
  },
  (table) => [
    index("inscriptions_pseudo").on(table.pseudoCle),
    index("inscriptions_mail").on(table.mail),
    index("inscriptions_expire").on(table.expire),
  ],
);

/** Open sessions; the cookie holds a secret of which only the hash is here. */
export const sessions = sqliteTable(
  "sessions",
  {
    hache: text("hache").primaryKey(),
    compte: compte("compte").notNull(),
    /** Remember-me: 30 days; otherwise until the browser closes, 12 h without a request at most. */
    souvenir: oui("souvenir"),
    date: date("date"),
    /** After this the session is no more; moved forward by use. */
    expire: date("expire"),
  },
  (table) => [index("sessions_compte").on(table.compte), index("sessions_expire").on(table.expire)],
);

/** Browsers in which an account has logged in; their cookie holds a secret of which only the hash is here. */
export const appareils = sqliteTable(
  "appareils",
  {
    hache: text("hache").notNull(),
    compte: compte("compte").notNull(),
    /** A year after the last login there. */
    expire: date("expire"),
  },
  (table) => [
    primaryKey({ columns: [table.hache, table.compte] }),
    index("appareils_compte").on(table.compte),
    index("appareils_expire").on(table.expire),
  ],
);

/** Links sent by mail: one use each, of which only the hash is here. */
export const jetonsMail = sqliteTable(
  "jetons_mail",
  {
    hache: text("hache").primaryKey(),
    compte: compte("compte").notNull(),
    genre: text("genre").$type<GenreLien>().notNull(),
    /** The address to put in place (`mail`), or back (`cancelMail`). */
    mail: text("mail"),
    expire: date("expire"),
  },
  (table) => [
    index("jetons_mail_compte").on(table.compte, table.genre),
    index("jetons_mail_expire").on(table.expire),
  ],
);

/** Friendships, one row for the two: asked by `de` of `a`, accepted or not. */
export const amities = sqliteTable(
  "amities",
  {
    de: compte("de").notNull(),
    a: compte("a").notNull(),
    acceptee: oui("acceptee").default(false),
    date: date("date"),
  },
  (table) => [primaryKey({ columns: [table.de, table.a] }), index("amities_a").on(table.a)],
);

export const messages = sqliteTable(
  "messages",
  {
    _id: text("_id").primaryKey(),
    genre: text("genre").$type<GenreMessage>().notNull(),
    /** Null: unsigned. */
    de: compte("de"),
    a: compte("a").notNull(),
    text: text("text").notNull(),
    lu: oui("lu").default(false),
    /** Each of the two deletes their own copy. */
    effaceParDe: oui("effaceParDe").default(false),
    effaceParA: oui("effaceParA").default(false),
    date: date("date"),
  },
  (table) => [
    index("messages_a").on(table.a, table.date),
    index("messages_de").on(table.de, table.date),
    // to be counted without being read
    index("messages_a_compter").on(table.a, table.effaceParA, table.genre, table.lu),
    index("messages_de_compter").on(table.de, table.effaceParDe, table.genre, table.lu),
  ],
);

/** Badges that an account has earned. */
export const badgesObtenus = sqliteTable(
  "badges_obtenus",
  {
    compte: compte("compte").notNull(),
    badge: text("badge").notNull(),
    /** Shown on the profile: four at the most. */
    affiche: oui("affiche").default(false),
    date: date("date"),
  },
  (table) => [primaryKey({ columns: [table.compte, table.badge] })],
);

/** Proofs of work that have served: each opens one door. */
export const captchasServis = sqliteTable("captchas_servis", {
  hache: text("hache").primaryKey(),
  expire: date("expire"),
});

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

export const imprevus = sqliteTable("imprevus", {
  _id: text("_id").primaryKey(),
  /** Rank in the administration's list. */
  position: integer("position").notNull(),
  text: text("text").notNull(),
  media: text("media").notNull(),
  rare: oui("rare").default(false),
  culSec: oui("culSec").default(false),
  suite: complement("suite"),
  liste: liste("liste"),
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
  },
  (table) => [index("medias_proprietaire").on(table.proprietaire)],
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
export const partiesFinies = sqliteTable("parties_finies", {
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
});

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

export const signalements = sqliteTable(
  "signalements",
  {
    _id: text("_id").primaryKey(),
    destinataire: text("destinataire").$type<Destinataire>().notNull(),
    /** Null: sent without an account, or the account is gone. */
    auteur: text("auteur").references((): AnySQLiteColumn => comptes._id, { onDelete: "set null" }),
    quizz: text("quizz")
      .notNull()
      .references(() => quizz._id, { onDelete: "cascade" }),
    question: text("question").references(() => questions._id, { onDelete: "set null" }),
    text: text("text").notNull(),
    date: date("date"),
  },
  (table) => [index("signalements_destinataire_date").on(table.destinataire, table.date)],
);

/** What of the starter content was brought in already, even if somebody deleted it since. */
export const contenus = sqliteTable("contenus", {
  cle: text("cle").primaryKey(),
  date: date("date"),
});
