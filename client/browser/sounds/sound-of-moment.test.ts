import { expect, it } from "vitest";
import { SOUND_BY_GAME_MOMENT } from "./sound-of-moment.ts";

it("no two moments share a sound", () => {
  const sons = Object.values(SOUND_BY_GAME_MOMENT);
  expect(sons.filter((son, rang) => sons.indexOf(son) !== rang)).toEqual([]);
});
