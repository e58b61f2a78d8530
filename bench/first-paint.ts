/**
 * `npm run bench:first-paint [-- --contre=<folder of another checkout>] [--site=<address>] [--tours=9] [--frein=4]`: when the largest
 * element of the first page is painted, with the real server on the loopback, an empty cache and a slowed processor.
 * Both checkouts are measured in turn in one run; the other one must have been built with its own scripts/prepare.mjs. `--site`, as often
 * as wanted, measures the page of another program in the same turns; it must be served already.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { ChaosServerProcess } from "./chaos/server.ts";
import { openVisitPage, openBenchBrowser, MEASURED_VISITS, type VisitorKind } from "./visit.ts";

const { values } = parseArgs({
  options: {
    contre: { type: "string" },
    site: { type: "string", multiple: true, default: [] },
    tours: { type: "string", default: "9" },
    frein: { type: "string", default: "4" },
  },
});
const frein = Number(values.frein);

/** Time from the beginning of the navigation to the first and the largest paint, in ms. */
interface Peintures {
  readonly premiere: number;
  readonly plusGrande: number;
}

async function peindre(
  navigateur: Browser,
  adresse: string,
  visiteur: VisitorKind,
): Promise<Peintures> {
  const contexte = await openVisitPage(navigateur, adresse, visiteur);
  const page = await contexte.newPage();
  const cdp = await contexte.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: frein });
  await page.goto(adresse, { waitUntil: "networkidle" });
  const lues = await page.evaluate(
    () =>
      new Promise<Peintures>((resoudre) => {
        const premiere = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        new PerformanceObserver((liste) => {
          resoudre({ premiere, plusGrande: liste.getEntries().at(-1)?.startTime ?? 0 });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await contexte.close();
  return lues;
}

const mediane = (valeurs: readonly number[]) =>
  Math.round(valeurs.toSorted((a, b) => a - b)[Math.floor((valeurs.length - 1) / 2)] ?? 0);

const ICI = fileURLToPath(new URL("..", import.meta.url));
const dossiers = values.contre === undefined ? [ICI] : [ICI, values.contre];
const navigateur = await openBenchBrowser();
const serveurs = new Map<string, ChaosServerProcess>();
const mesures = new Map<string, Peintures[]>();
const noter = (nom: string, lues: Peintures) =>
  mesures.set(nom, [...(mesures.get(nom) ?? []), lues]);
try {
  for (const dossier of dossiers) {
    const serveur = await ChaosServerProcess.prepare(dossier);
    serveurs.set(dossier, serveur);
    await serveur.start();
  }
  // the first turn warms servers and browser up, and is not kept
  for (let tour = 0; tour <= Number(values.tours); tour++) {
    for (const { nom, adresse, visiteur } of MEASURED_VISITS)
      for (const dossier of tour % 2 === 0 ? dossiers : dossiers.toReversed()) {
        const base = serveurs.get(dossier)?.adresse ?? "";
        const lues = await peindre(navigateur, base + adresse, visiteur);
        if (tour > 0) noter(`${dossier === ICI ? "here" : "the other"}, ${nom}`, lues);
      }
    for (const site of values.site) {
      const lues = await peindre(navigateur, site, "newcomer");
      if (tour > 0) noter(site, lues);
    }
  }
} finally {
  await navigateur.close();
  for (const serveur of serveurs.values()) {
    await serveur.kill("SIGTERM");
    serveur.cleanUp();
  }
}
for (const [nom, liste] of mesures) {
  const grandes = liste.map(({ plusGrande }) => plusGrande);
  console.log(
    `${nom}: largest paint ${String(mediane(grandes))} ms (${String(Math.round(Math.min(...grandes)))} to ` +
      `${String(Math.round(Math.max(...grandes)))}), first ${String(mediane(liste.map(({ premiere }) => premiere)))} ms`,
  );
}
process.exit(0);
