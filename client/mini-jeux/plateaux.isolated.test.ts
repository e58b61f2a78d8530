// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { playSoundOfGameMoment } from "../browser/sounds/play-sound.ts";
import { renderInRoom } from "../test/render-hook.ts";
import { useJouerSonsMiniJeu } from "./plateaux.tsx";

vi.mock(import("../browser/sounds/play-sound.ts"), { spy: true });
afterEach(() => vi.resetAllMocks());

const JEU = {
  designe: "lea",
  coups: 1,
  enElan: false,
  fini: false,
  abandon: false,
};
const gamble = (issue: "boire" | "personne"): VueMiniJeu => ({
  ...JEU,
  joueurs: ["lea"],
  nom: "gamble",
  gamble: { mise: 5, issue, pas: 0 },
});
const devine = (propose: number): VueMiniJeu => ({
  ...JEU,
  joueurs: ["lea"],
  nom: "devine",
  devine: { penalite: 20, propose, reel: 12 },
});

/** The sounds heard when a mini-game ends on a screen that saw it. */
function finir(jeu: VueMiniJeu, fin: Partial<VueMiniJeu> = {}) {
  const { rerender } = renderInRoom(useJouerSonsMiniJeu, jeu);
  rerender({ ...jeu, fini: true, ...fin });
  return vi.mocked(playSoundOfGameMoment).mock.calls.splice(0);
}

it("a game that is lost has a sound of its own, and one that is won", () => {
  expect(finir(gamble("boire"))).toEqual([["miniJeuPerdu"]]);
  expect(finir(gamble("personne"))).toEqual([["miniJeuGagne"]]);
  expect(finir(devine(40))).toEqual([["miniJeuPerdu"]]);
  expect(finir(devine(12))).toEqual([["miniJeuGagne"]]);
});

it("one that was left ends in silence, and so does one that a page finds at its end", () => {
  expect(finir(gamble("boire"), { abandon: true })).toEqual([]);
  expect(finir({ ...gamble("boire"), fini: true })).toEqual([]);
});
