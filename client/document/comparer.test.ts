import { expect, test } from "vitest";
import { comparer } from "./comparer.ts";
import {
  type QuizzEcrit,
  deplacer,
  inserer,
  melanger,
  reglerQuizz,
  retirer,
} from "./quizz-ecrit.ts";
import { changerQuestion } from "./quizz-ecrit.ts";
import { proposition, questionVierge } from "./question-ecrite.ts";

const question = (_id: string) => ({
  ...questionVierge("choix"),
  _id,
  text: `Question ${_id}`,
  propositions: [proposition("oui", { bonne: true }), proposition("non")],
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
  },
  questions: ["a", "b", "c", "d"].map(question),
  plages: {},
};

test("nothing differs from itself, nor by an option that was left empty", () => {
  expect(comparer(QUIZZ, QUIZZ)).toEqual([]);
  const vide = changerQuestion(QUIZZ, "a", (une) => ({
    ...une,
    propositions: [...une.propositions, proposition("")],
  }));
  expect(comparer(QUIZZ, vide)).toEqual([]);
});

test("nothing differs by the order in which the fields of a proof were written", () => {
  const preuve = (une: QuizzEcrit["questions"][number]["preuve"]) =>
    changerQuestion(QUIZZ, "a", (question_) => ({ ...question_, preuve: une }));
  expect(
    comparer(preuve({ text: "Voilà", media: "" }), preuve({ media: "", text: "Voilà" })),
  ).toEqual([]);
});

test("each field of a question that changed, with what it was and what it is; and nothing else", () => {
  const apres = changerQuestion(QUIZZ, "b", (une) => ({
    ...une,
    text: "Autre",
    temps: 30,
    propositions: [proposition("oui"), proposition("peut-être", { bonne: true })],
  }));
  expect(comparer(QUIZZ, apres)).toMatchObject([
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
  const change = inserer(retirer(QUIZZ, new Set(["b"])), 0, [question("neuve")]);
  const range = deplacer(change, new Set(["d"]), 0);
  const apres = reglerQuizz(range, { title: "Vins", licence: "CC0" });
  expect(comparer(QUIZZ, apres)).toMatchObject([
    { nom: "reglage", champ: "title", avant: { title: "Fromages" }, apres: { title: "Vins" } },
    { nom: "reglage", champ: "licence" },
    { nom: "ajoutee", rang: 1, texte: "Question neuve" },
    { nom: "retiree", rang: 1, texte: "Question b" },
    { nom: "ordre" },
  ]);
});

test("a range that was made is said, beside what else changed", () => {
  const apres = melanger(QUIZZ, { debut: 1, fin: 2 });
  expect(comparer(QUIZZ, apres)).toEqual([{ nom: "plages" }]);
  const aussi = changerQuestion(apres, "a", (une) => ({ ...une, temps: 5 }));
  expect(comparer(QUIZZ, aussi).map(({ nom }) => nom)).toEqual(["changee", "plages"]);
});
