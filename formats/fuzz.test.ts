/** Broken files, always the same: none of them throws, hangs, or makes a question that would be refused. Twenty thousand: bench/import-fuzz.ts. */
import { expect, test } from "vitest";
import { fichiersAbimes, lireAbime } from "./test/abimer.ts";

const FILES = 400;

test("four hundred of them", async () => {
  let read = 0;
  let ready = 0;
  for await (const file of fichiersAbimes(FILES)) {
    const questions = await lireAbime(file);
    if (questions !== null) read += 1;
    ready += questions ?? 0;
  }
  // both happen, or it would prove nothing
  expect(read).toBeGreaterThan(FILES / 3);
  expect(read).toBeLessThan(FILES * 0.9);
  expect(ready).toBeGreaterThan(FILES);
});
