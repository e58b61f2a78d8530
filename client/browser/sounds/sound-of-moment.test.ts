import { expect, it } from "vitest";
import { SON_DU_MOMENT } from "./sound-of-moment.ts";

it("no two moments share a sound", () => {
  const sons = Object.values(SON_DU_MOMENT);
  expect(sons.filter((son, rang) => sons.indexOf(son) !== rang)).toEqual([]);
});
