import { expect, test } from "vitest";
import { initialesDePseudo } from "./initiales.ts";

test.each([
  ["Léa", "L"],
  ["élodie", "É"],
  ["Jean-Baptiste", "JB"],
  ["Oncle Didier du Sud", "OD"],
  ["007", "0"],
  ["🍺", "🍺"],
  [" ", "?"],
])("%j: %s", (pseudo, attendues) => {
  expect(initialesDePseudo(pseudo)).toBe(attendues);
});
