/** What becomes of tables that nobody chose. */
import { expect, test } from "vitest";
import { lire } from "./aides.ts";
import { keyedFiles, questionsOf } from "./keyed-files.ts";
import { judge } from "./outcomes.ts";
import { TABLE_CHAPTERS, variedTables } from "./varied-tables.ts";

const files = [
  ...TABLE_CHAPTERS.flatMap(keyedFiles),
  ...(await variedTables(questionsOf("questions"), 1, 200)),
];
const JUDGED = await Promise.all(
  files.map(async ({ name, bytes, key }) => ({
    name,
    judged: judge(key, await lire(bytes).catch(() => null)),
  })),
);

test("no wrong answer without a doubt", () => {
  const wrong = JUDGED.flatMap(({ name, judged }) =>
    judged.filter(({ outcome }) => outcome === "wrong").map(({ text }) => `${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test("of a hundred questions, 97 are found, and at most three right ones are doubted", () => {
  const all = JUDGED.flatMap(({ judged }) => judged.map(({ outcome }) => outcome));
  const part = (wanted: string) => all.filter((outcome) => outcome === wanted).length / all.length;
  expect(part("missed")).toBeLessThanOrEqual(0.03);
  expect(part("doubted")).toBeLessThanOrEqual(0.03);
});
