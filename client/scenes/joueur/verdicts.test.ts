import { describe, expect, it, test } from "vitest";
import { PHRASES_DE_JUGEMENT_AU_JOUEUR, direJugementAuJoueur } from "./verdicts.ts";
import { contientUneReponseAttendue } from "./revelation.tsx";

describe.each(["juste", "faux", "precis"] as const)("the ways to say %s", (jugement) => {
  it("are twelve, and a player reads them all before any comes back", () => {
    const lus = Array.from({ length: 12 }, (_, tour) =>
      direJugementAuJoueur(jugement, tour + 3, "lea"),
    );
    expect(new Set(lus)).toEqual(new Set(PHRASES_DE_JUGEMENT_AU_JOUEUR[jugement]));
    expect(new Set(lus).size).toBe(12);
  });
  it("are never two alike in a row, however many steps lie between two reveals", () => {
    for (let tour = 1; tour < 40; tour++)
      for (let ecart = 1; ecart < 12; ecart++)
        expect(direJugementAuJoueur(jugement, tour + ecart, "tom")).not.toBe(
          direJugementAuJoueur(jugement, tour, "tom"),
        );
  });
});

it('none of a bonus says that it fell short: "chiroptère" is more exact than "chauve-souris"', () => {
  for (const dit of PHRASES_DE_JUGEMENT_AU_JOUEUR.precis)
    expect(dit).not.toMatch(/presque|près|loin|cheveu|justesse/i);
});

it("is the same again for who reloads, and another for who sits beside", () => {
  expect(direJugementAuJoueur("juste", 7, "lea")).toBe(direJugementAuJoueur("juste", 7, "lea"));
  expect(direJugementAuJoueur("juste", 7, "lea")).not.toBe(direJugementAuJoueur("juste", 7, "tom"));
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
  expect(contientUneReponseAttendue(donnee, attendues)).toBe(plus);
});
