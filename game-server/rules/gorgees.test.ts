import { describe, expect, it } from "vitest";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { creerChronoDeQuestion } from "./chrono.ts";
import {
  composerTexteABoireDuJoueur,
  calculerGorgeesDues,
  calculerGorgeesDuCreateur,
  tirerGorgeesDeQuestion,
} from "./gorgees.ts";
import { creerGenerateurAleatoire } from "./hasard.ts";
import type { Jugement } from "./types.ts";
import type { Manche } from "./types/manche.ts";

const TIRAGE = { tousJustes: 5, moitieFaux: 2, sinon: 3 };

describe("the sips of a question (jeu §9)", () => {
  it("are drawn for everybody, between their bounds, both reached", () => {
    const des = creerGenerateurAleatoire([9, 8, 7, 6]);
    const vus: Record<string, Set<number>> = {};
    const voir = (quoi: string, n: number) => (vus[quoi] ??= new Set()).add(n);
    for (let i = 0; i < 500; i++) {
      const { tirages, tirageCreateur } = tirerGorgeesDeQuestion(["a", "b"], des);
      expect(Object.keys(tirages)).toEqual(["a", "b"]);
      for (const { boire, bonus } of Object.values(tirages)) {
        voir("boire", boire);
        voir("bonus", bonus);
      }
      for (const [quoi, n] of Object.entries(tirageCreateur)) voir(quoi, n);
    }
    const tries = Object.entries(vus).map(([quoi, nombres]) => [
      quoi,
      [...nombres].toSorted((a, b) => a - b),
    ]);
    expect(Object.fromEntries(tries)).toEqual({
      boire: [1, 2, 3, 4],
      bonus: [1, 2, 3, 4],
      tousJustes: [4, 5, 6],
      moitieFaux: [1, 2],
      sinon: [1, 2, 3, 4],
    });
  });
});

describe("the creator's sips (jeu §9), n players with the creator, so n-1 judged", () => {
  /** Each row: [n, number of the n-1 players who were wrong, sips of the creator]. */
  const REGLE: [number, number, number][] = [
    [1, 0, 0],
    [2, 0, TIRAGE.tousJustes],
    [2, 1, 0],
    [3, 0, TIRAGE.tousJustes],
    [3, 1, TIRAGE.moitieFaux],
    [3, 2, 0],
    [4, 0, TIRAGE.tousJustes],
    [4, 1, TIRAGE.moitieFaux],
    [4, 2, TIRAGE.moitieFaux],
    [4, 3, 0],
    [5, 0, TIRAGE.tousJustes],
    [5, 1, TIRAGE.sinon],
    [5, 2, TIRAGE.moitieFaux],
    [5, 3, TIRAGE.moitieFaux],
    [5, 4, 0],
    [6, 0, TIRAGE.tousJustes],
    [6, 1, TIRAGE.sinon],
    [6, 2, TIRAGE.moitieFaux],
    [6, 3, TIRAGE.moitieFaux],
    [6, 4, TIRAGE.moitieFaux],
    [6, 5, 0],
  ];
  it.each(REGLE)("n = %i, %i wrong: %i", (n, faux, attendu) => {
    for (const juste of ["juste", "precis"] as const) {
      const verdicts = Array.from({ length: n - 1 }, (_, i): Jugement =>
        i < faux ? "faux" : juste,
      );
      expect(calculerGorgeesDuCreateur(verdicts, TIRAGE)).toBe(attendu);
      expect(calculerGorgeesDuCreateur(verdicts.toReversed(), TIRAGE)).toBe(attendu);
    }
  });
});

describe("what each one owes", () => {
  const manche: Manche = {
    participants: ["a", "b", "c", "absent"],
    reponses: {},
    chrono: creerChronoDeQuestion(0),
    instants: {},
    jugements: { a: "juste", b: "precis", c: "faux" },
    tirages: {
      a: { boire: 1, bonus: 2 },
      b: { boire: 3, bonus: 4 },
      c: { boire: 2, bonus: 1 },
      absent: { boire: 4, bonus: 4 },
    },
    tirageCreateur: TIRAGE,
    dus: {},
    suite: null,
    offres: [],
  };

  it("is for the wrong ones, and for the creator in creator mode", () => {
    expect(calculerGorgeesDues(manche, false)).toEqual({ a: 0, b: 0, c: 2 });
    expect(calculerGorgeesDues(manche, true)).toEqual({
      a: 0,
      b: 0,
      c: 2,
      [CLE_CREATEUR]: TIRAGE.moitieFaux,
    });
  });

  it("reads as aBoire, with a + for a bonus (jeu §3)", () => {
    const reglee = { ...manche, dus: calculerGorgeesDues(manche, true) };
    const lus = ["a", "b", "c", "absent", CLE_CREATEUR, "personne"].map((id) =>
      composerTexteABoireDuJoueur(reglee, id),
    );
    expect(lus).toEqual(["0", "+4", "2", "0", "2", "0"]);
    expect(composerTexteABoireDuJoueur(null, "a")).toBe("0");
  });
});
