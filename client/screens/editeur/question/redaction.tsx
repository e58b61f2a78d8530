/** Context shared by the parts of the editor of a question: the question, its faults, and how to change it. */
import { createContext, type ReactElement, use } from "react";
import type { CodeFauteDeQuestion, FauteDeQuestion } from "#contracts/fautes.ts";
import type { Question } from "#contracts/quizz.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";
import type { ErreursParChampDeQuestion } from "./fautes-de-champs.ts";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./reglages-question.module.css";

export interface QuestionEnCoursDeRedaction {
  readonly question: QuestionEcrite;
  /** The question as a save would send it. */
  readonly ecrite: Question;
  /** Faults that keep the question from being played well; it is saved all the same. */
  readonly fautes: readonly FauteDeQuestion[];
  /** Sentences of the faults for which the server would refuse the question, by field. */
  readonly refus: ErreursParChampDeQuestion;
  /** Rank of the question, from 0. */
  readonly rang: number;
  /** Key of the question: the same before a save and after. */
  readonly cle: string;
  /** Changes the question. @param geste name of a field, whose keystrokes make one step of undo; empty: a step of its own */
  readonly changer: (changer: (question: QuestionEcrite) => QuestionEcrite, geste?: string) => void;
  /** Focuses a field of this question once it is drawn. */
  readonly viser: (champ: string) => void;
  /** Attributes of the question's field of the given name, by which `viser` and links find it. */
  readonly champ: (nom: string) => { readonly "data-champ": string };
}

const Contexte = createContext<QuestionEnCoursDeRedaction | null>(null);
export const QuestionEnCoursDeRedactionProvider = Contexte;

/** The question of the editor's page. Throws outside of the editor of a question (a bug). */
export function useQuestionEnCoursDeRedaction(): QuestionEnCoursDeRedaction {
  const redaction = use(Contexte);
  if (redaction === null)
    throw new Error("useQuestionEnCoursDeRedaction outside of the editor of a question");
  return redaction;
}

/** The question of the editor's page; null outside of the editor of a question. */
export const useQuestionEnCoursDeRedactionOuNull = (): QuestionEnCoursDeRedaction | null =>
  use(Contexte);

interface Props {
  readonly codes: readonly CodeFauteDeQuestion[];
  /** Sentences of the refusals of the fields above. */
  readonly refus?: readonly (string | undefined)[];
}

/** Faults of the question that concern the fields above, by their codes, and the refusals of these fields. */
export function FautesDesChampsAuDessus({ codes, refus }: Props): ReactElement | null {
  const { fautes } = useQuestionEnCoursDeRedaction();
  const ici = fautes.filter(({ code }) => codes.includes(code)).map(({ phrase }) => phrase);
  const dites = [...new Set([...(refus ?? []).filter((une) => une !== undefined), ...ici])];
  return dites.length === 0 ? null : (
    <ul className={styles["fautes"]}>
      {dites.map((une) => (
        <li key={une}>
          <Icone nom="attention" taille="1.15em" />
          {une}
        </li>
      ))}
    </ul>
  );
}
