import { expect, test } from "vitest";
import {
  direDifficultes,
  direNombreDeQuestionsNeuves,
  direSourceDeQuestions,
} from "./composition.ts";

const questions = (n: number) =>
  Array.from({ length: n }, (_, rang) => ({ quizz: "q", question: String(rang) }));

test("says how many questions are new, and when fewer than wished are left", () => {
  const dire = (n: number, nombre: number) =>
    direNombreDeQuestionsNeuves({ questions: questions(n), nombre });
  expect(dire(20, 20)).toBe("20\u00A0questions que votre groupe n’a pas vues.");
  expect(dire(12, 20)).toBe("Il reste 12\u00A0questions que votre groupe n’a pas vues.");
  expect(dire(1, 20)).toBe("Il reste 1\u00A0question que votre groupe n’a pas vue.");
});

test("says how hard they are, as far as answers tell", () => {
  const dire = (facile: number, moyen: number, difficile: number, inconnues: number) =>
    direDifficultes({
      questions: questions(facile + moyen + difficile),
      difficultes: { facile, moyen, difficile },
      inconnues,
    });
  expect(dire(0, 20, 0, 20)).toMatch(/^Difficulté encore inconnue/);
  expect(dire(2, 1, 0, 0)).toBe(
    "D’après les réponses déjà données\u00A0: 2\u00A0faciles, 1\u00A0moyenne.",
  );
  expect(dire(1, 3, 1, 2)).toBe(
    "D’après les réponses déjà données\u00A0: 1\u00A0facile, 3\u00A0moyennes, 1\u00A0difficile. " +
      "Celles que trop peu de gens ont jouées (2) comptent comme moyennes.",
  );
});

test("credits the author of each quizz", () => {
  expect(direSourceDeQuestions({ titre: "T", auteur: "Léa", questions: 1 })).toBe(
    "Léa, 1\u00A0question",
  );
});
