/**
 * Vite copies a class that is composed from another module into every chunk that uses it, and the copy loaded last wins over rules of
 * equal weight: a class must not set a property that the class it composes sets with the same weight.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, type Rule } from "postcss";
import { expect, test } from "vitest";

const read = (file: string) => parse(readFileSync(file, "utf8"));

/** The family of a property: `margin-top` and `margin` set the same thing. */
const family = (property: string): string => property.split("-")[0] ?? property;

/** Families that a module sets with the weight of one class, by the rules whose selector is this class alone. */
function setByClassAlone(file: string, name: string): Set<string> {
  const families = new Set<string>();
  read(file).walkRules((rule: Rule) => {
    if (!rule.selectors.includes(`.${name}`)) return;
    rule.walkDecls((declaration) => {
      if (declaration.prop !== "composes" && !declaration.prop.startsWith("--"))
        families.add(family(declaration.prop));
    });
  });
  return families;
}

test("no class sets what a class composed from another module sets with the same weight", () => {
  const conflicts: string[] = [];
  let composed = 0;
  for (const file of globSync("client/**/*.module.css"))
    read(file).walkDecls("composes", ({ value, parent }) => {
      const [, names, from] = /^(.+) from "(.+)"$/.exec(value) ?? [];
      if (names === undefined || from === undefined || parent?.type !== "rule") return;
      const own = setByClassAlone(file, String(parent.toString().match(/^\.([\w-]+)/)?.[1]));
      for (const name of names.split(" ")) {
        composed++;
        for (const set of setByClassAlone(join(dirname(file), from), name))
          if (own.has(set)) conflicts.push(`${file}: ${set}, also of .${name}`);
      }
    });
  expect(composed).toBeGreaterThan(20);
  expect(conflicts).toEqual([]);
});
