/** The question being written, and what is done to it: what the parts of its editor share. */
import { createContext, type ReactElement, use } from "react";
import type { CodeFaute, Faute } from "#contracts/fautes.ts";
import type { Question } from "#contracts/quizz.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";
import type { FautesDeChamps } from "./fautes-de-champs.ts";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./reglages-question.module.css";

export interface RedactionQuestion {
  readonly question: QuestionEcrite;
  /** As it would be saved. */
  readonly ecrite: Question;
  /** What makes it unplayable; saved all the same. */
  readonly fautes: readonly Faute[];
  /** What the server would refuse, by field. */
  readonly refus: FautesDeChamps;
  /** From 0. */
  readonly rang: number;
  /** The same through a save, where a new question gets another id. */
  readonly cle: string;
  /** @param geste the field that is typed in, whose keystrokes are one step of undo; empty: a step of its own */
  readonly changer: (changer: (question: QuestionEcrite) => QuestionEcrite, geste?: string) => void;
  /** Gives the keyboard to a field of this question (`champ`), once it is there. */
  readonly viser: (champ: string) => void;
  /** What marks that field. */
  readonly champ: (nom: string) => { readonly "data-champ": string };
}

const Contexte = createContext<RedactionQuestion | null>(null);
export const FournisseurRedaction = Contexte;

/** Throws outside of the editor of a question (a bug). */
export function useRedaction(): RedactionQuestion {
  const redaction = use(Contexte);
  if (redaction === null) throw new Error("useRedaction outside of the editor of a question");
  return redaction;
}

/** Null where what is written is no question. */
export const useRedactionSiLa = (): RedactionQuestion | null => use(Contexte);

interface Props {
  readonly codes: readonly CodeFaute[];
  /** Sentences of fields. */
  readonly refus?: readonly (string | undefined)[];
}

/** What is wrong with what stands above: with the question, which is saved all the same, or with a field, which is not. */
export function FautesIci({ codes, refus }: Props): ReactElement | null {
  const { fautes } = useRedaction();
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
