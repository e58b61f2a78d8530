import { expect, it } from "vitest";
import type { Vue } from "#game/schema/etat.ts";
import { vueVierge } from "../vue-vierge.ts";
import { Temoin } from "./temoin.ts";

const vue = (tour: number, reste: Partial<Vue> = {}): Vue => ({ ...vueVierge(), tour, ...reste });

it("has not seen the step that it comes in on, and sees the next one begin", () => {
  const temoin = new Temoin();
  temoin.voir(vue(4), 2_000);
  expect(temoin.depuis).toBeNull();
  temoin.voir(vue(5), 9_000);
  expect(temoin.depuis).toBe(9_000);
});

it("keeps the beginning of a step while more is said of it", () => {
  const temoin = new Temoin();
  temoin.voir(vue(4), 2_000);
  temoin.voir(vue(5), 9_000);
  temoin.voir(vue(5, { enPause: true }), 9_800);
  expect(temoin.depuis).toBe(9_000);
});

it("begins anew when the host has said who was right", () => {
  const temoin = new Temoin();
  temoin.voir(vue(4), 2_000);
  temoin.voir(vue(5, { attendJugement: true }), 9_000);
  temoin.voir(vue(5), 15_000);
  expect(temoin.depuis).toBe(15_000);
});

it("is late on what came while it was away, and on what comes as it returns", () => {
  const temoin = new Temoin();
  temoin.voir(vue(4), 2_000);
  temoin.manquer(30_000);
  temoin.voir(vue(5), 30_999);
  expect(temoin.depuis).toBeNull();
  temoin.voir(vue(6), 31_000);
  expect(temoin.depuis).toBe(31_000);
});

it("is at the end of the beats in the middle of which it went away", () => {
  const temoin = new Temoin();
  temoin.voir(vue(4), 2_000);
  temoin.voir(vue(5), 9_000);
  temoin.manquer(9_700);
  expect(temoin.depuis).toBeNull();
});

it("knows the moment that opened a game, unless it came in on it", () => {
  const temoin = new Temoin();
  temoin.voir(vue(4, { phase: "salon" }), 2_000);
  temoin.voir(vue(5, { phase: "jeu" }), 9_000);
  expect(temoin.lance).toBe(true);
  temoin.voir(vue(6, { phase: "jeu" }), 12_000);
  expect(temoin.lance).toBe(false);
  const venu = new Temoin();
  venu.voir(vue(5, { phase: "jeu" }), 9_000);
  expect(venu.lance).toBe(false);
});
