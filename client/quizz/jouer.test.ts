import { expect, test } from "vitest";
import { lireIdDuQuizzAJouer } from "./jouer.ts";

test.each([
  [{ aJouer: "q1" }, "q1"],
  [{ liste: "/quizz" }, ""],
  [{ aJouer: 3 }, ""],
  ["q1", ""],
  [null, ""],
  [undefined, ""],
])("of the state %j, the quizz to play is %j", (etat, quizz) => {
  expect(lireIdDuQuizzAJouer(etat)).toBe(quizz);
});
