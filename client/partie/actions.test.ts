import { describe, expect, test } from "vitest";
import type { ModeJeu } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estRevelationPrecoce } from "./actions.ts";
import { creerJoueurVierge } from "./vue-vierge.ts";

type Joueur = Partial<Vue["joueurs"][string]>;

const JOUEUR = { ...creerJoueurVierge(""), participe: true };
const vue = (modeJeu: ModeJeu, ...joueurs: Joueur[]) => ({
  modeJeu,
  joueurs: Object.fromEntries(joueurs.map((champs, i) => [`j${i}`, { ...JOUEUR, ...champs }])),
});
const [OUI, NON] = [{ aRepondu: true }, { aRepondu: false }];

describe("a reveal that comes too early", () => {
  test.each([
    [[NON, NON], true],
    [[OUI, NON, NON], true],
    [[OUI, NON], false],
    [[OUI, OUI, NON], false],
    [[NON, { ...NON, present: false }], true],
    [[OUI, { ...NON, present: false }, { ...NON, present: false }], false],
    [[{ ...NON, participe: false }], false],
    [[], false],
  ])("%j: %s", (joueurs, precoce) => {
    expect(estRevelationPrecoce(vue("classique", ...joueurs))).toBe(precoce);
  });

  test("never in local mode, where nobody answers", () => {
    expect(estRevelationPrecoce(vue("local", NON, NON))).toBe(false);
  });
});
