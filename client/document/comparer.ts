/**
 * The differences between two states of a quizz: for a draft that was found, an older version, or two authors at
 * once. Pure.
 */
import type { Question } from "#contracts/quizz.ts";
import {
  convertirPlagesDuQuizzEnAleatoire,
  type QuizzEcrit,
  type ReglagesDeQuizz,
} from "./quizz-ecrit.ts";
import { seraientEnregistresPareil } from "./memes.ts";
import {
  convertirEnQuestionAEnregistrer,
  estQuestionVierge,
  sontMemesQuestions,
  type QuestionEcrite,
} from "./question-ecrite.ts";

/** Every compared field, in the order in which differences are listed. */
const CHAMPS = {
  type: true,
  text: true,
  media: true,
  options: true,
  reponse: true,
  precis: true,
  temps: true,
  aleatoire: true,
  preuve: true,
  suite: true,
  liste: true,
} as const satisfies Partial<Record<keyof Question, true>>;
export type ChampDeQuestionCompare = keyof typeof CHAMPS;
const estChamp = (nom: string): nom is ChampDeQuestionCompare => nom in CHAMPS;

/** One difference between two states of a quizz. Ranks are from 0: in the newer state, or in the older one for a removed question. */
export type DifferenceDeQuizz =
  | {
      readonly nom: "reglage";
      readonly champ: keyof ReglagesDeQuizz;
      readonly avant: ReglagesDeQuizz;
      readonly apres: ReglagesDeQuizz;
    }
  | { readonly nom: "ajoutee" | "retiree"; readonly rang: number; readonly texte: string }
  | {
      readonly nom: "changee";
      readonly rang: number;
      readonly texte: string;
      readonly champs: readonly ChampDeQuestionCompare[];
      readonly avant: Question;
      readonly apres: Question;
    }
  | { readonly nom: "ordre" | "plages" };

function comparerQuestion(
  rang: number,
  avant: QuestionEcrite,
  apres: QuestionEcrite,
): DifferenceDeQuizz[] {
  if (sontMemesQuestions(avant, apres)) return [];
  const [a, b] = [convertirEnQuestionAEnregistrer(avant), convertirEnQuestionAEnregistrer(apres)];
  const champs = Object.keys(CHAMPS)
    .filter(estChamp)
    .filter((champ) => !seraientEnregistresPareil(a[champ], b[champ]));
  return [{ nom: "changee", rang, texte: b.text, champs, avant: a, apres: b }];
}

export const CHAMPS_DES_REGLAGES_DE_QUIZZ: Readonly<Record<keyof ReglagesDeQuizz, true>> = {
  title: true,
  visibilite: true,
  aleatoireGlobal: true,
  tags: true,
  source: true,
  auteur: true,
  licence: true,
  composable: true,
  defauts: true,
};
export const estChampDeReglage = (nom: string): nom is keyof ReglagesDeQuizz =>
  nom in CHAMPS_DES_REGLAGES_DE_QUIZZ;

function comparerReglages(avant: ReglagesDeQuizz, apres: ReglagesDeQuizz): DifferenceDeQuizz[] {
  return Object.keys(CHAMPS_DES_REGLAGES_DE_QUIZZ)
    .filter(estChampDeReglage)
    .filter((champ) => !seraientEnregistresPareil(avant[champ], apres[champ]))
    .map((champ) => ({ nom: "reglage", champ, avant, apres }));
}

/** Lists the differences between two states of a quizz; the list is empty when both would be saved alike. */
export function comparerQuizz(avant: QuizzEcrit, apres: QuizzEcrit): readonly DifferenceDeQuizz[] {
  const anciennes = new Map(avant.questions.map((une) => [une._id, une]));
  const restent = new Set(apres.questions.map(({ _id }) => _id));
  const differences = [
    ...comparerReglages(avant.reglages, apres.reglages),
    ...apres.questions.flatMap((une, rang): DifferenceDeQuizz[] => {
      const ancienne = anciennes.get(une._id);
      if (estQuestionVierge(une)) return [];
      return ancienne === undefined
        ? [{ nom: "ajoutee", rang, texte: une.text }]
        : comparerQuestion(rang, ancienne, une);
    }),
    ...avant.questions.flatMap(({ _id, text }, rang): DifferenceDeQuizz[] =>
      restent.has(_id) ? [] : [{ nom: "retiree", rang, texte: text }],
    ),
  ];
  const ids = ({ questions }: QuizzEcrit) => questions.map(({ _id }) => _id);
  const communes = (document: QuizzEcrit) =>
    ids(document).filter((id) => anciennes.has(id) && restent.has(id));
  if (!seraientEnregistresPareil(communes(avant), communes(apres)))
    differences.push({ nom: "ordre" });
  // the ranges are compared only where the questions and their order are the same: elsewhere their ranks change
  // with the questions
  if (
    seraientEnregistresPareil(ids(avant), ids(apres)) &&
    !seraientEnregistresPareil(
      convertirPlagesDuQuizzEnAleatoire(avant),
      convertirPlagesDuQuizzEnAleatoire(apres),
    )
  )
    differences.push({ nom: "plages" });
  return differences;
}
