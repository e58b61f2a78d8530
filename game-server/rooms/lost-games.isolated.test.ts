import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUnreadableGames } from "./lost-games.ts";

const JOUR_MS = 24 * 3600 * 1000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a game that cannot be read is said lost for a day, then forgotten everywhere", () => {
  const oubliees: string[] = [];
  const perdues = createUnreadableGames((code) => void oubliees.push(code));
  perdues.add("AAAAAA");
  vi.advanceTimersByTime(JOUR_MS - 1);
  expect([perdues.has("AAAAAA"), oubliees]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([perdues.has("AAAAAA"), oubliees, vi.getTimerCount()]).toEqual([false, ["AAAAAA"], 0]);
});

test("a day is counted from when it was stored: a server that starts again does not begin another", () => {
  const oubliees: string[] = [];
  const perdues = createUnreadableGames((code) => void oubliees.push(code));
  const ilYA = (ms: number) => new Date(Date.now() - ms).toISOString();
  perdues.add("VIEILLE", ilYA(3 * JOUR_MS));
  perdues.add("RECENTE", ilYA(JOUR_MS - 1_000));
  vi.advanceTimersByTime(0);
  expect([perdues.has("VIEILLE"), perdues.has("RECENTE"), oubliees]).toEqual([
    false,
    true,
    ["VIEILLE"],
  ]);
  vi.advanceTimersByTime(1_000);
  expect(oubliees).toEqual(["VIEILLE", "RECENTE"]);
});

test("one that goes to somebody else is theirs to forget", () => {
  const oubliees: string[] = [];
  const perdues = createUnreadableGames((code) => void oubliees.push(code));
  perdues.add("AAAAAA");
  perdues.add("AAAAAA");
  perdues.remove("AAAAAA");
  expect(perdues.has("AAAAAA")).toBe(false);
  vi.advanceTimersByTime(2 * JOUR_MS);
  expect(oubliees).toEqual([]);
});
