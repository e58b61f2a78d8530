/** What the three ways of answering share. */
import type { VueQuestion } from "#game/schema/etat.ts";

/** The answer being made on this phone. */
export interface ReponseEnCours {
  readonly valeur: readonly string[];
  readonly choisir: (valeur: readonly string[]) => void;
  readonly valider: () => Promise<void>;
  /** The answer is on its way: the choice is frozen. */
  readonly enCours: boolean;
  /** The answer is on its way, and the line is cut. */
  readonly horsLigne: boolean;
}

export interface PropsReponse {
  readonly question: VueQuestion;
  /** Id of the element that asks the question. */
  readonly idQuestion: string;
  readonly valeur: readonly string[];
  readonly onChange: (valeur: readonly string[]) => void;
  /** The answer is on its way. */
  readonly fige: boolean;
}

/** From so many characters, an answer does not stand beside another on a phone on its side. */
const LONGUE = 22;

export const sontLongues = (options: readonly string[]): boolean =>
  options.some((option) => option.length > LONGUE);
