import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  GAME_END_FULLY_TOLD,
  gameEndTimeline,
  hasGameEndTellingReached,
  estPlaceDuPodiumDite,
  GAME_END_BEATS,
} from "./end-timeline.ts";
import { lastMarkBegunAt } from "./beats.ts";

const ENTIER = gameEndTimeline(5, [1, 2, 3], false) ?? [];
const quand = (timeline: typeof ENTIER, temps: string) =>
  timeline.find((marque) => marque.temps === temps)?.debutMs;
const noms = (timeline: typeof ENTIER) => [...new Set(timeline.map(({ temps }) => temps))];

describe("the timetable of the end", () => {
  it("is the one that was drawn", () => {
    expect(ENTIER.filter(({ temps }) => temps === "note").map(({ debutMs }) => debutMs)).toEqual([
      0, 350, 700, 1_050, 1_400,
    ]);
    expect(GAME_END_BEATS.slice(1).map((temps) => quand(ENTIER, temps))).toEqual([
      3_000, 4_500, 5_700, 6_700, 8_200, 10_200,
    ]);
  });

  it("waits for no place that nobody has", () => {
    // a shared first place leaves no second one, two players have no third one, and without points there is no podium
    const dit = (places: number[]) => gameEndTimeline(4, places, false) ?? [];
    expect(noms(dit([1, 3]))).toEqual([
      "note",
      "total",
      "tambour",
      "troisieme",
      "premier",
      "table",
    ]);
    expect(quand(dit([1, 3]), "premier")).toBe(6_700);
    expect(quand(dit([1, 2]), "deuxieme")).toBe(5_700);
    expect(quand(dit([1]), "table")).toBe(7_700);
    expect(noms(dit([]))).toEqual(["note", "total", "table"]);
    expect(quand(dit([]), "table")).toBe(4_500);
  });

  it("has nothing to tell of an evening without a receipt", () => {
    expect(gameEndTimeline(0, [1, 2, 3], false)).toBeNull();
  });

  it("keeps its order, in at most 11 s, and in less than one for who asked for less motion", () => {
    const quelconque = fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.subarray([1, 2, 3]),
      fc.boolean(),
    );
    fc.assert(
      fc.property(quelconque, ([lignes, places, calme]) => {
        const timeline = gameEndTimeline(lignes, places, calme) ?? [];
        const debuts = timeline.map(({ debutMs }) => debutMs);
        expect(debuts).toEqual([...new Set(debuts)].sort((a, b) => a - b));
        const rangs = timeline.map(({ temps }) => GAME_END_BEATS.indexOf(temps));
        expect(rangs).toEqual([...rangs].sort((a, b) => a - b));
        expect(noms(timeline)).toEqual(noms(gameEndTimeline(lignes, places, !calme) ?? []));
        const fin = timeline.at(-1);
        expect(fin).toMatchObject({ temps: "table", lignes });
        expect(fin?.debutMs).toBeLessThanOrEqual(calme ? 700 : 11_000);
      }),
    );
  });

  it("tells a place from its beat on, and all of them at the end", () => {
    const a = (ms: number) => lastMarkBegunAt(ENTIER, ms) ?? GAME_END_FULLY_TOLD;
    expect([3, 2, 1, 7].map((place) => estPlaceDuPodiumDite(a(6_000), place))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([3, 2, 1, 0].every((place) => estPlaceDuPodiumDite(GAME_END_FULLY_TOLD, place))).toBe(
      true,
    );
    expect(hasGameEndTellingReached(a(2_999), "total")).toBe(false);
    expect(hasGameEndTellingReached(a(3_000), "total")).toBe(true);
  });
});
