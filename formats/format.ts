/** A file format of the import: how its files are recognised by their content, and how they are read. All formats are listed in formats.ts. */
import type {
  Consignes,
  IdFormat,
  LigneImport,
  MediaJoint,
  QuizzImport,
  ApercuDeTableComprise,
  RolesEtLecturesDuTexte,
} from "./lecture.ts";
import type { SourceImport } from "./entree.ts";

/** A quizz whose lines are read one at a time, so that the import can show its progress and be cancelled. */
export interface QuizzEnLecture extends Partial<Omit<QuizzImport, "lignes" | "titre">> {
  readonly titre: string;
  readonly lignes: Iterable<LigneImport>;
  /** Approximate number of lines, for the progress bar. */
  readonly total: number;
  /** Set for Trinquizz's own files, whose equal questions are all kept. */
  readonly doublons?: "gardes";
}

/** Content that a format gives of a file, before the lines of its quizzes are read one by one. */
export interface LectureBrute {
  readonly quizz: readonly QuizzEnLecture[];
  readonly details?: readonly string[];
  readonly medias?: readonly MediaJoint[];
  readonly remarques?: readonly string[];
  readonly texte?: RolesEtLecturesDuTexte;
  readonly tables?: readonly ApercuDeTableComprise[];
}

export interface FormatImport {
  readonly id: IdFormat;
  /** French name of the format with its article, shown after "C’est": « un Kahoot (tableur) ». */
  readonly nom: string;
  /** Likelihood, from 0 to 1, that a file is of this format, judged by the beginning of its content, never by its name. */
  readonly reconnaitre: (entree: SourceImport, consignes?: Consignes) => number;
  /** Reads the quizzes of a file. @throws UnreadableFileError when the file cannot be read, or has no question at all */
  readonly lire: (entree: SourceImport, consignes?: Consignes) => LectureBrute;
  /** The bytes of a media inside the file, which the reading of the questions left there. @throws UnreadableFileError */
  readonly media?: (entree: SourceImport, nom: string) => Uint8Array<ArrayBuffer>;
}
