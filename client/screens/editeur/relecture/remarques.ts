/** Words of the proof-reader: decisions/0083. */
import type { DoublonDeQuestion } from "#contracts/relecture.ts";
import type { QuizzEcrit } from "../../../document/quizz-ecrit.ts";

/** A remark about a question; `idQuestion` null: about the quizz. */
export interface Remarque {
  /** What is remarked, of what content: the remark that an author ignores is known again by it. */
  readonly cle: string;
  readonly idQuestion: string | null;
  readonly phrase: string;
  /** Field where the author mends it. */
  readonly vise: "texte" | "reponse" | "credit";
  /** What one press does; null when only the author can tell. */
  readonly correction: Correction | null;
  /** Other quizzes that the remark is about. */
  readonly ailleurs: DoublonDeQuestion["dans"];
}

export interface Correction {
  /** Words of the button. */
  readonly libelle: string;
  /** What was done, once it is. */
  readonly fait: string;
  readonly corriger: (document: QuizzEcrit) => QuizzEcrit;
}

/** A remark of a question, before its content is known. */
export type RemarqueDeQuestion = Pick<Remarque, "phrase" | "vise"> &
  Partial<Pick<Remarque, "correction" | "ailleurs">> & {
    /** Name of the remark, the same whatever the content is. */
    readonly code: string;
  };

export const citer = (texte: string): string => `«\u00A0${texte}\u00A0»`;
export const enumerer = (textes: readonly string[]): string =>
  textes.length < 2
    ? textes.join("")
    : `${textes.slice(0, -1).join(", ")} et ${textes.at(-1) ?? ""}`;
