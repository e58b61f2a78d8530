/** Finding and replacing a text in what an author has written of several questions. Pure. */
import type { QuestionEcrite } from "./question-ecrite.ts";
import { listerIdsDeQuestions, type QuizzEcrit } from "./quizz-ecrit.ts";

export interface RechercheDeTexte {
  readonly cherche: string;
  /** Whether case counts: "paris" then does not find "Paris". */
  readonly casse: boolean;
  /** Whether only whole words are found: "art" is then not found in "tarte". */
  readonly motEntier: boolean;
}

/** Characters that a search takes for one another: any space, either apostrophe. */
const ALIKE: readonly (readonly [typed: RegExp, any: string])[] = [
  [/[ \u00A0\u202F]+/g, "[ \\u00A0\\u202F]+"],
  [/['’]/g, "['’]"],
];

/** Regular expression that finds the text; null for an empty text. */
function formeDe({ cherche, casse, motEntier }: RechercheDeTexte): RegExp | null {
  if (cherche === "") return null;
  const litteral = ALIKE.reduce(
    (forme, [typed, any]) => forme.replace(typed, () => any),
    cherche.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
  );
  const mot = "[\\p{L}\\p{M}\\p{N}_]";
  const forme = motEntier ? `(?<!${mot})${litteral}(?!${mot})` : litteral;
  return new RegExp(forme, casse ? "gu" : "giu");
}

/** A question with each of its texts changed; the same object when none is. */
function changerTextes(
  question: QuestionEcrite,
  changer: (texte: string) => string,
): QuestionEcrite {
  let change = false;
  const un = (texte: string): string => {
    const suivant = changer(texte);
    if (suivant !== texte) change = true;
    return suivant;
  };
  const complement = (dit: QuestionEcrite["preuve"]) =>
    dit === null ? null : { ...dit, text: un(dit.text) };
  const suivante: QuestionEcrite = {
    ...question,
    text: un(question.text),
    propositions: question.propositions.map((une) => ({ ...une, texte: un(une.texte) })),
    reponses: question.reponses.map(un),
    reponsesBonus: question.reponsesBonus.map(un),
    liste: question.liste.map(un),
    preuve: complement(question.preuve),
    suite: complement(question.suite),
  };
  return change ? suivante : question;
}

/** Counts how often a text occurs in these questions, and how many of them have it. */
export function compterOccurrencesDeTexte(
  questions: readonly QuestionEcrite[],
  recherche: RechercheDeTexte,
): { readonly fois: number; readonly questions: number } {
  const forme = formeDe(recherche);
  if (forme === null) return { fois: 0, questions: 0 };
  const comptes = questions.map((question) => {
    let fois = 0;
    changerTextes(question, (texte) => {
      fois += texte.match(forme)?.length ?? 0;
      return texte;
    });
    return fois;
  });
  return {
    fois: comptes.reduce((somme, fois) => somme + fois, 0),
    questions: comptes.filter((fois) => fois > 0).length,
  };
}

/**
 * Replaces a text in the questions, options, answers, proofs and follow-ups; right answers stay right. A text that
 * becomes too long is not cut: it is a fault, as in any question.
 * @param ids of the questions; null: all of them
 * @param par text put in its place exactly as it is typed
 */
export function remplacerTexteDansQuizz(
  document: QuizzEcrit,
  ids: ReadonlySet<string> | null,
  recherche: RechercheDeTexte,
  par: string,
): QuizzEcrit {
  const forme = formeDe(recherche);
  if (forme === null) return document;
  const dans = ids ?? new Set(listerIdsDeQuestions(document.questions));
  const questions = document.questions.map((une) =>
    dans.has(une._id) ? changerTextes(une, (texte) => texte.replace(forme, () => par)) : une,
  );
  return questions.every((une, rang) => une === document.questions[rang])
    ? document
    : { ...document, questions };
}
