import { describe, expect, it } from "vitest";
import { DUREE_ROUE_GAMBLE_MS } from "#contracts/limites.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import {
  FIN_DE_LANCER_GAMBLE_TIMELINE,
  FIN_DE_LANCER_GAMBLE_TIMELINE_REDUCED_MOTION,
  AVANCE_DU_TELEPHONE_DU_PARIEUR_MS,
  COEUR_AVANT_ARRET_DE_BILLE_MS,
  COUP_DE_MINI_JEU_TIMELINE,
  COUP_DE_MINI_JEU_TIMELINE_REDUCED_MOTION,
  hasMiniGameMoveReached,
  miniGameMoveTimeline,
  MINI_GAME_MOVE_BEATS,
} from "./move-timeline.ts";

const jeu = (champs: Partial<VueMiniJeu>): VueMiniJeu => ({
  nom: "rouletteRusse",
  joueurs: ["lea", "tom"],
  designe: "lea",
  coups: 1,
  enElan: false,
  fini: false,
  abandon: false,
  ...champs,
});
const quand = (timeline: typeof COUP_DE_MINI_JEU_TIMELINE, temps: string) =>
  timeline.find((marque) => marque.temps === temps)?.debutMs ?? Number.NaN;

describe("the timetable of a move", () => {
  it("is a breath of one second, then a result held for one and a half; who played knows before", () => {
    expect(COUP_DE_MINI_JEU_TIMELINE.map(({ temps }) => temps)).toEqual(MINI_GAME_MOVE_BEATS);
    expect([
      quand(COUP_DE_MINI_JEU_TIMELINE, "dit"),
      quand(COUP_DE_MINI_JEU_TIMELINE, "libre"),
    ]).toEqual([1_000, 2_500]);
    expect(quand(COUP_DE_MINI_JEU_TIMELINE, "senti")).toBeGreaterThan(500);
    expect(quand(COUP_DE_MINI_JEU_TIMELINE, "senti")).toBeLessThan(1_000);
    expect(
      quand(FIN_DE_LANCER_GAMBLE_TIMELINE, "libre") - quand(FIN_DE_LANCER_GAMBLE_TIMELINE, "dit"),
    ).toBe(1_500);
  });

  it("keeps its order where nothing moves, within what a reveal takes there", () => {
    for (const [vif, lent] of [
      [COUP_DE_MINI_JEU_TIMELINE_REDUCED_MOTION, COUP_DE_MINI_JEU_TIMELINE],
      [FIN_DE_LANCER_GAMBLE_TIMELINE_REDUCED_MOTION, FIN_DE_LANCER_GAMBLE_TIMELINE],
    ] as const) {
      expect(vif.map(({ temps }) => temps)).toEqual(lent.map(({ temps }) => temps));
      const debuts = vif.map(({ debutMs }) => debutMs);
      expect(debuts).toEqual([...new Set(debuts)].sort((a, b) => a - b));
      expect(debuts.at(-1)).toBeLessThanOrEqual(650);
    }
  });

  it("is that of the mini-game: a guess as a shot, a wheel once it stops", () => {
    expect(miniGameMoveTimeline(jeu({}), false)).toBe(COUP_DE_MINI_JEU_TIMELINE);
    expect(miniGameMoveTimeline(jeu({ nom: "devine", fini: true }), true)).toBe(
      COUP_DE_MINI_JEU_TIMELINE_REDUCED_MOTION,
    );
    expect(miniGameMoveTimeline(jeu({ nom: "gamble", enElan: true }), false)).toBeNull();
    expect(miniGameMoveTimeline(jeu({ nom: "gamble", fini: true }), false)).toBe(
      FIN_DE_LANCER_GAMBLE_TIMELINE,
    );
  });

  it("tells nothing of a mini-game that somebody has left", () => {
    for (const nom of ["rouletteRusse", "gamble", "devine"] as const)
      expect(miniGameMoveTimeline(jeu({ nom, fini: true, abandon: true }), false)).toBeNull();
  });

  it("has the ball lie on the phone of who bets before the wheel is paid, after the heart was heard", () => {
    expect(AVANCE_DU_TELEPHONE_DU_PARIEUR_MS).toBeGreaterThan(0);
    expect(AVANCE_DU_TELEPHONE_DU_PARIEUR_MS).toBeLessThan(COEUR_AVANT_ARRET_DE_BILLE_MS);
    expect(COEUR_AVANT_ARRET_DE_BILLE_MS).toBeLessThan(DUREE_ROUE_GAMBLE_MS / 2);
  });
});

it("knows which beats have begun", () => {
  expect(hasMiniGameMoveReached("senti", "souffle")).toBe(true);
  expect(hasMiniGameMoveReached("senti", "senti")).toBe(true);
  expect(hasMiniGameMoveReached("senti", "dit")).toBe(false);
});
