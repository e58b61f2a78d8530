import { expect, test } from "vitest";
import {
  direDouteDeQuestion,
  direNombreDeQuestionsARevoir,
  direCombienDeFoisQuizzJoue,
  direStatistiquesDeQuestion,
} from "./phrases-statistiques.ts";

test.each([
  [0, 0, "Pas encore de réponse."],
  [1, 1, "Une réponse, 100\u00A0% de justes."],
  [42, 26, "42\u00A0réponses, 62\u00A0% de justes."],
  [1234, 0, "1\u202F234\u00A0réponses, 0\u00A0% de justes."],
])("%i answers, %i of them right: %s", (posees, justes, phrase) => {
  expect(direStatistiquesDeQuestion({ posees, justes })).toBe(phrase);
});

test("how often a quizz was played, and what is to be looked at again", () => {
  expect([0, 1, 12, 1200].map(direCombienDeFoisQuizzJoue)).toEqual([
    "",
    "joué une fois",
    "joué 12\u00A0fois",
    "joué 1\u202F200\u00A0fois",
  ]);
  expect([1, 2].map(direNombreDeQuestionsARevoir)).toEqual([
    "1\u00A0question à revoir",
    "2\u00A0questions à revoir",
  ]);
});

test("why a question is doubtful", () => {
  const dire = (justes: number, doute: Parameters<typeof direDouteDeQuestion>[0], bonnes = 1) =>
    direDouteDeQuestion(doute, { posees: 40, justes, fausse: { texte: "Sydney" } }, bonnes);
  expect(dire(3, "peuTrouvent")).toBe("3\u00A0sur\u00A040 ont trouvé");
  expect(dire(1, "peuTrouvent")).toBe("Un seul sur\u00A040 a trouvé");
  expect(dire(0, "peuTrouvent")).toBe("Personne n’a trouvé, sur\u00A040\u00A0réponses");
  expect(dire(40, "tousTrouvent")).toBe("Tout le monde trouve");
  expect(dire(3, "fausseDevant")).toBe(
    "«\u00A0Sydney\u00A0» est choisi plus souvent que la bonne réponse",
  );
  expect(dire(3, "fausseDevant", 2)).toBe(
    "«\u00A0Sydney\u00A0» est choisi plus souvent que les bonnes réponses",
  );
});
