import { expect, test } from "vitest";
import { lireQuizzAJouer } from "./jouer.ts";

test.each([
  [{ aJouer: "q1" }, "q1"],
  [{ liste: "/quizz" }, ""],
  [{ aJouer: 3 }, ""],
  ["q1", ""],
  [null, ""],
  [undefined, ""],
])("of the state %j, the quizz to play is %j", (etat, quizz) => {
  expect(lireQuizzAJouer(etat)).toBe(quizz);
});
