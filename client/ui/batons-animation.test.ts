import { expect, it } from "vitest";
import { groupTallyMarks, tallyMarkTiming, type TallyWave } from "./batons-animation.ts";
import { layOutTallyMarks } from "./batons-trace.ts";

const lots = (n: number, ...vagues: TallyWave[]) =>
  groupTallyMarks(layOutTallyMarks(n).marques, vagues);
/** When each group of marks starts and ends to be drawn, in ms. */
const instants = (dits: ReturnType<typeof lots>, presse = false) =>
  dits.map((lot) => {
    const { "--delai": delai, "--duree": duree } = tallyMarkTiming(lot, presse);
    return [Number.parseInt(delai, 10), Number.parseInt(delai, 10) + Number.parseInt(duree, 10)];
  });

it("draws a few one after the other, the passes of each as one path", () => {
  const trois = lots(3, { de: 0, a: 3 });
  expect(trois.map(({ fin, chemins }) => [fin, chemins.length, chemins[0]?.longueur])).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [3, 1, 2],
  ]);
  expect(instants(trois)).toEqual([
    [0, 180],
    [180, 360],
    [360, 540],
  ]);
});

it("draws many five by five, within the second that they would take one by one", () => {
  const beaucoup = lots(20, { de: 0, a: 20 });
  expect(beaucoup.map(({ fin, nombre }) => [fin, nombre])).toEqual([
    [5, 5],
    [10, 5],
    [15, 5],
    [20, 5],
  ]);
  expect(instants(beaucoup)).toEqual([
    [0, 310],
    [250, 560],
    [500, 810],
    [750, 1_060],
  ]);
  // no stroke is longer than the dash of the animation
  for (const { chemins } of beaucoup)
    for (const { d, longueur } of chemins)
      expect(longueur).toBeLessThan((d.match(/M/g) ?? []).length);
});

it("keeps boxes apart, whose frame and number are not as long", () => {
  const [boite, ...reste] = lots(77, { de: 0, a: 77 });
  expect(boite?.chemins.map(({ longueur }) => longueur)).toEqual([1, 1]);
  expect(reste.at(-1)?.fin).toBe(77);
});

it("is done within the beat that tells it", () => {
  const fins = instants(lots(14, { de: 0, a: 2 }, { de: 2, a: 14 }), true).map(([, fin]) => fin);
  expect(Math.max(...fins.map((fin) => fin ?? 0))).toBeLessThanOrEqual(310);
});
