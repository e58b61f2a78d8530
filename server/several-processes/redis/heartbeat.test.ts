import { expect, onTestFinished, test, vi } from "vitest";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { createProcessHeartbeat, createOwnProcessLiveness } from "./heartbeat.ts";
import { createGameLeases } from "./leases.ts";

test("believed for as long as the last beat, and not before the first", () => {
  let maintenant = 0;
  const liveness = createOwnProcessLiveness(2_000, () => maintenant);
  expect(liveness.isBelieved()).toBe(false);
  liveness.record();
  maintenant = 2_000;
  expect(liveness.isBelieved()).toBe(true);
  maintenant = 2_001;
  expect(liveness.isBelieved()).toBe(false);
  liveness.record();
  expect(liveness.isBelieved()).toBe(true);
});

test("after a beat without answer, dead processes are looked for no sooner than after a start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const [beatMs, believedMs, beatsNeeded] = [10, 100, 13];
  let away = false;
  let looks = 0;
  const heartbeat = createProcessHeartbeat({
    store: {
      async beat() {
        if (away) throw new Error("Redis is away");
        return { expired: false, order: null, codes: [] };
      },
      async processes() {
        looks++;
        return [];
      },
      codesOf: async () => [],
      isAlive: async () => true,
      forget: async () => {},
      declareDead: async () => {},
    },
    leases: createGameLeases(),
    processId: "jeu1.a",
    fiche: async () => createTestFicheProcessus("jeu1"),
    readsVersion: 1,
    intake: () => "all",
    takeOver: async () => false,
    release: () => {},
    onWakeUp: () => {},
    onOrder: () => {},
    report: () => {},
    beatMs,
    believedMs,
  });
  const beat = (times: number) => vi.advanceTimersByTimeAsync(times * beatMs);
  await heartbeat.start();
  await beat(beatsNeeded - 2);
  expect(looks).toBe(0);
  await beat(1);
  expect(looks).toBe(1);
  away = true;
  await beat(1);
  away = false;
  await beat(beatsNeeded - 1);
  expect(looks).toBe(1);
  await beat(1);
  expect(looks).toBe(2);
  await heartbeat.stop();
});
