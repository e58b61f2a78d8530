import { describe, expect, it } from "vitest";
import {
  aCommence,
  COURSE,
  COURSE_CALME,
  compterDes,
  DEPART,
  entreDeux,
  REVEAL_TOLD,
  JUGEE,
  JUGEE_CALME,
  momentA,
  ordreDuVidage,
  REVELATION,
  REVELATION_CALME,
  REVEAL_BEATS,
  VAGUES,
  vagueDe,
} from "./timeline.ts";

const debut = (timeline: typeof REVELATION, temps: (typeof REVEAL_BEATS)[number]) =>
  timeline.find((marque) => marque.temps === temps)?.debutMs;

describe("the timetable of a reveal", () => {
  it("is the one that was drawn", () => {
    expect(REVEAL_BEATS.map((temps) => debut(REVELATION, temps))).toEqual([
      0, 1_000, 1_500, 2_000, 2_300, 3_200, 4_700,
    ]);
  });
  it.each([
    ["moving", REVELATION],
    ["calm", REVELATION_CALME],
    ["a race", COURSE],
    ["a race, calm", COURSE_CALME],
    ["judged by the host", JUGEE],
    ["judged, calm", JUGEE_CALME],
  ])(
    "keeps its order, draws the last sips before all is told, ends at the end: %s",
    (_, timeline) => {
      const debuts = timeline.map(({ debutMs }) => debutMs);
      expect(debuts).toEqual([...debuts].sort((a, b) => a - b));
      expect(new Set(debuts).size).toBe(debuts.length);
      const rangs = timeline.map(({ temps }) => REVEAL_BEATS.indexOf(temps));
      expect(rangs).toEqual([...rangs].sort((a, b) => a - b));
      expect(timeline.filter(({ temps }) => temps === "gorgees")).toHaveLength(VAGUES);
      expect(debut(timeline, "dit")).toBeLessThanOrEqual(3_200);
      expect(momentA(timeline, Number.POSITIVE_INFINITY)).toMatchObject(REVEAL_TOLD);
    },
  );
  it("keeps the order for who asked for less motion, in less than half a second", () => {
    expect(REVELATION_CALME.map(({ temps, vagues }) => [temps, vagues])).toEqual(
      REVELATION.map(({ temps, vagues }) => [temps, vagues]),
    );
    expect(debut(REVELATION_CALME, "dit")).toBeLessThan(500);
  });
  it("says the beat of each instant", () => {
    expect(momentA(REVELATION, 0).temps).toBe("roulement");
    expect(momentA(REVELATION, 1_999).temps).toBe("vidage");
    expect(momentA(REVELATION, 2_000).temps).toBe("verdict");
    expect(momentA(REVELATION, 2_420)).toMatchObject({ temps: "gorgees", vagues: 2 });
    expect(aCommence(momentA(REVELATION, 2_100), "verdict")).toBe(true);
    expect(aCommence(momentA(REVELATION, 1_900), "verdict")).toBe(false);
  });
});

it("sets many names and many glasses closer, so that their beat ends before the next", () => {
  expect([entreDeux("nom", 3), entreDeux("verre", 3)]).toEqual([60, 160]);
  for (const n of [1, 2, 7, 12, 40, 200]) {
    expect(entreDeux("nom", n) * (n - 1)).toBeLessThanOrEqual(340);
    expect(entreDeux("verre", n) * (n - 1)).toBeLessThanOrEqual(320);
  }
});

it("empties the wrong glasses from the most chosen to the least, and never a right one", () => {
  expect(ordreDuVidage([1, 3, 0, 3], new Set([0]))).toEqual([1, 3, 2]);
  expect(ordreDuVidage([5, 2], new Set([0, 1]))).toEqual([]);
});

describe("the waves of sips", () => {
  it("begin with the fewest and end with the biggest", () => {
    const vagues = vagueDe({ tom: 2, lea: 0, didier: 4, margaux: 1 });
    expect([...vagues]).toEqual([
      ["margaux", 2],
      ["tom", 4],
      ["didier", 6],
    ]);
  });
  it("draw one alone as the biggest, and twenty within the same time", () => {
    expect(vagueDe({ tom: 3 }).get("tom")).toBe(VAGUES);
    const vingt = vagueDe(
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`j${i}`, i + 1])),
    );
    expect([...vingt.values()]).toEqual([...vingt.values()].sort((a, b) => a - b));
    expect([Math.min(...vingt.values()), Math.max(...vingt.values())]).toEqual([1, VAGUES]);
  });
});

describe("three, two, one on a screen that comes after the launch", () => {
  it("tells all three in what is left, and ends when the others do", () => {
    const debuts = compterDes(DEPART, 600).map(({ debutMs }) => debutMs);
    expect(debuts).toEqual([600, 1_100, 1_600, 2_100]);
    expect(compterDes(DEPART, 0)).toBe(DEPART);
  });
  it("is over for who comes once it is", () => {
    expect(compterDes(DEPART, 2_100)).toBe(DEPART);
    expect(compterDes(DEPART, 9_000)).toBe(DEPART);
  });
});
