import { expect, test } from "vitest";
import { UnParMoment } from "./once-per-moment.ts";

test("drops a second press of the same moment while the first is in flight", () => {
  const presses = new UnParMoment();
  expect([presses.prendre("3"), presses.prendre("3")]).toEqual([true, false]);
  presses.rendre("3");
  expect(presses.prendre("3")).toBe(true);
});

test("takes a press of the next moment, though the first has no answer yet; a late answer frees its own only", () => {
  const presses = new UnParMoment();
  presses.prendre("3");
  expect(presses.prendre("4")).toBe(true);
  presses.rendre("3");
  expect(presses.prendre("4")).toBe(false);
});
