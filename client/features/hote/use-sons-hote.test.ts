// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Vue, VueScrutin } from "#game/schema/etat.ts";
import { VUE } from "../../galerie/exemples-vue.ts";
import { jouerSon } from "../../navigateur/sons.ts";
import { FINI } from "../../scenes/recit/partition.ts";
import { arreterLeTemps, rendreHook } from "../../test/rendre.ts";
import { useSonsHote } from "./use-sons-hote.ts";

vi.mock(import("../../navigateur/sons.ts"), { spy: true });

beforeEach(() => {
  arreterLeTemps();
  onTestFinished(() => void vi.resetAllMocks());
});

const RECIT = { ...FINI, enCours: false, enDirect: true, vif: false, finir: () => {} };

const carte = (phase: VueScrutin["phase"], issue: VueScrutin["issue"]): Vue => ({
  ...VUE,
  scrutin: { phase, issue, juges: ["lea"], ovations: 0, sifflets: 0 },
});

function ouvrir(vue: Vue) {
  const { rerender } = rendreHook((suite: Vue) => useSonsHote(suite, 0, RECIT), vue);
  return {
    aller: rerender,
    entendus: () => vi.mocked(jouerSon).mock.calls.map(([moment]) => moment),
  };
}

it("a room claps at an ovation, and whistles a card it did not like", () => {
  const { aller, entendus } = ouvrir(carte("ouvert", ""));
  aller(carte("rendu", "sifflets"));
  expect(entendus()).toEqual(["sifflets"]);
  aller(carte("ouvert", ""));
  aller(carte("rendu", "ovation"));
  expect(new Set(entendus())).toEqual(new Set(["sifflets", "ovation"]));
});
