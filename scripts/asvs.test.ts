/** The table of OWASP's ASVS is whole and names files that exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = "docs/asvs.md";
const page = readFileSync(PAGE, "utf8");
/** Requirements of level 1 and of level 2 of ASVS 5.0. */
const LEVELS = { 1: 70, 2: 183 } as const;
const STATES: ReadonlySet<string> = new Set(["holds", "in part", "missing", "n/a"]);

const rows = page
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, numbers = "", level = ""]) => numbers.startsWith("V") && /^[12]$/.test(level))
  .map(([, numbers = "", level = "", asks = "", state = "", where = "", test = ""]) => ({
    numbers: numbers.split(", "),
    level,
    asks,
    state,
    where,
    test,
  }));

test("has each requirement of both levels once", () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
  for (const number of numbers) expect(number).toMatch(/^V\d+\.\d+\.\d+$/);
  for (const [level, count] of Object.entries(LEVELS)) {
    const own = rows.filter((row) => row.level === level).flatMap((row) => row.numbers);
    expect(own, level).toHaveLength(count);
  }
});

test("says of each what it asks and its state; what does not hold says why", () => {
  for (const { numbers, asks, state, where, test } of rows) {
    expect(STATES, numbers.join()).toContain(state);
    expect(asks.split(" ").length, numbers.join()).toBeLessThanOrEqual(12);
    expect(state === "holds" ? where : test, numbers.join()).not.toBe("");
  }
});

test("lists what is missing at its top", () => {
  const top = page.slice(page.indexOf("## Missing"), page.indexOf("## What is decided"));
  const lacking = rows.filter(({ state, test }) => state === "missing" || test.includes("Missing"));
  expect(lacking.length).toBeGreaterThan(5);
  for (const number of lacking.flatMap(({ numbers }) => numbers)) expect(top).toContain(number);
});

test("names files that exist", () => {
  const files = [
    ...page.matchAll(/`([\w.-]+(?:\/[\w.-]*)+|[\w.]+\.(?:json|ts)|Dockerfile|\.dockerignore)`/g),
  ];
  expect(files.length).toBeGreaterThan(200);
  for (const [, file = ""] of files) expect(existsSync(file), file).toBe(true);
  for (const [, link = ""] of page.matchAll(/\]\((decisions\/[^)]+)\)/g))
    expect(existsSync(`docs/${link}`), link).toBe(true);
});
