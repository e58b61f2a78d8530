import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allure, modeJeu } from "#contracts/partie.ts";
import { estimerDureeDePartieEnMinutes, direDureeDePartie } from "./duree-de-partie.ts";

const USUEL = { modeJeu: "classique", rythme: "main", sansImprevu: false } as const;

describe("how long a game takes", () => {
  it("is the one that was drawn, for fifteen questions at a brisk pace", () => {
    const minutes = estimerDureeDePartieEnMinutes(15, { ...USUEL, rythme: "soutenu" });
    expect(direDureeDePartie(minutes)).toBe("à peu près 20\u00A0minutes");
  });

  it("is shorter at a pace, without imprévus, and in a race", () => {
    const usuelle = estimerDureeDePartieEnMinutes(20, USUEL);
    expect(estimerDureeDePartieEnMinutes(20, { ...USUEL, rythme: "soutenu" })).toBeLessThan(
      usuelle,
    );
    expect(estimerDureeDePartieEnMinutes(20, { ...USUEL, sansImprevu: true })).toBeLessThan(
      usuelle,
    );
    expect(estimerDureeDePartieEnMinutes(20, { ...USUEL, modeJeu: "rapidite" })).toBeLessThan(
      usuelle,
    );
  });

  it("grows with the questions, in steps that promise no more than is known", () => {
    const reglages = fc.record({
      modeJeu: fc.constantFrom(...modeJeu.options),
      rythme: fc.constantFrom(...allure.options),
      sansImprevu: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.nat(300), reglages, (n, voulus) => {
        const minutes = estimerDureeDePartieEnMinutes(n, voulus);
        expect(minutes % (minutes > 60 ? 15 : 5)).toBe(0);
        expect(estimerDureeDePartieEnMinutes(n + 1, voulus)).toBeGreaterThanOrEqual(minutes);
      }),
    );
  });

  it("is said in minutes, then in hours", () => {
    expect([0, 5, 60, 75, 120].map(direDureeDePartie)).toEqual([
      "moins de 5\u00A0minutes",
      "à peu près 5\u00A0minutes",
      "à peu près 1\u00A0h",
      "à peu près 1\u00A0h\u00A015",
      "à peu près 2\u00A0h",
    ]);
    expect(estimerDureeDePartieEnMinutes(0, USUEL)).toBe(0);
  });
});
