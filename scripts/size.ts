/** `npm run size`: what the home page loads first, gzipped, against its budget. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";

const DIST = "dist";
const BUDGET_JS = 115_000;
const BUDGET_CSS = 20_000;
/** Both families on the phone (visuel.md). */
const BUDGET_POLICES = 70_000;

const html = readFileSync(join(DIST, "index.html"), "utf8");
const poids = (fichier: string) => gzipSync(readFileSync(join(DIST, fichier)), { level: 9 }).length;

/** Scripts and styles that the page's own HTML asks for, and what those scripts import at once. */
function premierChargement(): Set<string> {
  const vus = new Set<string>();
  const attente = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, fichier = ""]) => fichier,
  );
  for (let fichier = attente.pop(); fichier !== undefined; fichier = attente.pop()) {
    if (vus.has(fichier)) continue;
    vus.add(fichier);
    if (!fichier.endsWith(".js")) continue;
    const code = readFileSync(join(DIST, fichier), "utf8");
    for (const [, importe = ""] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      attente.push(`assets/${importe}`);
  }
  return vus;
}

const fichiers = [...premierChargement()];
const somme = (extension: string) =>
  fichiers.filter((nom) => nom.endsWith(extension)).reduce((octets, nom) => octets + poids(nom), 0);
const polices = readdirSync(join(DIST, "assets"))
  .filter((nom) => nom.endsWith(".woff2"))
  .reduce((octets, nom) => octets + readFileSync(join(DIST, "assets", nom)).length, 0);

const mesures: readonly [string, number, number][] = [
  ["JavaScript (gzip)", somme(".js"), BUDGET_JS],
  ["CSS (gzip)", somme(".css"), BUDGET_CSS],
  ["fonts (woff2)", polices, BUDGET_POLICES],
];
for (const [nom, octets, budget] of mesures)
  console.log(`${octets <= budget ? "ok  " : "TROP"} ${nom}: ${octets} of ${budget} bytes`);
process.exitCode = mesures.every(([, octets, budget]) => octets > 0 && octets <= budget) ? 0 : 1;
