import { expect, test } from "vitest";
import { memoizeForDuration, createLruCache } from "./cache.ts";

test("the last so many are remembered, by when they were said or read last", () => {
  const cache = createLruCache<number>(3);
  for (const [rang, cle] of ["a", "b", "c", "a", "d"].entries()) cache.set(cle, rang);
  expect(["a", "b", "c", "d"].map((cle) => cache.get(cle))).toEqual([3, undefined, 2, 4]);
  cache.get("a");
  cache.set("e", 5);
  expect(["a", "c", "d", "e"].map((cle) => cache.get(cle))).toEqual([3, undefined, 4, 5]);
  cache.delete("a");
  expect(cache.get("a")).toBeUndefined();
});

test("reads once in a while, for all who ask, and again after a failure", async () => {
  let [instant, lectures] = [0, 0];
  const lire = memoizeForDuration(
    100,
    async () => {
      lectures++;
      if (lectures === 2) throw new Error("no");
      return lectures;
    },
    () => instant,
  );
  expect(await Promise.all([lire(), lire()])).toEqual([1, 1]);
  instant = 99;
  expect(await lire()).toBe(1);
  instant = 100;
  await expect(lire()).rejects.toThrow("no");
  instant = 200;
  expect(await lire()).toBe(3);
});
