// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freezeTime, advanceTime } from "../../test/render-hook.ts";
import { playSoundOfGameMoment, stopMusic } from "./play-sound.ts";
import { usePlayLoopingMusic } from "./use-music.ts";

vi.mock(import("./play-sound.ts"), { spy: true });

beforeEach(freezeTime);
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const ouvrir = (cle: string | null, entreeMs = 0) =>
  renderHook(
    (voulue: string | null) =>
      usePlayLoopingMusic({ moment: "comptoir", phraseMs: 9_600, entreeMs }, voulue),
    {
      initialProps: cle,
    },
  );
const fois = () => vi.mocked(playSoundOfGameMoment).mock.calls.length;

it("comes in, and plays its phrase again each time it is over", () => {
  vi.mocked(playSoundOfGameMoment).mockReturnValue(true);
  ouvrir("comptoir", 2_000);
  advanceTime(1_900);
  expect(fois()).toBe(0);
  advanceTime(200);
  expect(fois()).toBe(1);
  advanceTime(9_400);
  expect(fois()).toBe(1);
  advanceTime(9_700);
  expect(fois()).toBe(3);
});

it("waits for a first tap, and comes in soon after it", () => {
  vi.mocked(playSoundOfGameMoment).mockReturnValue(false);
  ouvrir("comptoir");
  advanceTime(4_000);
  const avant = fois();
  vi.mocked(playSoundOfGameMoment).mockReturnValue(true);
  advanceTime(500);
  expect(fois()).toBe(avant + 1);
  advanceTime(9_000);
  expect(fois()).toBe(avant + 1);
});

it("ends with the screen that asked for it, in the middle of its phrase", () => {
  vi.mocked(playSoundOfGameMoment).mockReturnValue(true);
  const { rerender } = ouvrir("comptoir");
  advanceTime(3_000);
  rerender(null);
  expect(stopMusic).toHaveBeenCalledOnce();
  advanceTime(20_000);
  expect(fois()).toBe(1);
});

it("is not there where nobody asks for it", () => {
  ouvrir(null);
  advanceTime(20_000);
  expect(fois()).toBe(0);
});
