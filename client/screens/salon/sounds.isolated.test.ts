// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { playSoundOfGameMoment } from "../../browser/sounds/play-sound.ts";
import { renderInRoom } from "../../test/render-hook.ts";
import { usePlaySoundOfHostsQuizzChoice } from "./sounds.ts";

vi.mock(import("../../browser/sounds/play-sound.ts"), { spy: true });
afterEach(() => vi.resetAllMocks());

function ouvrir(depart: string) {
  const { result, rerender } = renderInRoom(
    (titre: string) => usePlaySoundOfHostsQuizzChoice({ ...VUE_DE_ROOM_EXEMPLE, titre }),
    depart,
  );
  return {
    demander: () => result.current(),
    venir: (titre: string) => rerender(titre),
    entendus: () => vi.mocked(playSoundOfGameMoment).mock.calls,
  };
}

it("is heard each time another quizz has been chosen", () => {
  const { demander, venir, entendus } = ouvrir("");
  demander();
  expect(entendus()).toEqual([]);
  venir("Fromages");
  expect(entendus()).toEqual([["choix"]]);
  // the same quizz is chosen once more
  demander();
  venir("Fromages");
  expect(entendus()).toHaveLength(1);
  demander();
  venir("À table");
  expect(entendus()).toHaveLength(2);
});

it("is not for a page that finds one chosen, nor for a room that takes up the last one", () => {
  ouvrir("Fromages").venir("Fromages");
  const { venir, entendus } = ouvrir("");
  venir("Fromages");
  expect(entendus()).toEqual([]);
});

it("is not for a quizz that could not be read: nothing is ticked", () => {
  const { demander, venir, entendus } = ouvrir("Fromages");
  demander();
  venir("");
  expect(entendus()).toEqual([]);
});
