/**
 * `npm test`: every check of the house, in order, each of them even if an earlier one failed. Ends with a line
 * `N passed, N failed` that counts the tests of both runners and one for each other check; one that this machine cannot
 * play is named, and counts for nothing.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import type { z } from "zod";
import { absence, CADDY, quiManque } from "../e2e/moteurs/presence.ts";
import { echecsPlaywright, echecsVitest, rapportPlaywright, rapportVitest } from "./echecs.ts";

const RAPPORTS = "test-results";
/** Hundreds of short programs are started: they compile what they share once. */
const COMPILE = resolve("node_modules/.cache/compile");
const fichierVitest = `${RAPPORTS}/vitest.json`;
/** Absolute: the runner reads a relative path from its configuration's folder. */
const fichierPlaywright = resolve(RAPPORTS, "playwright.json");

interface Bilan {
  readonly reussis: number;
  readonly rates: number;
}

const total: { reussis: number; rates: number; details: string[]; echecs: string[] } = {
  reussis: 0,
  rates: 0,
  details: [],
  echecs: [],
};

function executer(
  commande: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  const { status } = spawnSync(commande, args, {
    stdio: "inherit",
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILE, ...env },
  });
  return status === 0;
}

function compter(nom: string, { reussis, rates }: Bilan, secondes: number): void {
  total.reussis += reussis;
  total.rates += rates;
  total.details.push(`${nom}: ${reussis} passed, ${rates} failed (${secondes.toFixed(0)} s)`);
}

/** Runs one check; `lire` counts the tests of a runner, otherwise the check counts for one. */
function verifier(
  nom: string,
  commande: string,
  args: readonly string[],
  lire?: () => Bilan,
): void {
  console.log(`\n=== ${nom}`);
  const debut = performance.now();
  const ok = executer(commande, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: fichierPlaywright });
  const bilan = lire?.() ?? { reussis: ok ? 1 : 0, rates: ok ? 0 : 1 };
  // a runner that stopped before it could count has failed all the same
  const juste = !ok && bilan.rates === 0 ? { ...bilan, rates: 1 } : bilan;
  compter(nom, juste, (performance.now() - debut) / 1000);
}

function lireRapport<T>(fichier: string, forme: z.ZodType<T>): T | null {
  try {
    return forme.parse(JSON.parse(readFileSync(fichier, "utf8")));
  } catch {
    return null;
  }
}

function lireVitest(): Bilan {
  const lu = lireRapport(fichierVitest, rapportVitest);
  if (lu !== null) total.echecs.push(...echecsVitest(lu, process.cwd()));
  return { reussis: lu?.numPassedTests ?? 0, rates: lu?.numFailedTests ?? 1 };
}

function lirePlaywright(): Bilan {
  const lu = lireRapport(fichierPlaywright, rapportPlaywright);
  if (lu === null) return { reussis: 0, rates: 1 };
  total.echecs.push(...echecsPlaywright(lu));
  const { expected, unexpected, flaky } = lu.stats;
  // those of a beat may try again: it is said, and counted once
  if (flaky > 0) total.details.push(`browser journeys that passed at another try: ${flaky}`);
  return { reussis: expected + flaky, rates: unexpected };
}

rmSync(RAPPORTS, { recursive: true, force: true });
mkdirSync(RAPPORTS, { recursive: true });
const SOURCES = [
  "contracts",
  "formats",
  "game-server",
  "db",
  "api",
  "client",
  "e2e",
  "bench",
  "scripts",
  "serveur",
  "roles",
];

verifier("types", "tsc6", ["-p", "tsconfig.json"]);
verifier("lint", "oxlint", ["--type-aware", "--deny-warnings"]);
verifier("rhythm of the styles", "stylelint", ["client/**/*.css"]);
verifier("format", "oxfmt", ["--check"]);
verifier("architecture", "depcruise", [
  "--config",
  ".dependency-cruiser.json",
  ...SOURCES,
  "server.ts",
  "config.ts",
]);
verifier("unused code", "knip", []);
verifier(
  "unit and room tests",
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${fichierVitest}`],
  lireVitest,
);
verifier("client build", process.execPath, ["scripts/prepare.mjs"]);
verifier("oldest browsers", process.execPath, ["scripts/plancher/verifier.ts"]);
verifier("first-load size", process.execPath, ["scripts/size.ts"]);
verifier(
  "browser journeys",
  "playwright",
  ["test", "--config", "e2e/playwright.config.ts"],
  lirePlaywright,
);

verifier("many processes", process.execPath, [
  "bench/secousse-grappe.ts",
  "--rooms=60",
  "--navigateurs=0",
  "--telephones=2",
  "--gel=12",
  // nothing lost, nothing twice, everybody back: how soon is for a machine that is left alone to say
  "--indulgence=5",
]);

const sansWebKit = quiManque("webkit");
if (sansWebKit === null)
  verifier("other engines", process.execPath, ["e2e/moteurs/jouer.ts", "webkit"]);
else total.details.push(`other engines: left out, ${sansWebKit}`);

// three tests are skipped, and many processes are reached through the house's relay
const sansCaddy = absence([CADDY]);
if (sansCaddy !== null) total.details.push(`the house's file for Caddy: left out, ${sansCaddy}`);

console.log(`\n${total.details.join("\n")}\n`);
for (const echec of total.echecs) console.log(`failed: ${echec}`);
console.log(`${total.reussis} passed, ${total.rates} failed`);
process.exitCode = total.rates === 0 ? 0 : 1;
