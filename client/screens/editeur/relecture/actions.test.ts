// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import {
  direLiensVerifies,
  lireClesDesRemarquesIgnorees,
  ignorerOuReprendreRemarque,
} from "./actions.ts";

beforeEach(() => localStorage.clear());

test("ignored remarks are remembered once, and forgotten when they are no longer ignored", () => {
  ignorerOuReprendreRemarque("a", true);
  ignorerOuReprendreRemarque("b", true);
  expect(ignorerOuReprendreRemarque("a", true)).toEqual(["a", "b"]);
  expect(lireClesDesRemarquesIgnorees()).toEqual(["a", "b"]);
  ignorerOuReprendreRemarque("a", false);
  expect(ignorerOuReprendreRemarque("b", false)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("a thousand are kept, the last ones; what cannot be read is none", () => {
  localStorage.setItem(
    "remarques-ignorees",
    JSON.stringify(Array.from({ length: 1000 }, (_, rang) => String(rang))),
  );
  const gardees = ignorerOuReprendreRemarque("neuve", true);
  expect(gardees).toHaveLength(1000);
  expect(gardees[0]).toBe("neuve");
  expect(gardees).not.toContain("999");
  for (const abime of ["{", "{}", "[1]"]) {
    localStorage.setItem("remarques-ignorees", abime);
    expect(lireClesDesRemarquesIgnorees()).toEqual([]);
  }
});

test.each([
  [0, 0, ""],
  [1, 0, "Un lien vérifié : il répond."],
  [1, 1, "Un lien vérifié : il ne répond plus."],
  [3, 0, "3 liens vérifiés : tous répondent."],
  [3, 1, "3 liens vérifiés : un ne répond plus."],
  [3, 2, "3 liens vérifiés : 2 ne répondent plus."],
])("%i links, %i dead: %s", (vus, perdus, dit) =>
  expect(direLiensVerifies(vus, perdus).replaceAll("\u00A0", " ")).toBe(dit),
);
