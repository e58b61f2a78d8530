import { expect, test } from "vitest";
import { createSouffle } from "./heartbeat.ts";

test("heard for as long as its last sign is believed, and not before the first", () => {
  let maintenant = 0;
  const souffle = createSouffle(2_000, () => maintenant);
  expect(souffle.entendu()).toBe(false);
  souffle.noter();
  maintenant = 2_000;
  expect(souffle.entendu()).toBe(true);
  maintenant = 2_001;
  expect(souffle.entendu()).toBe(false);
  souffle.noter();
  expect(souffle.entendu()).toBe(true);
});
