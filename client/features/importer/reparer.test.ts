/** Mending a question that was read: what is renamed is renamed everywhere, and nothing else changes. */
import { describe, expect, test } from "vitest";
import { etatDeLigne } from "#formats/etat.ts";
import type { LigneQuestion, QuestionLue } from "#formats/lecture.ts";
import {
  ajouterLigne,
  basculerBonne,
  ecrireLigne,
  fauteDeLigne,
  fautesSansLigne,
  oterLigne,
  raccourcir,
} from "./reparer.ts";

const CHOIX: QuestionLue = {
  type: "choix",
  text: "Lequel ?",
  media: "question.jpeg",
  options: ["A", "B", "C"],
  reponse: ["B"],
  precis: ["C"],
  temps: 0,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};
const ORDRE: QuestionLue = {
  ...CHOIX,
  type: "ordre",
  options: ["C", "A", "B"],
  reponse: ["A", "B", "C"],
  precis: [],
};
const ligne = (question: QuestionLue): LigneQuestion => ({
  sorte: "question",
  ou: 1,
  question,
  remarques: [],
  doutes: [],
  liens: [],
});

describe("a line", () => {
  test("renamed, is still the right one, or the bonus", () => {
    expect(ecrireLigne(CHOIX, 1, "Bé")).toMatchObject({
      options: ["A", "Bé", "C"],
      reponse: ["Bé"],
      precis: ["C"],
    });
    expect(ecrireLigne(CHOIX, 2, "Cé")).toMatchObject({ reponse: ["B"], precis: ["Cé"] });
    expect(ecrireLigne(ORDRE, 0, "Ah")).toMatchObject({
      reponse: ["Ah", "B", "C"],
      options: ["C", "Ah", "B"],
    });
  });

  test("written twice and renamed once: the other stays right", () => {
    const double = { ...CHOIX, options: ["B", "B", "C"] };
    expect(ecrireLigne(double, 1, "Bé")).toMatchObject({
      options: ["B", "Bé", "C"],
      reponse: ["B"],
    });
    expect(oterLigne(double, 0)).toMatchObject({ options: ["B", "C"], reponse: ["B"] });
  });

  test("taken out, is no answer any more; added, has its room", () => {
    expect(oterLigne(CHOIX, 1)).toMatchObject({ options: ["A", "C"], reponse: [], precis: ["C"] });
    expect(oterLigne(ORDRE, 0)).toMatchObject({ reponse: ["B", "C"], options: ["C", "B"] });
    expect(ajouterLigne(ORDRE)).toMatchObject({ options: ["C", "A", "B", ""] });
    expect(ajouterLigne({ ...CHOIX, options: [..."ABCDEF"] })).toBeNull();
  });

  test("ticked, is right and no bonus; unticked, is wrong", () => {
    expect(basculerBonne(CHOIX, 2)).toMatchObject({ reponse: ["B", "C"], precis: [] });
    expect(basculerBonne(CHOIX, 1)).toMatchObject({ reponse: [] });
  });

  test("says its own fault; the others are the question's", () => {
    const long = { ...CHOIX, options: ["A", "x".repeat(75), "C"], reponse: [] };
    const { fautes } = etatDeLigne(ligne(long));
    expect([0, 1, 2].map((rang) => fauteDeLigne(long, fautes, rang))).toEqual([
      null,
      "Allez encore plus long 😑 60 caractères max.",
      null,
    ]);
    expect(fautesSansLigne(fautes).map(({ champ }) => champ)).toEqual(["reponse"]);
  });
});

test.each([
  ["Le timanoix (à la liqueur de noix des moines de l’abbaye de Timadeuc)", "Le timanoix"],
  [
    "Le timanoix, affiné à la liqueur de noix par des moines qui ont tout leur temps",
    "Le timanoix",
  ],
  [
    "Un fromage de Bretagne affiné à la liqueur de noix par des moines qui prient",
    "Un fromage de Bretagne affiné à la liqueur de noix par des",
  ],
  ["x".repeat(75), null],
  ["Court", null],
])("%s is proposed as %s", (long, court) => {
  expect(raccourcir(long, 60)).toBe(court);
});
