import { describe, expect, test } from "vitest";
import { ReconnectDelays } from "./reconnect.ts";

/** The delays of a cut that lasts `ms`, when each try fails at once. */
function delais(ms: number, sort: number, retours = new ReconnectDelays()): number[] {
  const suivis: number[] = [];
  for (let now = 0; now < ms;) {
    const delai = retours.next(now, sort);
    suivis.push(delai);
    now += delai;
  }
  return suivis;
}

describe("when a cut line is tried again", () => {
  test.each([0, 0.5, 1])("at once, then every second for a restart's time (draw %f)", (sort) => {
    const [premier, ...suivants] = delais(15_000, sort);
    expect(premier).toBeLessThanOrEqual(130);
    expect(Math.min(...suivants)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...suivants)).toBeLessThanOrEqual(1_300);
  });

  test("then less and less often, every five seconds at the least, for ever", () => {
    const tous = delais(3_600_000, 0);
    const derniers = tous.slice(-20);
    expect(derniers).toEqual(Array.from({ length: 20 }, () => 5_000));
    expect(tous.every((delai, i) => i === 0 || delai >= (tous[i - 1] ?? 0))).toBe(true);
  });

  test("a line that came back starts afresh", () => {
    const retours = new ReconnectDelays();
    delais(60_000, 0, retours);
    retours.reset();
    expect(delais(60_000, 0, retours)).toEqual(delais(60_000, 0));
  });
});
