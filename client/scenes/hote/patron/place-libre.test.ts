import { describe, expect, it } from "vitest";
import { calculerLargeurDuPatron } from "./place-libre.ts";

const REM = 16;
const mots = 6 * REM;

describe("the room that the patron takes", () => {
  it("is his whole size where there is enough, under his words", () => {
    expect(calculerLargeurDuPatron({ libre: 400, mots, rem: REM, cote: false })).toBe(17 * REM);
  });
  it("is less where there is less, down to what can still be read", () => {
    expect(calculerLargeurDuPatron({ libre: mots + 200, mots, rem: REM, cote: false })).toBe(192);
    expect(calculerLargeurDuPatron({ libre: mots + 9 * REM, mots, rem: REM, cote: false })).toBe(0);
  });
  it("is beside his words in a wide column", () => {
    expect(calculerLargeurDuPatron({ libre: 170, mots, rem: REM, cote: true })).toBe(163.2);
  });
  it("is none where his words have none: he is not shown", () => {
    expect(calculerLargeurDuPatron({ libre: mots - 1, mots, rem: REM, cote: false })).toBeNull();
    expect(calculerLargeurDuPatron({ libre: mots, mots, rem: REM, cote: true })).toBe(0);
  });
});
