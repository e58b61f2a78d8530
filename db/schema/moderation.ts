/** Tables: reports, cases, measures, and the log of moderation (docs/decisions/0094). */
import { index, integer, primaryKey, sql, sqliteTable, text, uniqueIndex } from "../drizzle.ts";
import type {
  EtatAffaire,
  GenreActeDeModeration,
  GenreAffaire,
  GenreMesure,
  IconeAffaire,
} from "#contracts/moderation.ts";
import type { MotifSignalement } from "#contracts/signalement.ts";
import { creerColonneDate, creerColonneListeDeTextes, creerColonneBooleenne } from "./columns.ts";
import { tableComptes } from "./comptes.ts";

/** Account that took part; its deletion leaves the row with null. */
const personne = (nom: string) =>
  text(nom).references(() => tableComptes._id, { onDelete: "set null" });

/** Cases of moderation: one for each reported quizz, question or profile, until it is closed. */
export const tableAffaires = sqliteTable(
  "affaires",
  {
    numero: integer("numero").primaryKey({ autoIncrement: true }),
    genre: text("genre").$type<GenreAffaire>().notNull(),
    /** Id of the reported quizz, question or account; not a foreign key, because the case outlives what was reported. */
    cible: text("cible").notNull(),
    /** Quizz of the question, or the quizz itself. */
    quizz: text("quizz"),
    auteur: personne("auteur"),
    /** Whether the reported content is the official account's, so that nobody answers for it. */
    maison: creerColonneBooleenne("maison").default(false),
    /** Title at the time of the report. */
    titre: text("titre").notNull(),
    /** Rank of the question, from 1. */
    rang: integer("rang"),
    /** Icon of the case in lists of cases. */
    icone: text("icone").$type<IconeAffaire>().notNull().default("quizz"),
    etat: text("etat").$type<EtatAffaire>().notNull().default("ouverte"),
    prisePar: personne("prisePar"),
    priseJusque: text("priseJusque"),
    ouverte: creerColonneDate("ouverte"),
    /** Date of the last report or contestation. */
    date: creerColonneDate("date"),
    close: text("close"),
    /** Incremented at each change: an action on an older version is refused. */
    version: integer("version").notNull().default(0),
    /** Whether unwanted words were found. */
    mots: creerColonneBooleenne("mots").default(false),
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
    .references(() => tableAffaires.numero, { onDelete: "cascade" });

/** Copies of reported contents as JSON (`contenuDAffaire` of contracts), without their author except for a profile. */
export const tableCopiesDeContenus = sqliteTable(
  "copies",
  {
    _id: text("_id").primaryKey(),
    affaire: affaire(),
    date: creerColonneDate("date"),
    contenu: text("contenu").notNull(),
    /** Hash of the copied content, to compare it with the present one. */
    empreinte: text("empreinte").notNull(),
  },
  (table) => [index("copies_affaire").on(table.affaire, table.date)],
);

/** Stored files that a copy shows, kept as long as the copy. */
export const tableMediasDesCopies = sqliteTable(
  "copies_medias",
  {
    nom: text("nom").notNull(),
    copie: text("copie")
      .notNull()
      .references(() => tableCopiesDeContenus._id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.nom, table.copie] }),
    index("copies_medias_copie").on(table.copie),
  ],
);

export const tableSignalements = sqliteTable(
  "signalements",
  {
    _id: text("_id").primaryKey(),
    affaire: affaire(),
    /** Account that reported; null: it was sent without an account, or the account was deleted. */
    auteur: personne("auteur"),
    /** Whether the report was sent with an account. */
    signe: creerColonneBooleenne("signe"),
    motif: text("motif").$type<MotifSignalement>().notNull().default("autre"),
    text: text("text").notNull(),
    date: creerColonneDate("date"),
  },
  (table) => [
    index("signalements_affaire").on(table.affaire, table.date),
    index("signalements_auteur").on(table.auteur),
  ],
);

/** Measures taken against accounts. */
export const tableMesuresDeModeration = sqliteTable(
  "mesures",
  {
    _id: text("_id").primaryKey(),
    affaire: affaire(),
    compte: personne("compte"),
    genre: text("genre").$type<GenreMesure>().notNull(),
    raison: text("raison").notNull(),
    /** End of the measure; null: without an end, or done at once. */
    jusque: text("jusque"),
    messages: creerColonneBooleenne("messages").default(false),
    /** Whether an account acted; otherwise `npm run admin` did. */
    signe: creerColonneBooleenne("signe"),
    par: personne("par"),
    /** Files refused by this measure, as in `medias_refuses`. */
    fichiers: creerColonneListeDeTextes("fichiers"),
    date: creerColonneDate("date"),
    lue: text("lue"),
    levee: text("levee"),
    /** Hash of the secret in the mail about the measure, with which a person who cannot log in may contest. */
    jeton: text("jeton").unique(),
    contestation: text("contestation"),
    contestee: text("contestee"),
    reponse: text("reponse"),
  },
  (table) => [
    index("mesures_affaire").on(table.affaire),
    index("mesures_compte").on(table.compte, table.date),
    index("mesures_par").on(table.par),
    index("mesures_fichiers")
      .on(table.levee)
      .where(sql`fichiers <> '[]'`),
  ],
);

/** The audit log: triggers (migration 0016) refuse to change or delete a line, but let a deleted account become null. */
export const tableActesDeModeration = sqliteTable(
  "actes",
  {
    numero: integer("numero").primaryKey({ autoIncrement: true }),
    date: creerColonneDate("date"),
    /** Whether an account acted; otherwise `npm run admin` did. */
    signe: creerColonneBooleenne("signe"),
    par: personne("par"),
    genre: text("genre").$type<GenreActeDeModeration>().notNull(),
    titre: text("titre").notNull(),
    /** Whether the line of the log is about an account. */
    vise: creerColonneBooleenne("vise"),
    compte: personne("compte"),
    /** Number of the case; not a foreign key, because the log line outlives the case. */
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

/** Hashes of files that uploads refuse. */
export const tableMediasRefuses = sqliteTable("medias_refuses", {
  /** Name of the refused file: the hash of its content, as in `medias.fichier`. */
  fichier: text("fichier").primaryKey(),
  date: creerColonneDate("date"),
});

/** Words refused in pseudos and public titles, in the form of `normaliserMotInterdit` (contracts). */
export const tableMotsInterdits = sqliteTable("mots", {
  mot: text("mot").primaryKey(),
  /** Word as typed; null in rows older than this column. */
  ecrit: text("ecrit"),
  date: creerColonneDate("date"),
});
