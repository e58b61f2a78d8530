/** The linter refuses the clock, chance and I/O in the rules of the game, and untyped addresses in the screens. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

const GLOBAL = "no-restricted-globals";
const PROPRIETE = "no-restricted-properties";
const IMPORT = "no-restricted-imports";

const IMPURES = [
  [GLOBAL, "export const a = Date.now();"],
  [GLOBAL, "export const a = new Date();"],
  [GLOBAL, "export const a = performance.now();"],
  [GLOBAL, "export const a = crypto.randomUUID();"],
  [GLOBAL, "export const a = globalThis.Date.now();"],
  [GLOBAL, "setTimeout(() => undefined, 1);"],
  [GLOBAL, 'export const a = fetch("/");'],
  [GLOBAL, "export const a = process.env;"],
  [GLOBAL, 'console.log("a");'],
  [PROPRIETE, "export const a = Math.random();"],
] as const;
/** Globals that a worker or the server does not have. */
const ETRANGERES = [
  [GLOBAL, "export const a = document.title;"],
  [GLOBAL, "export const a = new DOMParser();"],
  [GLOBAL, 'export const a = Buffer.from("a");'],
  [GLOBAL, "export const a = process.env;"],
  [GLOBAL, 'export const a = fetch("/");'],
] as const;
const ROUTEUR = [
  "Link",
  "NavLink",
  "Navigate",
  "useLocation",
  "useNavigate",
  "useParams",
  "useSearchParams",
].map(
  (nom) =>
    [IMPORT, `import { ${nom} } from "react-router-dom";\nexport const a = ${nom};`] as const,
);

/** Planted files: their content by path. */
const plantes = new Map<string, string>();
const semer = (sortes: readonly (readonly [string, string])[], dossiers: readonly string[]) =>
  sortes.map(([regle, code], rang) => {
    for (const dossier of dossiers) plantes.set(`${dossier}/plante-${String(rang)}.ts`, code);
    return { regle, code, rang };
  });

const enUnFichier = (sortes: readonly (readonly [string, string])[]): string =>
  sortes.map(([, code], rang) => code.replace("const a", `const a${String(rang)}`)).join("\n");

const impures = semer(IMPURES, [
  "game-server/rules/fin",
  "game-server/apercu",
  "game-server/rooms",
]);
const etrangeres = semer(ETRANGERES, ["formats/lire"]);
const routeur = semer(ROUTEUR, ["client/screens/salon"]);
plantes.set("game-server/rules/fin.test.ts", enUnFichier(IMPURES));
plantes.set("game-server/rules/test/soiree.ts", "export const a = Math.random() + Date.now();");
plantes.set("game-server/rules/nombres.ts", "export const a = Math.floor(1.5);");
plantes.set("formats/lire.test.ts", enUnFichier(ETRANGERES));
plantes.set("client/app/router-bridge.tsx", enUnFichier(ROUTEUR));
plantes.set("client/screens/erreur.tsx", 'export { useRouteError } from "react-router-dom";');

const rapport = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});
const dossier = mkdtempSync(join(tmpdir(), "trinquizz-purete-"));
let vus: readonly string[] = [];

beforeAll(() => {
  for (const [nom, code] of plantes) {
    const chemin = join(dossier, nom);
    mkdirSync(dirname(chemin), { recursive: true });
    writeFileSync(chemin, `${code}\n`);
  }
  copyFileSync(".oxlintrc.json", join(dossier, ".oxlintrc.json"));
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), ["--format", "json", "."], {
    cwd: dossier,
    encoding: "utf8",
  });
  vus = rapport
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ code, filename }) => `${filename.replace(/^\.\//, "")} ${code}`)
    .filter((vu) => /no-restricted-/.test(vu));
});
afterAll(() => rmSync(dossier, { recursive: true, force: true }));

const estVu = (nom: string, regle: string): boolean =>
  vus.some((vu) => vu.startsWith(`${nom} `) && vu.includes(regle));

describe("the linter forbids", () => {
  test.each(impures)("rules and previews: $code", ({ regle, rang }) => {
    expect(estVu(`game-server/rules/fin/plante-${String(rang)}.ts`, regle)).toBe(true);
    expect(estVu(`game-server/apercu/plante-${String(rang)}.ts`, regle)).toBe(true);
  });

  test.each(etrangeres)("formats: $code", ({ regle, rang }) => {
    expect(estVu(`formats/lire/plante-${String(rang)}.ts`, regle)).toBe(true);
  });

  test.each(routeur)("screens: $code", ({ regle, rang }) => {
    expect(estVu(`client/screens/salon/plante-${String(rang)}.ts`, regle)).toBe(true);
  });
});

test.each([
  "game-server/rules/fin.test.ts",
  "game-server/rules/test/soiree.ts",
  "game-server/rules/nombres.ts",
  "game-server/rooms/plante-0.ts",
  "formats/lire.test.ts",
  "client/app/router-bridge.tsx",
  "client/screens/erreur.tsx",
])("and leaves %s alone", (nom) => {
  expect(vus.filter((vu) => vu.startsWith(`${nom} `))).toEqual([]);
});
