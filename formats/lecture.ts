/**
 * The result of reading any imported file: lines with their place in the file, in a shape as lenient as what people write, so
 * that the author sees and corrects what does not fit. Plain data, sent from the worker to the screen. Pure.
 */
import type { EmplacementMedia } from "#contracts/medias.ts";
import type { ReglagesDesNouvellesQuestions, Question, Visibilite } from "#contracts/quizz.ts";

/** An imported question, not checked yet: texts may be too long, options too many, no answer right. */
export type QuestionImport = Omit<Question, "_id">;

/** The address of a media on another site, offered to the author; the import itself never fetches it. */
export interface LienMediaPropose {
  readonly ou: EmplacementMedia;
  /** The address, followed by the fragment that says which part is shown (contracts/fragment.ts). */
  readonly adresse: string;
}

export interface LigneImportQuestion {
  readonly sorte: "question";
  /** Line of the file, row of the sheet or rank in the list, from 1. */
  readonly ou: number;
  readonly question: QuestionImport;
  /** French sentences about what the reading changed or lost. */
  readonly remarques: readonly string[];
  /** French sentences about guesses; the line is not ready until the author has checked them. */
  readonly doutes: readonly string[];
  readonly liens: readonly LienMediaPropose[];
}

export interface LigneImportIgnoree {
  readonly sorte: "ignoree";
  readonly ou: number;
  readonly raison: string;
  /** The beginning of the ignored text, as it is in the file. */
  readonly extrait: string;
  /** The question that the ignored text would make, for an author who wants it anyway. */
  readonly question: QuestionImport | null;
  /** Remarks, doubts and links of the ignored question, restored with it. */
  readonly dites?: Pick<LigneImportQuestion, "remarques" | "doutes" | "liens">;
}

export type LigneImport = LigneImportQuestion | LigneImportIgnoree;

/** A range of lines to shuffle together, such as a level or a round: ranks from 0, both ends included. */
export interface PlageDeLignes {
  /** The title of the range in the file; null without a title. */
  readonly nom: string | null;
  readonly debut: number;
  readonly fin: number;
}

export interface CreditQuizz {
  readonly source: string;
  readonly auteur: string;
  readonly licence: string;
}
export const SANS_CREDIT: CreditQuizz = { source: "", auteur: "", licence: "" };

export interface QuizzImport {
  readonly titre: string;
  readonly tags: readonly string[];
  /** Two-letter language code; null when the file does not say it. */
  readonly langue: string | null;
  readonly credit: CreditQuizz;
  readonly visibilite: Visibilite;
  readonly aleatoireGlobal: boolean;
  /** Whether its questions may serve in composed evenings, when the file says it. */
  readonly composable?: boolean | undefined;
  readonly defauts?: ReglagesDesNouvellesQuestions | undefined;
  readonly parties: readonly PlageDeLignes[];
  readonly lignes: readonly LigneImport[];
}

/** A media that came inside an imported file, under the name that the questions use: `{sha256}.{extension}`. */
export interface MediaJoint {
  readonly nom: string;
  /** Bytes. */
  readonly taille: number;
  /** The bytes; null while they are still in the imported file, from which `lireMediaDuFichier` reads them. */
  readonly octets: Uint8Array<ArrayBuffer> | null;
}

/**
 * The role of a line of a pasted text. `suite` goes on with the line before; `propositions` are several on one line; `bonne` is a right
 * proposition; `couple` is a question and its answer; `cle` belongs to an answer key; `ignoree` has no known meaning; `vide` is blank.
 */
export const TEXT_LINE_ROLES = [
  "titre",
  "question",
  "suite",
  "proposition",
  "propositions",
  "bonne",
  "reponse",
  "preuve",
  "couple",
  "cle",
  "ignoree",
  "vide",
] as const;
export type LineRole = (typeof TEXT_LINE_ROLES)[number];

/** How its author wants a pasted text to be read. */
export interface ConsignesDeTexte {
  /** Key of the reading that the author chose (`RolesEtLecturesDuTexte.lectures`); null for the best one. */
  readonly lecture: string | null;
  /** Roles that the author gave to lines, by the number of the line from 1. */
  readonly roles: Readonly<Record<number, LineRole>>;
}

