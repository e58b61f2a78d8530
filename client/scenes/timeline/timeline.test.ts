import { describe, expect, it } from "vitest";
import {
  hasRevealReached,
  REVELATION_COURSE_TIMELINE,
  REVELATION_COURSE_TIMELINE_REDUCED_MOTION,
  lateLaunchCountdownTimeline,
  LAUNCH_COUNTDOWN_TIMELINE,
  delayBetweenItemsOfBeatMs,
  REVEAL_FULLY_TOLD,
  REVELATION_LOCALE_TIMELINE,
  REVELATION_LOCALE_TIMELINE_REDUCED_MOTION,
  revealMomentAt,
  listerRangsDesOptionsFaussesDansLOrdreDeVidage,
  REVELATION_TELEPHONES_TIMELINE,
  REVELATION_TELEPHONES_TIMELINE_REDUCED_MOTION,
  REVEAL_BEATS,
  NOMBRE_MAX_DE_VAGUES_DE_GORGEES,
  calculerVagueDeGorgeesParJoueur,
} from "./timeline.ts";

const debut = (
  timeline: typeof REVELATION_TELEPHONES_TIMELINE,
  temps: (typeof REVEAL_BEATS)[number],
) => timeline.find((marque) => marque.temps === temps)?.debutMs;

describe("the timetable of a reveal", () => {
  it("is the one that was drawn", () => {
    expect(REVEAL_BEATS.map((temps) => debut(REVELATION_TELEPHONES_TIMELINE, temps))).toEqual([
      0, 1_000, 1_500, 2_000, 2_300, 3_200, 4_700,
    ]);
  });
  it.each([
    ["moving", REVELATION_TELEPHONES_TIMELINE],
    ["calm", REVELATION_TELEPHONES_TIMELINE_REDUCED_MOTION],
    ["a race", REVELATION_COURSE_TIMELINE],
    ["a race, calm", REVELATION_COURSE_TIMELINE_REDUCED_MOTION],
    ["judged by the host", REVELATION_LOCALE_TIMELINE],
    ["judged, calm", REVELATION_LOCALE_TIMELINE_REDUCED_MOTION],
  ])(
    "keeps its order, draws the last sips before all is told, ends at the end: %s",
    (_, timeline) => {
      const debuts = timeline.map(({ debutMs }) => debutMs);
      expect(debuts).toEqual([...debuts].sort((a, b) => a - b));
      expect(new Set(debuts).size).toBe(debuts.length);
      const rangs = timeline.map(({ temps }) => REVEAL_BEATS.indexOf(temps));
      expect(rangs).toEqual([...rangs].sort((a, b) => a - b));
      expect(timeline.filter(({ temps }) => temps === "gorgees")).toHaveLength(
        NOMBRE_MAX_DE_VAGUES_DE_GORGEES,
      );
      expect(debut(timeline, "dit")).toBeLessThanOrEqual(3_200);
      expect(revealMomentAt(timeline, Number.POSITIVE_INFINITY)).toMatchObject(REVEAL_FULLY_TOLD);
    },
  );
  it("keeps the order for who asked for less motion, in less than half a second", () => {
    expect(
      REVELATION_TELEPHONES_TIMELINE_REDUCED_MOTION.map(({ temps, vagues }) => [temps, vagues]),
    ).toEqual(REVELATION_TELEPHONES_TIMELINE.map(({ temps, vagues }) => [temps, vagues]));
    expect(debut(REVELATION_TELEPHONES_TIMELINE_REDUCED_MOTION, "dit")).toBeLessThan(500);
  });
  it("says the beat of each instant", () => {
    expect(revealMomentAt(REVELATION_TELEPHONES_TIMELINE, 0).temps).toBe("roulement");
    expect(revealMomentAt(REVELATION_TELEPHONES_TIMELINE, 1_999).temps).toBe("vidage");
    expect(revealMomentAt(REVELATION_TELEPHONES_TIMELINE, 2_000).temps).toBe("verdict");
    expect(revealMomentAt(REVELATION_TELEPHONES_TIMELINE, 2_420)).toMatchObject({
      temps: "gorgees",
      vagues: 2,
    });
    expect(hasRevealReached(revealMomentAt(REVELATION_TELEPHONES_TIMELINE, 2_100), "verdict")).toBe(
      true,
    );
    expect(hasRevealReached(revealMomentAt(REVELATION_TELEPHONES_TIMELINE, 1_900), "verdict")).toBe(
      false,
    );
  });
});

it("sets many names and many glasses closer, so that their beat ends before the next", () => {
  expect([delayBetweenItemsOfBeatMs("nom", 3), delayBetweenItemsOfBeatMs("verre", 3)]).toEqual([
    60, 160,
  ]);
  for (const n of [1, 2, 7, 12, 40, 200]) {
    expect(delayBetweenItemsOfBeatMs("nom", n) * (n - 1)).toBeLessThanOrEqual(340);
    expect(delayBetweenItemsOfBeatMs("verre", n) * (n - 1)).toBeLessThanOrEqual(320);
  }
});

it("empties the wrong glasses from the most chosen to the least, and never a right one", () => {
  expect(listerRangsDesOptionsFaussesDansLOrdreDeVidage([1, 3, 0, 3], new Set([0]))).toEqual([
    1, 3, 2,
  ]);
  expect(listerRangsDesOptionsFaussesDansLOrdreDeVidage([5, 2], new Set([0, 1]))).toEqual([]);
});

describe("the waves of sips", () => {
  it("begin with the fewest and end with the biggest", () => {
    const vagues = calculerVagueDeGorgeesParJoueur({ tom: 2, lea: 0, didier: 4, margaux: 1 });
    expect([...vagues]).toEqual([
      ["margaux", 2],
      ["tom", 4],
      ["didier", 6],
    ]);
  });
  it("draw one alone as the biggest, and twenty within the same time", () => {
    expect(calculerVagueDeGorgeesParJoueur({ tom: 3 }).get("tom")).toBe(
      NOMBRE_MAX_DE_VAGUES_DE_GORGEES,
    );
    const vingt = calculerVagueDeGorgeesParJoueur(
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`j${i}`, i + 1])),
    );
    expect([...vingt.values()]).toEqual([...vingt.values()].sort((a, b) => a - b));
    expect([Math.min(...vingt.values()), Math.max(...vingt.values())]).toEqual([
      1,
      NOMBRE_MAX_DE_VAGUES_DE_GORGEES,
    ]);
  });
});

describe("three, two, one on a screen that comes after the launch", () => {
  it("tells all three in what is left, and ends when the others do", () => {
    const debuts = lateLaunchCountdownTimeline(LAUNCH_COUNTDOWN_TIMELINE, 600).map(
      ({ debutMs }) => debutMs,
    );
    expect(debuts).toEqual([600, 1_100, 1_600, 2_100]);
    expect(lateLaunchCountdownTimeline(LAUNCH_COUNTDOWN_TIMELINE, 0)).toBe(
      LAUNCH_COUNTDOWN_TIMELINE,
    );
  });
  it("is over for who comes once it is", () => {
    expect(lateLaunchCountdownTimeline(LAUNCH_COUNTDOWN_TIMELINE, 2_100)).toBe(
      LAUNCH_COUNTDOWN_TIMELINE,
    );
    expect(lateLaunchCountdownTimeline(LAUNCH_COUNTDOWN_TIMELINE, 9_000)).toBe(
      LAUNCH_COUNTDOWN_TIMELINE,
    );
  });
});
