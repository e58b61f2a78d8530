import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { graineSecrete, nouvelleGraine, ouvrirDes } from "./hasard.ts";
import { essais } from "./test/essais.ts";

describe("seeded dice", () => {
  it("give the same throws from the same state, and from a state kept on the way", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 30 }), (semence, n) => {
        const premiers = ouvrirDes(nouvelleGraine(semence));
        const seconds = ouvrirDes(nouvelleGraine(semence));
        const lancer = (des: typeof premiers) =>
          Array.from({ length: n }, () => des.entier(0, 1_000_000));
        expect(lancer(premiers)).toEqual(lancer(seconds));
        const gardee: unknown = JSON.parse(JSON.stringify(premiers.graine()));
        expect(gardee).toEqual(seconds.graine());
        expect(lancer(ouvrirDes(premiers.graine()))).toEqual(lancer(seconds));
      }),
      essais(200),
    );
  });

  it("leave the state they were opened on alone", () => {
    const graine = Object.freeze(nouvelleGraine(12));
    const avant = [...graine];
    const des = ouvrirDes(graine);
    expect(des.graine()).toBe(graine);
    des.entier(1, 6);
    expect(graine).toEqual(avant);
    expect(des.graine()).not.toEqual(avant);
  });

  it("stay between their bounds, both included", () => {
    const des = ouvrirDes(graineSecrete([1, 2, 3, 4]));
    const vus = new Set(Array.from({ length: 1_000 }, () => des.entier(-2, 3)));
    expect([...vus].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(des.entier(7, 7)).toBe(7);
    expect(des.choisir(["seul"])).toBe("seul");
    expect(() => des.choisir([])).toThrow();
  });

  it("shuffle a copy fairly", () => {
    const des = ouvrirDes(nouvelleGraine(5));
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
