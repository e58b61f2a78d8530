/** What the three ways of answering share. */
import type { VueQuestion } from "#game/schema/etat.ts";

export interface PropsReponse {
  readonly question: VueQuestion;
  /** Id of the element that asks the question. */
  readonly idQuestion: string;
  readonly valeur: readonly string[];
  readonly onChange: (valeur: readonly string[]) => void;
  /** The answer is on its way. */
  readonly fige: boolean;
}
