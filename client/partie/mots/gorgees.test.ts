import { expect, test } from "vitest";
import { creerJoueurVierge } from "../vue-vierge.ts";
import {
  direConseilSiBeaucoupDeGorgees,
  direConseilATableSiBeaucoupDeGorgees,
  direGorgees,
  lireGorgeesABoire,
} from "./gorgees.ts";

test.each([
  ["0", 0],
  ["3", 3],
  ["+2", 0],
])("who has %s to drink or to hand out drinks %i", (aBoire, n) => {
  expect(lireGorgeesABoire(aBoire)).toBe(n);
});

test.each([
  [1, false, "1\u00A0gorgée"],
  [3, false, "3\u00A0gorgées"],
  [-2, true, "-2\u00A0gorgées d’eau"],
])("%i is said in words (water: %s)", (n, eau, dit) => {
  expect(direGorgees(n, eau)).toBe(dit);
});

test("many sips are said with how to take them; water is not offered twice", () => {
  expect(direConseilSiBeaucoupDeGorgees(9)).toBeNull();
  expect(direConseilSiBeaucoupDeGorgees(20)).toBe(
    "À étaler sur la soirée, à partager, ou de l’eau.",
  );
  expect(direConseilSiBeaucoupDeGorgees(40, true)).not.toMatch(/eau/);
  expect(direConseilSiBeaucoupDeGorgees(20, false, true)).toBe(
    "À étaler sur la soirée, ou de l’eau.",
  );
});

test("many sips are said to the table for whoever has them, without water to who drinks it", () => {
  const dire = (...gens: [demandees: number, sansAlcool: boolean][]) =>
    direConseilATableSiBeaucoupDeGorgees({
      joueurs: Object.fromEntries(
        gens.map(([demandees, sansAlcool], i) => [
          `j${String(i)}`,
          { ...creerJoueurVierge(`Nom ${String(i)}`), demandees, sansAlcool },
        ]),
      ),
    });
  expect(dire([9, false], [0, true])).toBeNull();
  expect(dire([9, false], [20, false])).toBe(direConseilSiBeaucoupDeGorgees(20));
  expect(dire([0, false], [20, true])).toBe(direConseilSiBeaucoupDeGorgees(20, true));
  expect(dire([12, false], [12, true])).toBe(direConseilSiBeaucoupDeGorgees(12));
});
