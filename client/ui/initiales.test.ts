import { expect, test } from "vitest";
import { initiales } from "./initiales.ts";

test.each([
  ["Léa", "L"],
  ["élodie", "É"],
  ["Jean-Baptiste", "JB"],
  ["Oncle Didier du Sud", "OD"],
  ["007", "0"],
  ["🍺", "🍺"],
  [" ", "?"],
])("%j: %s", (pseudo, attendues) => {
  expect(initiales(pseudo)).toBe(attendues);
});
