import { expect, test } from "vitest";
import { findRecurringLateFrames } from "./recurring.ts";

const telling = (...tardives: [debutMs: number, ms: number][]) => ({
  tardives: tardives.map(([debutMs, ms]) => ({ debutMs, ms })),
});

test("what is late at the same moment each time is the page's; what is late once is the machine's", () => {
  const dits = findRecurringLateFrames([
    telling([40, 60], [900, 250], [2_400, 70]),
    telling([70, 64], [2_330, 80], [4_000, 55]),
    telling([30, 52], [1_700, 120], [2_450, 90]),
  ]);
  expect(dits).toEqual([
    { debutMs: 40, ms: 60, fois: 3 },
    { debutMs: 2_400, ms: 80, fois: 3 },
  ]);
});

test("half is not enough; one telling alone is believed", () => {
  expect(
    findRecurringLateFrames([telling([40, 60]), telling([45, 60]), telling(), telling()]),
  ).toEqual([]);
  expect(findRecurringLateFrames([telling([40, 60], [130, 70])])).toHaveLength(2);
});

test("two late frames one after the other count twice", () => {
  const deux = telling([40, 60], [100, 60]);
  expect(findRecurringLateFrames([deux, deux, deux]).map(({ debutMs }) => debutMs)).toEqual([
    40, 100,
  ]);
});
