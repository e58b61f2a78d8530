import { expect, test } from "vitest";
import { estPlusPrecise } from "./revelation.tsx";

test.each([
  ["9 novembre 1989", ["1989"], true],
  ["le beurre demi-sel", ["beurre", "beurre doux"], true],
  ["Le Cri, de Munch", ["Le Cri"], true],
  ["1988", ["1989"], false],
  ["19890", ["1989"], false],
  ["Donau", ["Danube"], false],
  ["", ["1989"], false],
])("%j where %j was expected: %s", (donnee, attendues, plus) => {
  expect(estPlusPrecise(donnee, attendues)).toBe(plus);
});
