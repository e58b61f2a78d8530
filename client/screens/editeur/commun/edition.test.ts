import { expect, test } from "vitest";
import {
  changerQuestion,
  type Document,
  inserer,
  reglerDocument,
  retirer,
} from "../../../document/document.ts";
import { questionVierge } from "../../../document/question-ecrite.ts";
import { direAilleurs } from "./use-retours.ts";

const DOCUMENT: Document = {
  reglages: {
    title: "Fromages",
    visibilite: "prive",
    aleatoireGlobal: false,
    tags: [],
    source: "",
    auteur: "",
    licence: "",
  },
  questions: ["a", "b", "c"].map((_id) => Object.assign(questionVierge(), { _id, text: _id })),
  plages: {},
};
const tempsDe = (id: string) => changerQuestion(DOCUMENT, id, (une) => ({ ...une, temps: 9 }));

test("what changed in the question on the page, or on the page of all of them, is seen: nothing is said", () => {
  expect(direAilleurs(DOCUMENT, tempsDe("b"), "b")).toBe("");
  expect(direAilleurs(DOCUMENT, tempsDe("b"), null)).toBe("");
  expect(direAilleurs(DOCUMENT, DOCUMENT, "b")).toBe("");
  const neuve = { ...questionVierge(), _id: "d" };
  expect(direAilleurs(DOCUMENT, inserer(DOCUMENT, 0, [neuve]), "d")).toBe("");
});

test("what changed elsewhere is named", () => {
  expect(direAilleurs(DOCUMENT, tempsDe("b"), "c")).toBe("Question 2, temps");
  expect(direAilleurs(DOCUMENT, retirer(DOCUMENT, new Set(["a"])), "c")).toBe(
    "Question 1 supprimée",
  );
  expect(direAilleurs(DOCUMENT, reglerDocument(DOCUMENT, { title: "Vins" }), "c")).toBe(
    "Réglages, titre",
  );
});
