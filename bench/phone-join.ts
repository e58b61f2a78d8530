/**
 * `npm run bench:phone-join [-- --tours=5] [--delai=150] [--debit=1.6] [--attente=3000]`: from a press on "Confirmer" to the first frame
 * of the room on the phone, with an empty cache on a slow line, and what the phone fetches for it. The line is the one
 * of the browser's own throttling, which delays requests and sockets alike.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { reponseRoomCreee } from "#contracts/room.ts";
import { ChaosServerProcess } from "./chaos/server.ts";
import { openBenchBrowser, openVisitPage, type VisitorKind } from "./visit.ts";

const { values } = parseArgs({
  options: {
    tours: { type: "string", default: "5" },
    delai: { type: "string", default: "150" },
    debit: { type: "string", default: "1.6" },
    attente: { type: "string", default: "3000" },
  },
});
const DELAI_MS = Number(values.delai);
const DEBIT_OCTETS = (Number(values.debit) * 1_000_000) / 8;
/** Time in ms from the dialog of a regular, or the first key of a newcomer, to the press. */
const ATTENTE_MS = Number(values.attente);
const PSEUDO = "Margaux";

const SLOW_LINE = {
  offline: false,
  latency: DELAI_MS,
  downloadThroughput: DEBIT_OCTETS,
  uploadThroughput: DEBIT_OCTETS,
};

interface Arrival {
  /** Time in ms from the press to the first frame of the room. */
  readonly ms: number;
  /** Files fetched after the press. */
  readonly late: number;
}

async function arrive(
  navigateur: Browser,
  base: string,
  code: string,
  visiteur: VisitorKind,
): Promise<Arrival> {
  const contexte = await openVisitPage(navigateur, base, visiteur);
  const page = await contexte.newPage();
  const cdp = await contexte.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_LINE);
  await page.goto(`/?code=${code}`, { waitUntil: "commit" });
  if (visiteur === "newcomer") {
    await page.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
    await page
      .getByRole("textbox", { name: "Pseudo" })
      .pressSequentially(PSEUDO, { delay: ATTENTE_MS / PSEUDO.length });
  } else {
    await page.getByRole("button", { name: "Confirmer" }).waitFor();
    await page.waitForTimeout(ATTENTE_MS);
  }
  let late = 0;
  page.on("request", () => (late += 1));
  const arrived = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener("click", () => (pressed = performance.now()), { capture: true });
        const look = () => {
          const there = document.title.includes("room") && document.querySelector("main") !== null;
          if (pressed > 0 && there) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole("button", { name: "Confirmer" }).click();
  const ms = await arrived;
  await contexte.close();
  return { ms, late };
}

const median = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0);

const serveur = await ChaosServerProcess.prepare();
const navigateur = await openBenchBrowser();
try {
  await serveur.start();
  const reponse = await fetch(`${serveur.adresse}/api/room`, { method: "POST" });
  const { code } = reponseRoomCreee.parse(await reponse.json());
  for (const visiteur of ["newcomer", "regular"] as const) {
    const arrivals: Arrival[] = [];
    // the first turn warms the server and the browser up, and is not kept
    for (let tour = 0; tour <= Number(values.tours); tour++) {
      const arrival = await arrive(navigateur, serveur.adresse, code, visiteur);
      if (tour > 0) arrivals.push(arrival);
    }
    const times = arrivals.map(({ ms }) => ms);
    console.log(
      `${visiteur}: first frame of the room ${String(median(times))} ms after the press ` +
        `(${String(Math.round(Math.min(...times)))} to ${String(Math.round(Math.max(...times)))}), ` +
        `${String(median(arrivals.map(({ late }) => late)))} requests after it`,
    );
  }
} finally {
  await navigateur.close();
  await serveur.kill("SIGTERM");
  serveur.cleanUp();
}
process.exit(0);
