import { expect, test } from "vitest";
import { REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS } from "#contracts/quizz.ts";
import { comparerQuizz } from "./comparer.ts";
import {
  type QuizzEcrit,
  deplacerQuestions,
  insererQuestions,
  ajouterPlageAleatoireAuQuizz,
  changerReglagesDuQuizz,
  retirerQuestions,
} from "./quizz-ecrit.ts";
import { changerQuestion } from "./quizz-ecrit.ts";
import { creerProposition, creerQuestionVierge } from "./question-ecrite.ts";

const question = (_id: string) => ({
  ...creerQuestionVierge("choix"),
  _id,
  text: `Question ${_id}`,
  propositions: [creerProposition("oui", { bonne: true }), creerProposition("non")],
});
const QUIZZ: QuizzEcrit = {
  reglages: {
    title: "Fromages",
    visibilite: "prive",
    aleatoireGlobal: false,
    tags: [],
    source: "",
    auteur: "",
    licence: "",
    composable: true,
    defauts: REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
  },
  questions: ["a", "b", "c", "d"].map(question),
  plages: {},
};

test("nothing differs from itself, nor by an option that was left empty", () => {
  expect(comparerQuizz(QUIZZ, QUIZZ)).toEqual([]);
  const vide = changerQuestion(QUIZZ, "a", (une) => ({
    ...une,
    propositions: [...une.propositions, creerProposition("")],
  }));
  expect(comparerQuizz(QUIZZ, vide)).toEqual([]);
});

test("nothing differs by the order in which the fields of a proof were written", () => {
  const preuve = (une: QuizzEcrit["questions"][number]["preuve"]) =>
    changerQuestion(QUIZZ, "a", (question_) => ({ ...question_, preuve: une }));
  expect(
    comparerQuizz(preuve({ text: "Voilà", media: "" }), preuve({ media: "", text: "Voilà" })),
  ).toEqual([]);
});

test("each field of a question that changed, with what it was and what it is; and nothing else", () => {
  const apres = changerQuestion(QUIZZ, "b", (une) => ({
    ...une,
    text: "Autre",
    temps: 30,
    propositions: [creerProposition("oui"), creerProposition("peut-être", { bonne: true })],
  }));
  expect(comparerQuizz(QUIZZ, apres)).toMatchObject([
    {
      nom: "changee",
      rang: 1,
      texte: "Autre",
      champs: ["text", "options", "reponse", "temps"],
      avant: { text: "Question b", temps: 0, reponse: ["oui"] },
      apres: { text: "Autre", temps: 30, options: ["oui", "peut-être"], reponse: ["peut-être"] },
    },
  ]);
});

test("what came, what went, by their ranks there; settings first, the order last", () => {
  const change = insererQuestions(retirerQuestions(QUIZZ, new Set(["b"])), 0, [question("neuve")]);
  const range = deplacerQuestions(change, new Set(["d"]), 0);
  const apres = changerReglagesDuQuizz(range, { title: "Vins", licence: "CC0" });
  expect(comparerQuizz(QUIZZ, apres)).toMatchObject([
    { nom: "reglage", champ: "title", avant: { title: "Fromages" }, apres: { title: "Vins" } },
    { nom: "reglage", champ: "licence" },
    { nom: "ajoutee", rang: 1, texte: "Question neuve" },
    { nom: "retiree", rang: 1, texte: "Question b" },
    { nom: "ordre" },
  ]);
});

test("a range that was made is said, beside what else changed", () => {
  const apres = ajouterPlageAleatoireAuQuizz(QUIZZ, { debut: 1, fin: 2 });
  expect(comparerQuizz(QUIZZ, apres)).toEqual([{ nom: "plages" }]);
  const aussi = changerQuestion(apres, "a", (une) => ({ ...une, temps: 5 }));
  expect(comparerQuizz(QUIZZ, aussi).map(({ nom }) => nom)).toEqual(["changee", "plages"]);
});
