import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  creerProposition,
  creerQuestionVierge,
  convertirEnQuestionAEnregistrer,
} from "./question-ecrite.ts";
import { convertirEnQuizzEcrit, type QuizzEcrit } from "./quizz-ecrit.ts";
import { compterOccurrencesDeTexte, remplacerTexteDansQuizz } from "./remplacer.ts";
import { EXAMPLE_QUIZZ } from "../test/quizz-example.ts";

const VIDE = convertirEnQuizzEcrit({ ...EXAMPLE_QUIZZ, questions: [], aleatoire: [] });
const quizz = (...textes: readonly string[]): QuizzEcrit => ({
  ...VIDE,
  questions: textes.map((text) => Object.assign({}, creerQuestionVierge("entree"), { text })),
});
const large = { casse: false, motEntier: false };
const textes = ({ questions }: QuizzEcrit) => questions.map(({ text }) => text);

it("replaces in every text of a question, and keeps the right answers right", () => {
  const question = {
    ...creerQuestionVierge("choix"),
    text: "Le Pere Noël ?",
    media: "Pere.png",
    propositions: [
      creerProposition("le pere", { bonne: true, bonus: true }),
      creerProposition("Oslo"),
    ],
    reponses: ["Pere"],
    reponsesBonus: ["Pere"],
    liste: ["Pere"],
    preuve: { text: "Pere", media: "Pere.png" },
    suite: { text: "Pere", media: "" },
  };
  const avant = { ...VIDE, questions: [question] };
  const [apres] = remplacerTexteDansQuizz(
    avant,
    null,
    { cherche: "pere", ...large },
    "Père",
  ).questions;
  expect(apres).toMatchObject({
    text: "Le Père Noël ?",
    media: "Pere.png",
    reponses: ["Père"],
    reponsesBonus: ["Père"],
    liste: ["Père"],
    preuve: { text: "Père", media: "Pere.png" },
    suite: { text: "Père", media: "" },
  });
  if (apres === undefined) throw new Error("no question");
  expect(convertirEnQuestionAEnregistrer(apres)).toMatchObject({
    options: ["le Père", "Oslo"],
    reponse: ["le Père"],
    precis: ["le Père"],
  });
  expect(compterOccurrencesDeTexte([question], { cherche: "pere", ...large })).toEqual({
    fois: 7,
    questions: 1,
  });
});

test.each([
  ["art", { casse: false, motEntier: true }, "L’art, la tarte, ART", "L’X, la tarte, X"],
  ["art", { casse: true, motEntier: false }, "L’art, la tarte, ART", "L’X, la tXe, ART"],
  ["été", { casse: false, motEntier: true }, "Été, étés, l'été.", "X, étés, l'X."],
  ["l'eau", large, "L’eau, l'eau", "X, X"],
  ["où ?", large, "Où\u00A0? Où\u202F? où ?", "X X X"],
  ["(a+b)*", large, "(a+b)* et aab", "X et aab"],
  ["", large, "rien", "rien"],
])("finds %s %o in %s", (cherche, comment, texte, attendu) => {
  expect(textes(remplacerTexteDansQuizz(quizz(texte), null, { cherche, ...comment }, "X"))).toEqual(
    [attendu],
  );
});

it("replaces in the chosen questions only, by what is written", () => {
  const avant = quizz("Oslo", "Oslo");
  const [premiere] = avant.questions;
  const apres = remplacerTexteDansQuizz(
    avant,
    new Set([premiere?._id ?? ""]),
    { cherche: "oslo", ...large },
    "$& $1",
  );
  expect(textes(apres)).toEqual(["$& $1", "Oslo"]);
  expect(apres.questions[1]).toBe(avant.questions[1]);
});

it("makes no step of undo when nothing is found", () => {
  const avant = quizz("Oslo");
  expect(remplacerTexteDansQuizz(avant, null, { cherche: "Rome", ...large }, "X")).toBe(avant);
  expect(remplacerTexteDansQuizz(avant, null, { cherche: "oslo", ...large }, "Oslo")).toBe(avant);
});

it("replaces whatever is typed, as often as it is counted", () => {
  const marques = (texte: string) => texte.split("\u0001").length - 1;
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (cherche, autour) => {
      fc.pre(!cherche.includes("\u0001"));
      const avant = quizz(autour.join(cherche));
      const recherche = { cherche, casse: true, motEntier: false };
      const { fois } = compterOccurrencesDeTexte(avant.questions, recherche);
      const [apres = ""] = textes(remplacerTexteDansQuizz(avant, null, recherche, "\u0001"));
      expect(marques(apres)).toBe(marques(autour.join(cherche)) + fois);
    }),
  );
});

it("finds each text that stands there", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (cherche, avant, apres) => {
      const { questions } = quizz(avant + cherche + apres);
      expect(
        compterOccurrencesDeTexte(questions, { cherche, casse: true, motEntier: false }).fois,
      ).toBeGreaterThan(0);
    }),
  );
});
