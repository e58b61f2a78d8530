// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { DUREE_ROUE_GAMBLE_MS, BORNES_SECTEURS_PARCOURUS_ROUE_GAMBLE } from "#contracts/limites.ts";
import {
  transformBilleAuRepos,
  calculerPassagesDeSecteurs,
  ANGLE_DE_SECTEUR_DEG,
  transformsDuLancerDeBille,
} from "./gamble/bille.ts";
import { direIssueGamble, direIssueGambleAuJoueur, ISSUES_GAMBLE } from "./gamble/issues.ts";
import { direBarillet } from "./roulette-russe/mots.tsx";
import { direCeQueFaitLePerdant, direPenaliteDeMiniJeu } from "./scene.ts";

describe("the ball", () => {
  for (const [rang, issue] of ISSUES_GAMBLE.entries())
    for (
      let pas = BORNES_SECTEURS_PARCOURUS_ROUE_GAMBLE.min;
      pas <= BORNES_SECTEURS_PARCOURUS_ROUE_GAMBLE.max;
      pas++
    )
      it(`lands on ${issue} after ${String(pas)} sectors`, () => {
        const images = transformsDuLancerDeBille(rang, pas);
        const passes = calculerPassagesDeSecteurs(rang, pas);
        expect(images.at(-1)).toBe(transformBilleAuRepos(rang));
        expect(images[0]).toContain(
          `rotate(${((rang - pas) * ANGLE_DE_SECTEUR_DEG).toFixed(2)}deg)`,
        );
        expect(passes).toHaveLength(pas);
        expect(passes.at(-1)?.rang).toBe(rang);
        const instants = passes.map(({ ms }) => ms);
        expect(instants).toEqual(instants.toSorted((a, b) => a - b));
        expect(instants.at(-1)).toBeLessThan(DUREE_ROUE_GAMBLE_MS);
      });
});

describe("words", () => {
  it("names the three penalties as the specification does", () => {
    expect([20, 30, 40].map((n) => direPenaliteDeMiniJeu(n))).toEqual([
      "20\u00A0gorgées",
      "30\u00A0gorgées",
      "un cul sec",
    ]);
    expect(direCeQueFaitLePerdant(40)).toBe("fait cul sec");
    expect(direCeQueFaitLePerdant(20, true)).toBe("boit 20\u00A0gorgées d’eau");
  });
  it("counts the chambers that are left", () => {
    expect(direBarillet(0)).toBe("Une balle, six chambres");
    expect(direBarillet(5)).toBe("Une balle, une seule chambre");
  });
  it("does not tell a phone that it drinks with the table: it may have been away", () => {
    for (const issue of ["tousBoivent", "tousSauf"] as const)
      expect(direIssueGambleAuJoueur(issue, { mise: 12, cestMoi: false, eau: false })).toBeNull();
    expect(direIssueGamble("tousSauf", "Léa", 12)).toBe(
      "Tout le monde boit 12\u00A0gorgées, sauf Léa",
    );
  });
  it("says every outcome, each with words of its own but the two that wipe a line clean", () => {
    const dites = ISSUES_GAMBLE.map((issue) => direIssueGamble(issue, "Léa", 12));
    expect(new Set(dites).size).toBe(ISSUES_GAMBLE.length - 1);
    expect(direIssueGamble("boire", "Léa", -5)).toBe("Léa boit −5\u00A0gorgées");
  });
});
