// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { arreterLeTemps, passer, rendreHook } from "../test/render-hook.ts";
import { useMaintenant } from "./use-maintenant.ts";

it("tells the time to the minute as long as it is looked at, and no longer", () => {
  arreterLeTemps();
  vi.setSystemTime("2026-11-22T20:00:00Z");
  const { result, unmount } = rendreHook(useMaintenant, undefined);
  const lue = () => result.current.toISOString().slice(11, 19);
  passer(59_999);
  expect(lue()).toBe("20:00:00");
  passer(1);
  expect(lue()).toBe("20:01:00");
  passer(120_000);
  expect(lue()).toBe("20:03:00");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
