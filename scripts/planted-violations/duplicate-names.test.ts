/** Two exports of the client never have the same name, so that a reader does not have to look up imports. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The export that the router looks for in each file of `routes/`. */
const DU_ROUTEUR: ReadonlySet<string> = new Set(["Component"]);
const EXPORT =
  /^export (?:default )?(?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm;

const nomsDe = (code: string): readonly string[] =>
  Array.from(code.matchAll(EXPORT), ([, nom = ""]) => nom).filter((nom) => !DU_ROUTEUR.has(nom));

/** Names that more than one of these files exports, with the files. */
function homonymes(fichiers: ReadonlyMap<string, string>): readonly string[] {
  const lieux = new Map<string, Set<string>>();
  for (const [fichier, code] of fichiers)
    for (const nom of nomsDe(code)) lieux.set(nom, (lieux.get(nom) ?? new Set()).add(fichier));
  return [...lieux]
    .filter(([, ou]) => ou.size > 1)
    .map(([nom, ou]) => `${nom}: ${[...ou].join(", ")}`);
}

test("two exports of one name are seen, an overload and a route's component are not", () => {
  const plantes = new Map([
    ["a.ts", "export const un = 1;\nexport function f(): void;\nexport function f() {}"],
    ["b.ts", "export type un = 0;\nexport const Component = 1;"],
    ["c.ts", "const f = 2;\nexport const Component = f;"],
  ]);
  expect(homonymes(plantes)).toEqual(["un: a.ts, b.ts"]);
});

test("each exported name of the client is of one file", () => {
  const noms = readdirSync("client", { recursive: true, encoding: "utf8" });
  const sources = noms.filter((nom) => /\.tsx?$/.test(nom) && !nom.includes(".test."));
  expect(sources.length).toBeGreaterThan(100);
  const fichiers = new Map(sources.map((nom) => [nom, readFileSync(join("client", nom), "utf8")]));
  expect(homonymes(fichiers)).toEqual([]);
});
