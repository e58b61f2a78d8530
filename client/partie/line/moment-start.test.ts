import { expect, it } from "vitest";
import type { Vue, VueMiniJeu } from "#game/schema/etat.ts";
import { creerVueDeRoomVierge } from "../vue-vierge.ts";
import { MomentStartTracker } from "./moment-start.ts";

const vue = (tour: number, reste: Partial<Vue> = {}): Vue => ({
  ...creerVueDeRoomVierge(),
  tour,
  ...reste,
});

it("has not seen the step that it comes in on, and sees the next one begin", () => {
  const start = new MomentStartTracker();
  start.voir(vue(4), 2_000);
  expect(start.depuis).toBeNull();
  start.voir(vue(5), 9_000);
  expect(start.depuis).toBe(9_000);
});

it("keeps the beginning of a step while more is said of it", () => {
  const start = new MomentStartTracker();
  start.voir(vue(4), 2_000);
  start.voir(vue(5), 9_000);
  start.voir(vue(5, { enPause: true }), 9_800);
  expect(start.depuis).toBe(9_000);
});

it("begins anew when the host has said who was right", () => {
  const start = new MomentStartTracker();
  start.voir(vue(4), 2_000);
  start.voir(vue(5, { attendJugement: true }), 9_000);
  start.voir(vue(5), 15_000);
  expect(start.depuis).toBe(15_000);
});

it("is late on what came while it was away, and on what comes as it returns", () => {
  const start = new MomentStartTracker();
  start.voir(vue(4), 2_000);
  start.manquer(30_000);
  start.voir(vue(5), 30_999);
  expect(start.depuis).toBeNull();
  start.voir(vue(6), 31_000);
  expect(start.depuis).toBe(31_000);
});

it("is at the end of the beats in the middle of which it went away", () => {
  const start = new MomentStartTracker();
  start.voir(vue(4), 2_000);
  start.voir(vue(5), 9_000);
  start.manquer(9_700);
  expect(start.depuis).toBeNull();
});

it("knows the moment that opened a game, unless it came in on it", () => {
  const start = new MomentStartTracker();
  start.voir(vue(4, { phase: "salon" }), 2_000);
  start.voir(vue(5, { phase: "jeu" }), 9_000);
  expect(start.lance).toBe(true);
  start.voir(vue(6, { phase: "jeu" }), 12_000);
  expect(start.lance).toBe(false);
  const venu = new MomentStartTracker();
  venu.voir(vue(5, { phase: "jeu" }), 9_000);
  expect(venu.lance).toBe(false);
});

const DUEL: VueMiniJeu = {
  nom: "rouletteRusse",
  joueurs: ["lea", "tom"],
  designe: "lea",
  coups: 0,
  enElan: false,
  fini: false,
  abandon: false,
};
const coups = (n: number, reste: Partial<VueMiniJeu> = {}, tour = 5): Vue =>
  vue(tour, { miniJeu: { ...DUEL, coups: n, ...reste } });

it("sees a move made, and keeps the room as it was just before", () => {
  const start = new MomentStartTracker();
  start.voir(vue(4), 2_000);
  start.voir(coups(0), 9_000);
  expect(start.coup).toBeNull();
  start.voir(coups(1), 12_000);
  expect(start.coup).toEqual({ depuis: 12_000, avant: coups(0) });
  // a change of the state without a move does not count
  start.voir({ ...coups(1), enPause: true }, 12_400);
  expect(start.coup?.depuis).toBe(12_000);
  start.voir(coups(2), 12_900);
  expect(start.coup).toEqual({ depuis: 12_900, avant: { ...coups(1), enPause: true } });
  expect(start.depuis).toBe(9_000);
});

it("sees a wheel stop", () => {
  const start = new MomentStartTracker();
  start.voir(coups(0), 2_000);
  start.voir(coups(1, { enElan: true }), 9_000);
  start.voir(coups(1, { fini: true }), 14_000);
  expect(start.coup?.depuis).toBe(14_000);
});

it("has no move to tell of another step, of one that it comes in on, or returns to", () => {
  const start = new MomentStartTracker();
  start.voir(coups(2), 2_000);
  expect(start.coup).toBeNull();
  start.voir(coups(3), 9_000);
  start.manquer(9_300);
  expect(start.coup).toBeNull();
  start.voir(coups(4), 10_000);
  expect(start.coup).toBeNull();
  start.voir(coups(5), 11_000);
  start.voir(coups(0, {}, 6), 12_000);
  expect(start.coup).toBeNull();
});