/** What a column of a table holds; « rien »: it is not imported. */
export const COLUMN_ROLES = [
  "question",
  "bonnes",
  "fausse",
  "proposition",
  "acceptee",
  "bonus",
  "preuve",
  "temps",
  "partie",
  "type",
  "media",
  "mediaPreuve",
  "suite",
  "mediaSuite",
  "liste",
  "melanger",
  "rien",
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** The columns of a table as its author names them. */
export interface ColonnesNommeesParLAuteur {
  /** Role of each column, the first one first. */
  readonly roles: readonly ColumnRole[];
  /** Whether the table has a row of titles. */
  readonly titres: boolean;
}

/** Columns that the author named in another file, found again by their titles. */
export interface ColonnesDejaNommeesParTitres {
  /** The titles, folded (`composeHeaderKey`). */
  readonly cle: string;
  readonly roles: readonly ColumnRole[];
}

/** What the author of an import says of how it is to be read. */
export interface Consignes extends ConsignesDeTexte {
  /** Columns named by hand, by the name of the sheet; the name is empty outside of a workbook. */
  readonly colonnes?: Readonly<Record<string, ColonnesNommeesParLAuteur>>;
  readonly connues?: readonly ColonnesDejaNommeesParTitres[];
}
export const SANS_CONSIGNES: Consignes = { lecture: null, roles: {} };

/** How a pasted text was understood, and the other ways to read it. */
export interface RolesEtLecturesDuTexte {
  /** The role of each line, the first line first. */
  readonly roles: readonly LineRole[];
  /** Ways to read the text, the best first; `nom` in French: « des questions numérotées ». */
  readonly lectures: readonly { readonly cle: string; readonly nom: string }[];
  /** Key of the reading that was followed. */
  readonly lecture: string;
}

/** A table, or a sheet of a workbook, as it was understood. */
export interface ApercuDeTableComprise {
  /** Name of the sheet; empty outside of a workbook. */
  readonly feuille: string;
  /** The titles of the columns; null without a row of titles. */
  readonly titres: readonly string[] | null;
  /** Key of the row of titles (`composeHeaderKey`), by which the choice of an author is kept; empty without titles. */
  readonly cle: string;
  /** First rows under the titles; long cells are cut. */
  readonly rangees: readonly (readonly string[])[];
  readonly roles: readonly ColumnRole[];
  /** How the roles are known: by the titles, by a guess, by nothing, by the author here or in another file. */
  readonly origine: "titres" | "devinee" | "inconnue" | "auteur" | "connue";
  /** Whether the author should look: some columns are guessed, or have an unknown title. */
  readonly aVoir: boolean;
}

export interface LectureFichier {
  readonly format: IdFormat;
  /** The format in words: « un Kahoot (tableur) ». */
  readonly nom: string;
  /** Details of the reading, in words: « Points-virgules, Windows-1252 ». */
  readonly details: readonly string[];
  readonly quizz: readonly QuizzImport[];
  readonly medias: readonly MediaJoint[];
  /** French sentences about the whole file. */
  readonly remarques: readonly string[];
  /** How the lines of a text were understood; null for the formats that are no free text. */
  readonly texte: RolesEtLecturesDuTexte | null;
  /** The tables, one for each quizz, in the same order; empty for other formats. The quizz of a table of unknown columns has no lines. */
  readonly tables: readonly ApercuDeTableComprise[];
}

/** French names of the import formats, shown when the author corrects the recognised one. */
export const NOMS_FORMATS = {
  trinquizz: "Un fichier Trinquizz",
  texte: "Un texte, question par question",
  tableau: "Un tableau (CSV, Excel, cellules)",
  "openquizzdb-json": "OpenQuizzDB (JSON)",
  "openquizzdb-csv": "OpenQuizzDB (CSV)",
  "kahoot-tableur": "Kahoot (tableur)",
  "kahoot-json": "Kahoot (JSON)",
  wayground: "Wayground, autrefois Quizizz",
  blooket: "Blooket",
  gimkit: "Gimkit",
  gift: "GIFT (Moodle)",
  aiken: "Aiken",
  moodle: "Moodle (XML)",
  razzia: "Razzia",
  classquiz: "ClassQuiz",
  opentdb: "Open Trivia DB",
  qti: "QTI (Canvas, IMS)",
  h5p: "H5P",
  anki: "Anki (texte)",
  "google-forms": "Google Forms (réponses notées)",
  donnees: "Autres données (JSON)",
  word: "Word (.docx)",
  pdf: "PDF",
} as const;

export type IdFormat = keyof typeof NOMS_FORMATS;
export const estIdFormat = (dit: unknown): dit is IdFormat =>
  typeof dit === "string" && Object.hasOwn(NOMS_FORMATS, dit);

/** An imported file without any readable question. `message`: a French sentence with a remedy. */
export class UnreadableFileError extends Error {}
