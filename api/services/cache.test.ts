import { expect, test } from "vitest";
import { createRetenus } from "./cache.ts";

test("the last so many are remembered, by when they were said last", () => {
  const retenus = createRetenus<number>(3);
  for (const [rang, cle] of ["a", "b", "c", "a", "d"].entries()) retenus.noter(cle, rang);
  expect(["a", "b", "c", "d"].map((cle) => retenus.de(cle))).toEqual([3, undefined, 2, 4]);
});
