import { describe, expect, test } from "vitest";
import { SOUS_BOCKS_MAX_SUR_LE_COMPTOIR, calculerPlacementDesSousBocks } from "./placement.ts";

describe("mats on the counter", () => {
  test.each([
    [1, [1]],
    [7, [7]],
    [8, [4, 4]],
    [13, [7, 6]],
    [14, [5, 4, 5]],
    [20, [7, 6, 7]],
  ])("%i lie in rows of %j", (n, rangs) => {
    expect(calculerPlacementDesSousBocks(n).rangs).toEqual(rangs);
  });

  test("everybody has a place, no mat on another, no row wider than the counter", () => {
    for (let n = 0; n <= SOUS_BOCKS_MAX_SUR_LE_COMPTOIR; n++) {
      const { rangs, pas, taille, nom } = calculerPlacementDesSousBocks(n);
      expect(rangs.reduce((somme, un) => somme + un, 0)).toBe(n);
      expect(pas).toBeGreaterThan(taille);
      expect(Math.max(...rangs) * pas).toBeLessThanOrEqual(118.4);
      // neither the corner of an askew mat nor a loop of the school hand touches what is below
      const lettre = nom < 1.6 ? 1.3 : 1.5;
      expect(rangs.length * (taille * 1.085 + nom * lettre)).toBeLessThanOrEqual(26.1);
    }
  });
});
