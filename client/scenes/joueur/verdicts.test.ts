import { describe, expect, it, test } from "vitest";
import { PHRASES_DE_VERDICT_AU_JOUEUR, direVerdictAuJoueur } from "./verdicts.ts";
import { estReponsePlusPrecise } from "./revelation.tsx";

describe.each(["juste", "faux", "precis"] as const)("the ways to say %s", (jugement) => {
  it("are twelve, and a player reads them all before any comes back", () => {
    const lus = Array.from({ length: 12 }, (_, tour) =>
      direVerdictAuJoueur(jugement, tour + 3, "lea"),
    );
    expect(new Set(lus)).toEqual(new Set(PHRASES_DE_VERDICT_AU_JOUEUR[jugement]));
    expect(new Set(lus).size).toBe(12);
  });
  it("are never two alike in a row, however many steps lie between two reveals", () => {
    for (let tour = 1; tour < 40; tour++)
      for (let ecart = 1; ecart < 12; ecart++)
        expect(direVerdictAuJoueur(jugement, tour + ecart, "tom")).not.toBe(
          direVerdictAuJoueur(jugement, tour, "tom"),
        );
  });
});

it('none of a bonus says that it fell short: "chiroptère" is more exact than "chauve-souris"', () => {
  for (const dit of PHRASES_DE_VERDICT_AU_JOUEUR.precis)
    expect(dit).not.toMatch(/presque|près|loin|cheveu|justesse/i);
});

it("is the same again for who reloads, and another for who sits beside", () => {
  expect(direVerdictAuJoueur("juste", 7, "lea")).toBe(direVerdictAuJoueur("juste", 7, "lea"));
  expect(direVerdictAuJoueur("juste", 7, "lea")).not.toBe(direVerdictAuJoueur("juste", 7, "tom"));
});

test.each([
  ["9 novembre 1989", ["1989"], true],
  ["le beurre demi-sel", ["beurre", "beurre doux"], true],
  ["Le Cri, de Munch", ["Le Cri"], true],
  ["1988", ["1989"], false],
  ["19890", ["1989"], false],
  ["Donau", ["Danube"], false],
  ["", ["1989"], false],
])("%j where %j was expected: %s", (donnee, attendues, plus) => {
  expect(estReponsePlusPrecise(donnee, attendues)).toBe(plus);
});
