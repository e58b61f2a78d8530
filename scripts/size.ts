/**
 * `npm run size`: the bytes that a browser has fetched of the home and join pages once the network is quiet, against a
 * budget; `-- <folder>` measures another checkout. Texts count gzipped, whatever encoding the server chose; fonts and
 * pictures count as they are.
 */
import process from "node:process";
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { ChaosServerProcess } from "../bench/chaos/server.ts";
import { openVisitPage, openBenchBrowser, MEASURED_VISITS } from "../bench/visit.ts";

/** Largest size in bytes of the scripts, for each page and visitor. */
const BUDGET_JS = 92_000;
const BUDGET_TOTAL = 145_000;

type Genre = "html" | "js" | "css" | "fonts" | "others";

const GENRES: readonly [Genre, RegExp][] = [
  ["html", /^text\/html/],
  ["js", /javascript/],
  ["css", /^text\/css/],
  ["fonts", /^font\//],
];

async function peser(reponse: Response): Promise<readonly [Genre, number]> {
  const type = reponse.headers()["content-type"] ?? "";
  const genre = GENRES.find(([, motif]) => motif.test(type))?.[0] ?? "others";
  const corps = await reponse.body();
  const texte = genre !== "fonts" && !/^image\/(?!svg)/.test(type);
  return [genre, texte ? gzipSync(corps, { level: 9 }).length : corps.length];
}

async function mesurer(
  navigateur: Browser,
  base: string,
  { adresse, visiteur }: (typeof MEASURED_VISITS)[number],
): Promise<Readonly<Record<Genre | "total", number>>> {
  const contexte = await openVisitPage(navigateur, base, visiteur);
  const page = await contexte.newPage();
  const recus: Response[] = [];
  page.on("response", (reponse) => recus.push(reponse));
  await page.goto(adresse, { waitUntil: "networkidle" });
  const poids = { html: 0, js: 0, css: 0, fonts: 0, others: 0, total: 0 };
  for (const [genre, octets] of await Promise.all(recus.map(peser))) {
    poids[genre] += octets;
    poids.total += octets;
  }
  await contexte.close();
  return poids;
}

const serveur = await ChaosServerProcess.prepare(process.argv[2]);
await serveur.start();
const navigateur = await openBenchBrowser();
try {
  for (const visite of MEASURED_VISITS) {
    const poids = await mesurer(navigateur, serveur.adresse, visite);
    const tenu = poids.js > 0 && poids.js <= BUDGET_JS && poids.total <= BUDGET_TOTAL;
    if (!tenu) process.exitCode = 1;
    const detail = Object.entries(poids).map(([genre, octets]) => `${genre} ${String(octets)}`);
    console.log(`${tenu ? "ok  " : "TROP"} ${visite.nom}: ${detail.join(", ")}`);
  }
  console.log(`at most ${String(BUDGET_JS)} bytes of js, ${String(BUDGET_TOTAL)} in all`);
} finally {
  await navigateur.close();
  await serveur.kill("SIGTERM");
  serveur.cleanUp();
}
