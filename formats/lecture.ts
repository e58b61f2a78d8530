/**
 * What any file becomes before it is a quizz: lines that say where they come from, in a shape as lenient as what people write, so
 * that what does not fit is shown and mended, never cut. Plain data: it crosses from a worker to the screen. Pure.
 */
import type { EmplacementMedia } from "#contracts/medias.ts";
import type { Question, Visibilite } from "#contracts/quizz.ts";

/** A question of ours without its limits: texts may be too long, options too many, nothing right. */
export type QuestionLue = Omit<Question, "_id">;

/** A media of another site: offered to the author, through the guarded probe; never fetched here. */
export interface LienPropose {
  readonly ou: EmplacementMedia;
  /** With the part of it that is shown (contracts/fragment.ts). */
  readonly adresse: string;
}

export interface LigneQuestion {
  readonly sorte: "question";
  /** Line of the file, row of the sheet or rank in the list, from 1. */
  readonly ou: number;
  readonly question: QuestionLue;
  /** Changes and losses of the reading. */
  readonly remarques: readonly string[];
  /** Guesses that the author must check: the line is not ready until then. */
  readonly doutes: readonly string[];
  readonly liens: readonly LienPropose[];
}

export interface LigneIgnoree {
  readonly sorte: "ignoree";
  readonly ou: number;
  readonly raison: string;
  /** The beginning of the piece, as the file has it. */
  readonly extrait: string;
  /** The question that the piece would be, for an author who wants it all the same. */
  readonly question: QuestionLue | null;
  /** What goes with the question again. */
  readonly dites?: Pick<LigneQuestion, "remarques" | "doutes" | "liens">;
}

export type Ligne = LigneQuestion | LigneIgnoree;

/** A run of lines to shuffle together: a level, a round. Ranks among the lines from 0, both included. */
export interface Partie {
  /** The title in the file; null when there is none. */
  readonly nom: string | null;
  readonly debut: number;
  readonly fin: number;
}

export interface Credit {
  readonly source: string;
  readonly auteur: string;
  readonly licence: string;
}
export const SANS_CREDIT: Credit = { source: "", auteur: "", licence: "" };

export interface QuizzLu {
  readonly titre: string;
  readonly tags: readonly string[];
  /** Code of two letters, when the file says it. */
  readonly langue: string | null;
  readonly credit: Credit;
  readonly visibilite: Visibilite;
  readonly aleatoireGlobal: boolean;
  readonly parties: readonly Partie[];
  readonly lignes: readonly Ligne[];
}

/** A file that came along, named `{sha256}.{ending}` as the questions name it. */
export interface MediaJoint {
  readonly nom: string;
  /** Bytes. */
  readonly taille: number;
  /** Null: still in the file, `lireMedia` gives them. */
  readonly octets: Uint8Array<ArrayBuffer> | null;
}

export interface Lecture {
  readonly format: IdFormat;
  /** The format in words: « un Kahoot (tableur) ». */
  readonly nom: string;
  /** Details of the reading, in words: « Points-virgules, Windows-1252 ». */
  readonly details: readonly string[];
  readonly quizz: readonly QuizzLu[];
  readonly medias: readonly MediaJoint[];
  /** Of the whole file. */
  readonly remarques: readonly string[];
}

/** Every format that is read, as it is offered when what was recognised is wrong. */
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
  word: "Word (.docx)",
} as const;

export type IdFormat = keyof typeof NOMS_FORMATS;
export const estIdFormat = (dit: unknown): dit is IdFormat =>
  typeof dit === "string" && Object.hasOwn(NOMS_FORMATS, dit);

/** A file that gives nothing. `message`: French, says what to do. */
export class FichierIllisible extends Error {}
