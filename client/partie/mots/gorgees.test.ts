import { expect, test } from "vitest";
import { direBeaucoup, gorgees, gorgeesABoire } from "./gorgees.ts";

test.each([
  ["0", 0],
  ["3", 3],
  ["+2", 0],
])("who has %s to drink or to hand out drinks %i", (aBoire, n) => {
  expect(gorgeesABoire(aBoire)).toBe(n);
});

test.each([
  [1, false, "1\u00A0gorgée"],
  [3, false, "3\u00A0gorgées"],
  [-2, true, "-2\u00A0gorgées d’eau"],
])("%i is said in words (water: %s)", (n, eau, dit) => {
  expect(gorgees(n, eau)).toBe(dit);
});

test("many sips are said with how to take them; water is not offered twice", () => {
  expect(direBeaucoup(9)).toBeNull();
  expect(direBeaucoup(20)).toBe("À étaler sur la soirée, à partager, ou de l’eau.");
  expect(direBeaucoup(40, true)).not.toMatch(/eau/);
});
