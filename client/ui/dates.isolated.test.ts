// @vitest-environment happy-dom
import { expect, it, test, vi } from "vitest";
import { direDateComplete, direDateRelative, useNow } from "./dates.tsx";
import { freezeTime, advanceTime, renderInRoom } from "../test/render-hook.ts";

const MAINTENANT = new Date("2026-03-31T12:00:00.000Z");

test.each([
  ["2026-03-31T12:00:00.000Z", "à l’instant"],
  ["2026-03-31T11:59:01.000Z", "à l’instant"],
  ["2026-03-31T12:00:30.000Z", "à l’instant"],
  ["2027-01-01T00:00:00.000Z", "à l’instant"],
  ["never", "à l’instant"],
  ["2026-03-31T11:59:00.000Z", "il y a 1\u00A0minute"],
  ["2026-03-31T11:57:30.000Z", "il y a 2\u00A0minutes"],
  ["2026-03-31T11:00:01.000Z", "il y a 59\u00A0minutes"],
  ["2026-03-31T11:00:00.000Z", "il y a 1\u00A0heure"],
  ["2026-03-31T10:00:00.000Z", "il y a 2\u00A0heures"],
  ["2026-03-30T12:00:01.000Z", "il y a 23\u00A0heures"],
  ["2026-03-30T12:00:00.000Z", "il y a 1\u00A0jour"],
  ["2026-03-01T12:00:00.000Z", "il y a 30\u00A0jours"],
  // the 28th of February is a month before the 28th of March
  ["2026-02-28T12:00:00.000Z", "il y a 1\u00A0mois"],
  ["2026-01-31T12:00:00.000Z", "il y a 2\u00A0mois"],
  ["2025-04-01T12:00:00.000Z", "il y a 11\u00A0mois"],
  ["2025-03-31T12:00:00.000Z", "il y a 1\u00A0an"],
  ["2024-03-31T12:00:00.000Z", "il y a 2\u00A0ans"],
])("%s is %s", (iso, dit) => {
  expect(direDateRelative(iso, MAINTENANT)).toBe(dit);
});

test("a month is whole the same day only at the same hour", () => {
  expect(direDateRelative("2026-02-28T23:00:00.000Z", new Date("2026-03-28T12:00:00.000Z"))).toBe(
    "il y a 27\u00A0jours",
  );
});

test("the whole date is in French", () => {
  expect(direDateComplete("2025-06-21T12:00:00.000Z")).toMatch(/^samedi 21 juin 2025/);
});

it("tells the time to the minute as long as it is looked at, and no longer", () => {
  freezeTime();
  vi.setSystemTime("2026-11-22T20:00:00Z");
  const { result, unmount } = renderInRoom(useNow, undefined);
  const lue = () => result.current.toISOString().slice(11, 19);
  advanceTime(59_999);
  expect(lue()).toBe("20:00:00");
  advanceTime(1);
  expect(lue()).toBe("20:01:00");
  advanceTime(120_000);
  expect(lue()).toBe("20:03:00");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
