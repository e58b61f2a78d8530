/** The form of the proof-reader's remarks: decisions/0083. */
import type { DoublonDeQuestion } from "#contracts/relecture.ts";
import type { QuizzEcrit } from "../../../document/quizz-ecrit.ts";

/** A remark of the proof-reader about a question; about the quizz as a whole when `idQuestion` is null. */
export interface Remarque {
  /** Hash of the remark and of the text that it depends on, by which an ignored remark is recognised. */
  readonly cle: string;
  readonly idQuestion: string | null;
  readonly phrase: string;
  /** Field that takes the focus when the author follows the remark. */
  readonly vise: "texte" | "reponse" | "credit";
  /** Correction that the button of the remark makes; null when only the author knows what is right. */
  readonly correction: CorrectionProposeeParRemarque | null;
  /** Other quizzes that the remark is about. */
  readonly ailleurs: DoublonDeQuestion["dans"];
}

export interface CorrectionProposeeParRemarque {
  /** Text of the button that corrects. */
  readonly libelle: string;
  /** Sentence announced after the correction. */
  readonly fait: string;
  readonly corriger: (document: QuizzEcrit) => QuizzEcrit;
}

/** A remark as a check finds it, before it is attached to its question. */
export type RemarqueAvantRattachement = Pick<Remarque, "phrase" | "vise"> &
  Partial<Pick<Remarque, "correction" | "ailleurs">> & {
    /** Name of the remark within its question ("texteLong"). */
    readonly code: string;
  };
