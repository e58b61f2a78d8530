/**
 * `npm run maison`: the size of the code in figures: number of files, their length, who imports whom. No test depends on
 * these figures.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { CHECKED_SOURCE_PATHS } from "./checks/steps.ts";

/** Number of lines under which a file that only one file of its folder imports is listed: it could be a part of that file. */
const SPLINTER_LINES = 60;
const TESTS = /(\.test\.tsx?$|\/test\/|^client\/galerie\/)/;

const cruised = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string() })),
    }),
  ),
});

const lines = (file: string): number => readFileSync(file, "utf8").split("\n").length - 1;
const sum = (files: readonly string[]): number => files.reduce((n, file) => n + lines(file), 0);
const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
  .split("\0")
  .filter((file) => /\.(tsx?|css)$/.test(file));
const product = tracked.filter((file) => !TESTS.test(file) && !/^(e2e|bench)\//.test(file));
const client = product.filter((file) => /^client\/.*\.tsx?$/.test(file));

const { modules } = cruised.parse(
  JSON.parse(
    execFileSync(
      "depcruise",
      ["--config", ".dependency-cruiser.json", "--output-type", "json", ...CHECKED_SOURCE_PATHS],
      { encoding: "utf8", maxBuffer: 2 ** 28 },
    ),
  ),
);
const ours = new Set(tracked);
const imports = new Map(
  modules.flatMap(({ source, dependencies }) =>
    ours.has(source)
      ? [[source, dependencies.map(({ resolved }) => resolved).filter((to) => ours.has(to))]]
      : [],
  ),
);
const importers = new Map<string, string[]>();
for (const [from, all] of imports)
  if (!TESTS.test(from))
    for (const to of new Set(all)) importers.set(to, [...(importers.get(to) ?? []), from]);

const splinters = client.filter((file) => {
  const [only, ...others] = importers.get(file) ?? [];
  if (only === undefined || others.length > 0) return false;
  return dirname(only) === dirname(file) && lines(file) < SPLINTER_LINES;
});

/** Groups of files that reach one another, types included: Tarjan's strongly connected components. */
function circles(): readonly (readonly string[])[] {
  const rank = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    rank.set(file, rank.size);
    lowest.set(file, rank.size - 1);
    stack.push(file);
    for (const to of imports.get(file) ?? []) {
      if (!rank.has(to)) visit(to);
      if (stack.includes(to))
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(file) !== rank.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group);
  };
  for (const file of imports.keys()) if (!rank.has(file)) visit(file);
  return found;
}

const lengths = client.map(lines).sort((a, b) => a - b);
const groups = circles();
console.log(`client, TypeScript files: ${String(client.length)}`);
console.log(`client, their median length: ${String(lengths[Math.floor(lengths.length / 2)] ?? 0)}`);
console.log(`client, splinters: ${String(splinters.length)}`);
console.log(`lines of TypeScript and CSS: ${String(sum(product))}`);
console.log(`import circles: ${String(groups.length)}`);
for (const group of groups) console.log(`  ${group.join(" → ")}`);
