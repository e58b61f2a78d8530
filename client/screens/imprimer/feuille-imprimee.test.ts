// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test } from "vitest";
import type { Question } from "#contracts/quizz.ts";
import { type PageNavigator, NavigationProvider } from "../../app/navigation.tsx";
import {
  convertirEnQuestionAEnregistrer,
  creerQuestionVierge,
} from "../../document/question-ecrite.ts";
import { EXAMPLE_QUIZZ } from "../../test/quizz-example.ts";
import { FeuilleImprimee, calculerLargeursDesQuestionsImprimees } from "./feuille-imprimee.tsx";

const DEPLACEMENT: PageNavigator = {
  destination: () => "/imprimer/q",
  versAdresse: () => {},
  parHistorique: () => {},
  preload: () => {},
  addGuard: () => () => {},
};
const question = (_id: string, champs: Partial<Question> = {}): Question => ({
  ...convertirEnQuestionAEnregistrer(creerQuestionVierge("entree")),
  _id,
  text: `Question ${_id}`,
  ...champs,
});

function imprimer(...questions: Question[]) {
  onTestFinished(cleanup);
  render(
    h(NavigationProvider, {
      endroit: { pathname: "/imprimer/q", search: "", state: null, key: "x" },
      deplacement: DEPLACEMENT,
      children: h(FeuilleImprimee, { quizz: { ...EXAMPLE_QUIZZ, questions }, sien: true }),
    }),
  );
  const [posees, reponses] = screen.getAllByRole("list").filter(({ tagName }) => tagName === "OL");
  if (posees === undefined || reponses === undefined) throw new Error("two lists are printed");
  return { posees, reponses };
}

test("pictures are printed, and what is played has a code that leads to it", () => {
  const { posees, reponses } = imprimer(
    question("a", { media: "brie.webp", preuve: { text: "La voici", media: "preuve.png" } }),
    question("b", { media: "https://www.youtube.com/watch?v=abcdefghijk&t=42s" }),
    question("c", { media: "cri.mp3#t=3,9" }),
    question("d"),
  );
  const images = within(posees)
    .getAllByRole("img")
    .map((une) => une.getAttribute("alt") ?? une.getAttribute("aria-label"));
  expect(images).toEqual([
    "Image de la question 1",
    "Code QR du média de la question 2",
    "Code QR du média de la question 3",
  ]);
  expect(within(posees).getByAltText("Image de la question 1").getAttribute("src")).toBe(
    "/media/brie.webp",
  );
  expect(posees.textContent).toContain("À écouter");
  expect(within(reponses).getByAltText("Image de la preuve 1").getAttribute("src")).toBe(
    "/media/preuve.png",
  );
});

test("answers that are worth a bonus are printed, and say so", () => {
  const { reponses } = imprimer(
    question("a", { reponse: ["Seine"], precis: ["La Seine"] }),
    question("b", {
      type: "choix",
      options: ["Brie", "Comté", "Bleu"],
      reponse: ["Brie"],
      precis: ["Bleu"],
    }),
    question("c", { type: "choix", options: ["Oui", "Non"], reponse: ["Non"], precis: ["Non"] }),
  );
  expect(
    within(reponses)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Seine ou La Seine (bonus)", "A. Brie\u00A0; C. Bleu (bonus)", "B. Non (bonus)"]);
});

test("two questions with a picture that follow each other share a line", () => {
  expect(calculerLargeursDesQuestionsImprimees([true, true, true, false, true, true])).toEqual([
    "moitie",
    "moitie",
    "entiere",
    "entiere",
    "moitie",
    "moitie",
  ]);
});
