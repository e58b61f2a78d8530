/** Words of the proof-reader: decisions/0083. */
import type { DoublonDeQuestion } from "#contracts/relecture.ts";
import type { QuizzEcrit } from "../../../document/quizz-ecrit.ts";

/** A remark about a question; `idQuestion` null: about the quizz. */
export interface Remarque {
  /** Identifier of a remark and of its content, by which an ignored remark is known again. */
  readonly cle: string;
  readonly idQuestion: string | null;
  readonly phrase: string;
  /** Field where the author mends it. */
  readonly vise: "texte" | "reponse" | "credit";
  /** Change that one press makes; null when only the author can tell. */
  readonly correction: Correction | null;
  /** Other quizzes that the remark is about. */
  readonly ailleurs: DoublonDeQuestion["dans"];
}

export interface Correction {
  /** Words of the button. */
  readonly libelle: string;
  /** Sentence that says it once it is done. */
  readonly fait: string;
  readonly corriger: (document: QuizzEcrit) => QuizzEcrit;
}

/** A remark of a question, before its content is known. */
export type RemarqueDeQuestion = Pick<Remarque, "phrase" | "vise"> &
  Partial<Pick<Remarque, "correction" | "ailleurs">> & {
    /** Name of the remark, the same whatever the content is. */
    readonly code: string;
  };
