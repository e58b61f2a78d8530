import { describe, expect, it } from "vitest";
import { trouverDouteDeStatistique } from "./statistiques.ts";

const doute = (type: "choix" | "entree" | "ordre", posees: number, justes: number, fois = 0) =>
  trouverDouteDeStatistique({ type, posees, justes, fausse: fois === 0 ? null : { fois } });

describe("a question is doubtful", () => {
  it("from twenty answers on", () => {
    expect([doute("choix", 19, 19), doute("choix", 20, 20)]).toEqual([null, "tousTrouvent"]);
    expect([doute("choix", 19, 0), doute("choix", 20, 0)]).toEqual([null, "peuTrouvent"]);
    expect([doute("choix", 19, 1, 18), doute("choix", 20, 1, 19)]).toEqual([null, "fausseDevant"]);
  });

  it("when fewer than 15 % find it, or all do", () => {
    expect([doute("entree", 20, 2), doute("entree", 20, 3)]).toEqual(["peuTrouvent", null]);
    expect([doute("entree", 200, 29), doute("entree", 200, 30)]).toEqual(["peuTrouvent", null]);
    expect([doute("ordre", 40, 39), doute("ordre", 40, 40)]).toEqual([null, "tousTrouvent"]);
  });

  it("when a wrong option is chosen more often than the right one, and only an option", () => {
    expect([doute("choix", 40, 20, 20), doute("choix", 41, 20, 21)]).toEqual([
      null,
      "fausseDevant",
    ]);
    expect([doute("entree", 41, 20, 21), doute("ordre", 41, 20, 21)]).toEqual([null, null]);
    // the most useful reason comes first
    expect(doute("choix", 40, 3, 30)).toBe("fausseDevant");
    expect(doute("entree", 40, 3, 30)).toBe("peuTrouvent");
  });
});
