// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import type { VueMinuteur } from "#game/schema/etat.ts";
import { freezeTime, advanceTime, renderInRoom } from "../test/render-hook.ts";
import { useMillisecondesRestantes } from "./vue.ts";

const MINUTEUR: VueMinuteur = { dureeMs: 20_000, resteMs: 12_000, marche: true, numero: 1 };
beforeEach(freezeTime);
const ouvrir = (depart?: VueMinuteur) =>
  renderInRoom((minuteur: VueMinuteur | undefined) => useMillisecondesRestantes(minuteur), depart);

it("counts down from what the server said, and not below nothing", () => {
  const { result } = ouvrir(MINUTEUR);
  expect(result.current).toBe(12_000);
  advanceTime(5_000);
  expect(result.current).toBe(7_000);
  advanceTime(20_000);
  expect(result.current).toBe(0);
});

it("stands still in a pause, and takes what the server says next as it is", () => {
  const { result, rerender } = ouvrir(MINUTEUR);
  advanceTime(5_000);
  rerender({ ...MINUTEUR, marche: false, resteMs: 6_800, numero: 2 });
  expect(result.current).toBe(6_800);
  advanceTime(60_000);
  expect(result.current).toBe(6_800);
  rerender({ ...MINUTEUR, resteMs: 6_800, numero: 3 });
  advanceTime(800);
  expect(result.current).toBe(6_000);
});

it("leaves no clock running behind it", () => {
  const { result, rerender } = ouvrir(MINUTEUR);
  rerender(undefined);
  expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
});
