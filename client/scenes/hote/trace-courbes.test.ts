import { describe, expect, test } from "vitest";
import type { VueFin } from "#game/schema/etat.ts";
import {
  espacerEtiquettesDeCourbes,
  graduationsDeGorgees,
  numerosDeQuestionsSousCourbes,
  lireCourbesDeGorgees,
} from "./trace-courbes.ts";

const fin = (nombre: number): VueFin => ({
  raison: "quizz",
  defi: [],
  prix: [],
  recu: [],
  quizzId: "q",
  nbQuestions: 3,
  titre: "Quizz",
  tour: 9,
  table: Array.from({ length: nombre }, (_, i) => ({
    id: `j${i}`,
    pseudo: `P${i}`,
    gorgees: i,
    score: nombre - i,
    jugees: 3,
    rang: i + 1,
    parti: false,
  })),
  courbes: Array.from({ length: nombre }, (_, i) => ({ id: `j${i}`, points: [0, i, 2 * i] })),
});

describe("curves of the evening", () => {
  test("a small table is all in colour, and starts from nothing", () => {
    const lues = lireCourbesDeGorgees(fin(3));
    expect(lues.map(({ couleur }) => couleur)).toEqual([0, 1, 2]);
    expect(lues[2]?.points).toEqual([0, 0, 2, 4]);
  });

  test("in a crowd the podium and the extremes stand out, once each", () => {
    const lues = lireCourbesDeGorgees(fin(20));
    const vedettes = lues.filter(({ couleur }) => couleur !== null).map(({ id }) => id);
    // the first of the table is also the player who drank least
    expect(vedettes).toEqual(["j0", "j1", "j2", "j19"]);
  });

  test.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [23, [0, 5, 10, 15, 20, 25]],
    [44, [0, 10, 20, 30, 40, 50]],
    [128, [0, 50, 100, 150]],
  ])("up to %i sips the side says %j", (max, attendu) => {
    expect(graduationsDeGorgees(max)).toEqual(attendu);
  });

  test.each([
    [1, [1]],
    [8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [15, [1, 3, 5, 7, 9, 11, 13, 15]],
    [40, [1, 6, 11, 16, 21, 26, 31, 36, 40]],
  ])("of %i questions the bottom names %j", (nombre, attendu) => {
    expect(numerosDeQuestionsSousCourbes(nombre)).toEqual(attendu);
  });

  test("names at the ends keep their order and do not overlap", () => {
    const memes = Array.from({ length: 8 }, (_, i) => ({ id: `${i}`, y: 0.95, hauteur: 0.1 }));
    const milieux = [...(espacerEtiquettesDeCourbes(memes)?.values() ?? [])].toSorted(
      (a, b) => a - b,
    );
    expect(milieux).toHaveLength(8);
    for (const [i, milieu] of milieux.entries()) {
      expect(milieu).toBeLessThanOrEqual(0.95 + 1e-9);
      if (i > 0) expect(milieu - (milieux[i - 1] ?? 0)).toBeGreaterThan(0.1 - 1e-9);
    }
    expect(espacerEtiquettesDeCourbes([...memes, ...memes])).toBeNull();
  });
});
