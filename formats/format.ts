/** A format: how it is recognised by its content, and how it is read. All formats are listed in formats.ts. */
import type { IdFormat, Ligne, MediaJoint, QuizzLu } from "./lecture.ts";
import type { Entree } from "./entree.ts";

/** A quizz whose lines are made one at a time: whoever asks for them tells how far it is, and may stop. */
export interface QuizzBrut extends Partial<Omit<QuizzLu, "lignes" | "titre">> {
  readonly titre: string;
  readonly lignes: Iterable<Ligne>;
  /** How many lines there will be, about. */
  readonly total: number;
  /** Two lines that ask the same are two questions: in our own files nothing is dropped. */
  readonly doublons?: "gardes";
}

export interface LectureBrute {
  readonly quizz: readonly QuizzBrut[];
  readonly details?: readonly string[];
  readonly medias?: readonly MediaJoint[];
  readonly remarques?: readonly string[];
}

export interface Format {
  readonly id: IdFormat;
  /** After "C’est": « un Kahoot (tableur) ». */
  readonly nom: string;
  /** From 0, it is not, to 1, it is nothing else. By content, never by name. Quick: it looks at the beginning. */
  readonly reconnaitre: (entree: Entree) => number;
  /** @throws FichierIllisible when it gives nothing at all */
  readonly lire: (entree: Entree) => LectureBrute;
  /** A media that the reading left in the file. @throws FichierIllisible */
  readonly media?: (entree: Entree, nom: string) => Uint8Array<ArrayBuffer>;
}
