import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type GenerateurAleatoire,
  creerEtatDuGenerateurAleatoire,
  creerGenerateurAleatoire,
} from "./hasard.ts";
import { createPropertyRunOptions } from "./test/essais.ts";

describe("seeded dice", () => {
  const entropie = fc.array(fc.integer(), { maxLength: 4 });
  const lancer = (des: GenerateurAleatoire, n: number) =>
    Array.from({ length: n }, () => des.entier(0, 1_000_000));

  it("give the same throws, and the same state to keep, from the same state and entropy", () => {
    fc.assert(
      fc.property(fc.integer(), entropie, fc.nat({ max: 30 }), (semence, mots, n) => {
        const premiers = creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(semence), mots);
        const seconds = creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(semence), mots);
        expect(lancer(premiers, n)).toEqual(lancer(seconds, n));
        const gardee: unknown = JSON.parse(JSON.stringify(premiers.graine()));
        expect(gardee).toEqual(seconds.graine());
      }),
      createPropertyRunOptions(200),
    );
  });

  it("give other throws from another state, or with other entropy", () => {
    const tirages = [
      creerGenerateurAleatoire([1, 2]),
      creerGenerateurAleatoire([1, 3]),
      creerGenerateurAleatoire([1], [2]),
      creerGenerateurAleatoire([1, 2], [0]),
      creerGenerateurAleatoire(creerGenerateurAleatoire([1, 2]).graine(), [5]),
    ].map((des) => lancer(des, 8).join());
    expect(new Set(tirages).size).toBe(tirages.length);
    const des = creerGenerateurAleatoire([1, 2]);
    const premiers = lancer(des, 8);
    expect(lancer(creerGenerateurAleatoire(des.graine()), 8)).not.toEqual(premiers);
  });

  it("leave the state they were opened on alone", () => {
    const graine = Object.freeze(creerEtatDuGenerateurAleatoire(12));
    const avant = [...graine];
    const des = creerGenerateurAleatoire(graine);
    expect(des.graine()).toBe(graine);
    des.entier(1, 6);
    expect(graine).toEqual(avant);
    expect(des.graine()).not.toEqual(avant);
  });

  it("stay between their bounds, both included", () => {
    const des = creerGenerateurAleatoire([1, 2, 3, 4]);
    const vus = new Set(Array.from({ length: 1_000 }, () => des.entier(-2, 3)));
    expect([...vus].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(des.entier(7, 7)).toBe(7);
    expect(des.choisir(["seul"])).toBe("seul");
    expect(() => des.choisir([])).toThrow();
  });

  it("shuffle a copy fairly", () => {
    const des = creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(5));
    const liste = Object.freeze(["a", "b", "c"]);
    const comptes: Record<string, number> = {};
    for (let i = 0; i < 60_000; i++) {
      const melange = des.melanger(liste).join("");
      comptes[melange] = (comptes[melange] ?? 0) + 1;
    }
    expect(Object.keys(comptes)).toHaveLength(6);
    for (const compte of Object.values(comptes))
      expect(Math.abs(compte - 10_000)).toBeLessThan(500);
  });
});
