import { describe, expect, test } from "vitest";
import { svgPathOfChalkStroke } from "./stroke-path.ts";

describe("a stroke", () => {
  test("a dot, a line, a bend", () => {
    expect(svgPathOfChalkStroke([])).toBe("");
    expect(svgPathOfChalkStroke([[4, 5]])).toBe("M4 5h.1");
    expect(
      svgPathOfChalkStroke([
        [0, 0],
        [10, 0],
      ]),
    ).toBe("M0 0L10 0");
    expect(
      svgPathOfChalkStroke([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe("M0 0Q10 0 10 5L10 10");
  });
});
