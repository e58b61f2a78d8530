import { expect, test } from "vitest";
import { createLiveness } from "./heartbeat.ts";

test("heard for as long as its last sign is believed, and not before the first", () => {
  let maintenant = 0;
  const liveness = createLiveness(2_000, () => maintenant);
  expect(liveness.entendu()).toBe(false);
  liveness.noter();
  maintenant = 2_000;
  expect(liveness.entendu()).toBe(true);
  maintenant = 2_001;
  expect(liveness.entendu()).toBe(false);
  liveness.noter();
  expect(liveness.entendu()).toBe(true);
});
