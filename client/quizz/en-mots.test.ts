import { expect, test } from "vitest";
import { direNoteDeQuizz } from "./en-mots.ts";

test.each([
  [-1, "-"],
  [0, "-"],
  [1, "1"],
  [99, "99"],
  [100, "+100"],
  [999, "+900"],
  [1000, "+1000"],
  [1499, "+1000"],
  [1500, "+1500"],
  [2999, "+2500"],
])("%d likes", (note, texte) => {
  expect(direNoteDeQuizz(note)).toBe(texte);
});
