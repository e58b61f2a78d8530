import { describe, expect, it } from "vitest";
import { ROULETTE_MS } from "#contracts/limites.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import {
  ARRET,
  ARRET_CALME,
  AVANCE_MS,
  COEUR_MS,
  COUP,
  COUP_CALME,
  moveHasReached,
  moveTimeline,
  MOVE_BEATS,
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
const quand = (timeline: typeof COUP, temps: string) =>
  timeline.find((marque) => marque.temps === temps)?.debutMs ?? Number.NaN;

describe("the timetable of a move", () => {
  it("is a breath of one second, then a result held for one and a half; who played knows before", () => {
    expect(COUP.map(({ temps }) => temps)).toEqual(MOVE_BEATS);
    expect([quand(COUP, "dit"), quand(COUP, "libre")]).toEqual([1_000, 2_500]);
    expect(quand(COUP, "senti")).toBeGreaterThan(500);
    expect(quand(COUP, "senti")).toBeLessThan(1_000);
    expect(quand(ARRET, "libre") - quand(ARRET, "dit")).toBe(1_500);
  });

  it("keeps its order where nothing moves, within what a reveal takes there", () => {
    for (const [vif, lent] of [
      [COUP_CALME, COUP],
      [ARRET_CALME, ARRET],
    ] as const) {
      expect(vif.map(({ temps }) => temps)).toEqual(lent.map(({ temps }) => temps));
      const debuts = vif.map(({ debutMs }) => debutMs);
      expect(debuts).toEqual([...new Set(debuts)].sort((a, b) => a - b));
      expect(debuts.at(-1)).toBeLessThanOrEqual(650);
    }
  });

  it("is that of the mini-game: a guess as a shot, a wheel once it stops", () => {
    expect(moveTimeline(jeu({}), false)).toBe(COUP);
    expect(moveTimeline(jeu({ nom: "devine", fini: true }), true)).toBe(COUP_CALME);
    expect(moveTimeline(jeu({ nom: "gamble", enElan: true }), false)).toBeNull();
    expect(moveTimeline(jeu({ nom: "gamble", fini: true }), false)).toBe(ARRET);
  });

  it("tells nothing of a mini-game that somebody has left", () => {
    for (const nom of ["rouletteRusse", "gamble", "devine"] as const)
      expect(moveTimeline(jeu({ nom, fini: true, abandon: true }), false)).toBeNull();
  });

  it("has the ball lie on the phone of who bets before the wheel is paid, after the heart was heard", () => {
    expect(AVANCE_MS).toBeGreaterThan(0);
    expect(AVANCE_MS).toBeLessThan(COEUR_MS);
    expect(COEUR_MS).toBeLessThan(ROULETTE_MS / 2);
  });
});

it("knows which beats have begun", () => {
  expect(moveHasReached("senti", "souffle")).toBe(true);
  expect(moveHasReached("senti", "senti")).toBe(true);
  expect(moveHasReached("senti", "dit")).toBe(false);
});
