/**
 * `npm run size`: the bytes that a browser has fetched of the home and join pages once they ask for nothing more,
 * against a budget; `-- <folder>` measures another checkout. The browser accepts gzip and not
 * Brotli, as on the network of a home, without HTTPS. The join page is the home page, and preloads the code of a room:
 * what the home page did not fetch counts apart.
 */
import process from "node:process";
import type { Browser, Page, Request, Response } from "@playwright/test";
import { ChaosServerProcess } from "../bench/chaos/server.ts";
import { openVisitPage, openBenchBrowser, MEASURED_VISITS } from "../bench/visit.ts";

/** Largest size in bytes of the scripts, for each page and visitor. */
const BUDGET_JS = 85_000;
const BUDGET_TOTAL = 140_000;
/** Largest size in bytes of what the join page preloads for the room. */
const BUDGET_PRELOADED = 235_000;

type Genre = "html" | "js" | "css" | "fonts" | "others" | "preloaded";

const GENRES: readonly [Genre, RegExp][] = [
  ["html", /^text\/html/],
  ["js", /javascript/],
  ["css", /^text\/css/],
  ["fonts", /^font\//],
];

async function peser(reponse: Response): Promise<readonly [Genre, number]> {
  const type = reponse.headers()["content-type"] ?? "";
  const genre = GENRES.find(([, motif]) => motif.test(type))?.[0] ?? "others";
  return [genre, (await reponse.request().sizes()).responseBodySize];
}

/** Path of the last request of each page, for the address of its QR code; then path of the script of rooms, which the join page preloads. */
const DERNIER_APPEL = /\/api\/adresse$/;
const CODE_DE_LA_ROOM = /\/assets\/jeu-room-[\w-]{8}\.js$/;

const QUIET_MAX_MS = 60_000;

/** Resolves once the page has been idle twice with nothing left to receive; throws after `QUIET_MAX_MS`. */
async function waitUntilQuiet(page: Page, enVol: ReadonlySet<Request>): Promise<void> {
  const limite = performance.now() + QUIET_MAX_MS;
  for (let calmes = 0; calmes < 2; calmes = enVol.size === 0 ? calmes + 1 : 0) {
    if (performance.now() > limite) throw new Error("a request of the page is never answered");
    await page.evaluate(
      () =>
        new Promise<void>((resoudre) => {
          requestIdleCallback(() => {
            resoudre();
          });
        }),
    );
  }
}

async function visiter(
  navigateur: Browser,
  base: string,
  { adresse, visiteur }: (typeof MEASURED_VISITS)[number],
): Promise<ReadonlyMap<string, readonly [Genre, number]>> {
  const contexte = await openVisitPage(navigateur, base, visiteur);
  await contexte.setExtraHTTPHeaders({ "accept-encoding": "gzip" });
  const page = await contexte.newPage();
  const recus: Response[] = [];
  const enVol = new Set<Request>();
  page.on("response", (reponse) => recus.push(reponse));
  page.on("request", (requete) => enVol.add(requete));
  page.on("requestfinished", (requete) => enVol.delete(requete));
  page.on("requestfailed", (requete) => enVol.delete(requete));
  const derniers = adresse === "/" ? [DERNIER_APPEL] : [DERNIER_APPEL, CODE_DE_LA_ROOM];
  await Promise.all([
    ...derniers.map((dernier) => page.waitForResponse(dernier)),
    page.goto(adresse),
  ]);
  await waitUntilQuiet(page, enVol);
  const pesees = await Promise.all(
    recus.map(async (reponse) => [new URL(reponse.url()).pathname, await peser(reponse)] as const),
  );
  await contexte.close();
  return new Map(pesees);
}

const serveur = await ChaosServerProcess.prepare(process.argv[2]);
await serveur.start();
const navigateur = await openBenchBrowser();
try {
  /** Paths of the scripts and style sheets of the home page. */
  const accueil = new Set<string>();
  for (const visite of MEASURED_VISITS) {
    const recus = await visiter(navigateur, serveur.adresse, visite);
    const estLaRoom = visite.adresse !== "/";
    const poids = { html: 0, js: 0, css: 0, fonts: 0, others: 0, preloaded: 0 };
    for (const [chemin, [genre, octets]] of recus) {
      const code = genre === "js" || genre === "css";
      if (code && !estLaRoom) accueil.add(chemin);
      poids[code && !accueil.has(chemin) ? "preloaded" : genre] += octets;
    }
    const { preloaded, ...page } = poids;
    const total = Object.values(page).reduce((somme, octets) => somme + octets, 0);
    const tenu =
      page.js > 0 &&
      page.js <= BUDGET_JS &&
      total <= BUDGET_TOTAL &&
      preloaded <= BUDGET_PRELOADED &&
      preloaded > 0 === estLaRoom;
    if (!tenu) process.exitCode = 1;
    const detail = Object.entries({ ...page, total, preloaded });
    console.log(
      `${tenu ? "ok  " : "TROP"} ${visite.nom}: ${detail.map(([genre, octets]) => `${genre} ${String(octets)}`).join(", ")}`,
    );
  }
  console.log(
    `at most ${String(BUDGET_JS)} bytes of js, ${String(BUDGET_TOTAL)} in all, ${String(BUDGET_PRELOADED)} preloaded`,
  );
} finally {
  await navigateur.close();
  await serveur.kill("SIGTERM");
  serveur.cleanUp();
}
