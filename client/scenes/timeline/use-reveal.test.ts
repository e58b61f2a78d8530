// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { VueClassement } from "#game/schema/etat.ts";
import { VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { freezeTime, advanceTime, renderInRoom, TestRoom } from "../../test/render-hook.ts";
import { useStandingsOnScreen } from "./use-reveal.ts";

const PERSONNE = { qui: [], n: 0 };
const CLASSEMENT: VueClassement = {
  clos: false,
  lignes: [],
  grimpe: PERSONNE,
  boit: PERSONNE,
  serie: PERSONNE,
};

beforeEach(freezeTime);
/** A screen on a reveal; `vuCommencer`: whether the screen saw it begin. */
function ouvrir(vuCommencer = true) {
  const room = new TestRoom({ ...VUE_DE_ROOM_EXEMPLE, classement: CLASSEMENT });
  const rendu = renderInRoom(useStandingsOnScreen, undefined, room);
  act(() => room.changer({ depuis: vuCommencer ? performance.now() : null }));
  return { room, montre: () => rendu.result.current.montre, ...rendu };
}

it("is there for four seconds, then gives way", () => {
  const { montre } = ouvrir();
  expect(montre()).toBe(true);
  advanceTime(3_900);
  expect(montre()).toBe(true);
  advanceTime(200);
  expect(montre()).toBe(false);
});

it("gives way to a press", () => {
  const { montre, result } = ouvrir();
  act(() => result.current.finir());
  expect(montre()).toBe(false);
});

it("gives way to the next step, and is not for who came late", () => {
  const { room, montre } = ouvrir();
  act(() => room.changer({ vue: VUE_DE_ROOM_EXEMPLE, depuis: performance.now() }));
  expect(montre()).toBe(false);
  expect(ouvrir(false).montre()).toBe(false);
});
