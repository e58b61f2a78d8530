import { expect, test } from "vitest";
import { createLiveness } from "./heartbeat.ts";

test("believed for as long as the last beat, and not before the first", () => {
  let maintenant = 0;
  const liveness = createLiveness(2_000, () => maintenant);
  expect(liveness.isBelieved()).toBe(false);
  liveness.record();
  maintenant = 2_000;
  expect(liveness.isBelieved()).toBe(true);
  maintenant = 2_001;
  expect(liveness.isBelieved()).toBe(false);
  liveness.record();
  expect(liveness.isBelieved()).toBe(true);
});
