/** Every rule of `.dependency-cruiser.json` refuses the violations that are planted in a small tree, and allows their neighbours. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type IForbiddenRuleType } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type PlantedImport, PLANTED_IMPORTS_BY_RULE } from "./forbidden-imports.ts";

const regle = z.custom<IForbiddenRuleType>(
  (lue) =>
    z.looseObject({ name: z.string(), from: z.object(), to: z.object() }).safeParse(lue).success,
);
const configuration = z.object({ forbidden: z.array(regle), options: z.looseObject({}) });
const constat = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

const lue = configuration.parse(JSON.parse(readFileSync(".dependency-cruiser.json", "utf8")));
const TYPE = "type ";
const LATER = "later ";
const PAQUET = "npm:";

/** Files with the lines they begin with. */
type Arbre = Map<string, string[]>;

const arbre: Arbre = new Map();
const fichier = (nom: string): string[] => {
  const connu = arbre.get(nom);
  if (connu !== undefined) return connu;
  const neuf: string[] = [];
  arbre.set(nom, neuf);
  return neuf;
};

/** Writes an import into its file, and creates its target. */
function planter([de, vers]: PlantedImport): void {
  const deType = vers.startsWith(TYPE);
  const plusTard = vers.startsWith(LATER);
  const adresse = vers.replace(TYPE, "").replace(LATER, "");
  const paquet = adresse.startsWith(PAQUET);
  const source = paquet
    ? adresse.slice(PAQUET.length)
    : `./${relative(dirname(de), adresse)}`.replace(/^\.\/\.\./, "..");
  if (!paquet) fichier(adresse);
  else if (!source.startsWith("node:")) fichier(`node_modules/${source}/index.js`);
  const nom = `n${String(fichier(de).length)}`;
  if (plusTard) fichier(de).push(`export const ${nom} = () => import("${source}");`);
  else
    fichier(de).push(
      deType
        ? `import type { Rien as ${nom} } from "${source}";\nexport type T${nom} = ${nom};`
        : `import { rien as ${nom} } from "${source}";\nexport const v${nom} = ${nom};`,
    );
}

/** The file or package that a planted import reaches, as dependency-cruiser names it. */
const cible = ([, vers]: PlantedImport): string => {
  const adresse = vers.replace(TYPE, "").replace(LATER, "");
  if (!adresse.startsWith(PAQUET)) return adresse;
  const nom = adresse.slice(PAQUET.length);
  return nom.startsWith("node:") ? nom.slice("node:".length) : `node_modules/${nom}/index.js`;
};

const dossier = mkdtempSync(join(tmpdir(), "trinquizz-imports-"));
let violations: readonly string[] = [];

const dire = (regle: string, de: string, vers: string): string => `${regle}: ${de} -> ${vers}`;

beforeAll(async () => {
  for (const { refuses, permis } of Object.values(PLANTED_IMPORTS_BY_RULE)) {
    refuses.forEach(planter);
    permis.forEach(planter);
  }
  for (const [nom, lignes] of arbre) {
    const chemin = join(dossier, nom);
    mkdirSync(dirname(chemin), { recursive: true });
    const fin = nom.endsWith(".js") ? "" : "export type Rien = 0;\n";
    writeFileSync(chemin, `${lignes.join("\n")}\nexport const rien = 0;\n${fin}`);
  }
  // it says which list a package is in
  cpSync("package.json", join(dossier, "package.json"));
  const { options, forbidden } = lue;
  const { output } = await cruise(
    [...arbre.keys()].filter((nom) => !nom.startsWith("node_modules/")),
    { ...options, tsConfig: {}, baseDir: dossier, validate: true, ruleSet: { forbidden } },
  );
  violations = constat
    .parse(output)
    .summary.violations.map(({ rule, from, to }) => dire(rule.name, from, to));
});
afterAll(() => rmSync(dossier, { recursive: true, force: true }));

describe("the fences between the folders", () => {
  test("each has its plants, and says what it is for", () => {
    expect(new Set(Object.keys(PLANTED_IMPORTS_BY_RULE))).toEqual(
      new Set(lue.forbidden.map(({ name }) => name)),
    );
    expect(lue.forbidden.filter(({ comment = "" }) => comment === "")).toEqual([]);
  });

  test.each(Object.entries(PLANTED_IMPORTS_BY_RULE))("%s", (regle, { refuses, permis }) => {
    const attendues = refuses.map((plante) => dire(regle, plante[0], cible(plante)));
    expect(violations).toEqual(expect.arrayContaining(attendues));
    const tort = permis.flatMap((plante) =>
      violations.filter((vue) => vue.endsWith(`: ${plante[0]} -> ${cible(plante)}`)),
    );
    expect(tort).toEqual([]);
  });
});
