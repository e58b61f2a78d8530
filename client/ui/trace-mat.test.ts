import { expect, test } from "vitest";
import { cheminDuTrait, initiales } from "./trace-mat.ts";

test.each([
  ["Léa", "L"],
  ["Jean-Baptiste", "JB"],
  ["Oncle Didier", "OD"],
  ["élodie de la tour", "ÉD"],
  ["(Tom)", "T"],
  ["42", "4"],
  ["🍺", "🍺"],
  ["", ""],
])("the initials of %s", (pseudo, lues) => {
  expect(initiales(pseudo)).toBe(lues);
});

test("a stroke begins and ends where the finger did; a point alone is a dot", () => {
  const trait = (...points: [number, number][]) => cheminDuTrait({ craie: "encre", points });
  expect(trait()).toBe("");
  expect(trait([3, 4])).toBe("M3 4h.01");
  expect(trait([0, 0], [10, 10])).toBe("M0 0L10 10");
  expect(trait([0, 0], [10, 0], [10, 10])).toBe("M0 0Q10 0 10 5L10 10");
});
