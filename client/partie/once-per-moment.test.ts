import { expect, test } from "vitest";
import { OnePressPerMoment } from "./once-per-moment.ts";

test("drops a second press of the same moment while the first is in flight", () => {
  const presses = new OnePressPerMoment();
  expect([presses.take("3"), presses.take("3")]).toEqual([true, false]);
  presses.release("3");
  expect(presses.take("3")).toBe(true);
});

test("takes a press of the next moment, though the first has no answer yet; a late answer frees its own only", () => {
  const presses = new OnePressPerMoment();
  presses.take("3");
  expect(presses.take("4")).toBe(true);
  presses.release("3");
  expect(presses.take("4")).toBe(false);
});
