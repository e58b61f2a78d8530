/**
 * Every class of a style sheet is used by a component, and every class that a component uses is in its style sheet.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "postcss";
import { describe, expect, test } from "vitest";

const FEUILLES = globSync("client/**/*.module.css").map((chemin) => ({
  chemin,
  racine: parse(readFileSync(chemin, "utf8")),
}));
const COMPOSANTS = globSync("client/**/*.{ts,tsx}").map((chemin) => ({
  chemin,
  texte: readFileSync(chemin, "utf8"),
}));

/** The classes that components use, by sheet; a sheet whose class is chosen by a variable counts as used in full. */
const portees = new Map<string, Set<string>>(FEUILLES.map(({ chemin }) => [chemin, new Set()]));
const auChoix = new Set<string>();

for (const { chemin, texte } of COMPOSANTS)
  for (const [, nom = "", vers = ""] of texte.matchAll(
    /import (\w+) from "([^"]+\.module\.css)"/g,
  )) {
    const feuille = join(dirname(chemin), vers);
    for (const [, classe] of texte.matchAll(new RegExp(`\\b${nom}\\[(?:"([^"]+)"|[^"\\]])`, "g")))
      if (classe === undefined) auChoix.add(feuille);
      else portees.get(feuille)?.add(classe);
  }
for (const { chemin, racine } of FEUILLES)
  racine.walkDecls("composes", ({ value }) => {
    const [noms = "", vers] = value.split(" from ");
    const feuille =
      vers === undefined ? chemin : join(dirname(chemin), vers.replaceAll(/["']/g, ""));
    for (const nom of noms.split(" ")) portees.get(feuille)?.add(nom);
  });

const dessinees = (racine: (typeof FEUILLES)[number]["racine"]): ReadonlySet<string> => {
  const classes = new Set<string>();
  racine.walkRules(({ selector }) => {
    const siennes = selector.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, "");
    for (const [, nom = ""] of siennes.matchAll(/\.([a-zA-Z_][\w-]*)/g)) classes.add(nom);
  });
  return classes;
};

describe("the classes of the style sheets", () => {
  test("are those that the components name", () => {
    // the search has found the sheets and their classes
    expect(FEUILLES.length).toBeGreaterThan(50);
    const ecarts: string[] = [];
    for (const { chemin, racine } of FEUILLES) {
      const ici = dessinees(racine);
      const la = portees.get(chemin) ?? new Set();
      for (const nom of ici)
        if (!la.has(nom) && !auChoix.has(chemin)) ecarts.push(`${chemin}: nobody wears .${nom}`);
      for (const nom of la) if (!ici.has(nom)) ecarts.push(`${chemin}: nothing draws .${nom}`);
    }
    expect(ecarts).toEqual([]);
  });
});
