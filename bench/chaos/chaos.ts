/**
 * `npm run secousse`: rooms that play on the real server while it is stopped and killed at random, then the histories. It
 * fails when an acknowledged action is missing, a finished game is not written exactly once, somebody is sent home, or
 * people are back too late. Loopback only; bounded in kills and in time. `--arrets=200` for a long one, `--rooms`, `--telephones`,
 * `--graine`.
 *
 * `npm run secousse -- --tout`: every fault of all-faults.ts in turn (network, flood, sleep, lost host, clock, disk, mail, memory,
 * files, Redis, processes), each under its own server and rooms, and one table. `--long`: the slow ones too. `--seul=<fault>`: one.
 */
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { reponseListeQuizz } from "#contracts/quizz.ts";
import { runAllFaults } from "./all-faults.ts";
import { installFakeBrowserGlobals } from "./browser-globals.ts";
import { ChaosServerProcess } from "./server.ts";
import { computeQuantile, createSeededRandom } from "./random.ts";
import { readStoredHistoriques, findHistoriqueErrors } from "./historiques.ts";
import { Table } from "./table.ts";

const RETOUR_P95_MS = 1_500;
const RETOUR_MAX_MS = 3_000;
const REDEMARRAGE_MAX_MS = 10_000;
/** Longest time for every screen to come back before the test goes on without the missing ones. */
const PATIENCE_MS = 20_000;
const ENTRE_ARRETS_MS = { min: 800, max: 4_000 };
const COUPURE_MS = { min: 0, max: 1_500 };

const { values } = parseArgs({
  options: {
    arrets: { type: "string", default: "25" },
    rooms: { type: "string", default: "4" },
    telephones: { type: "string", default: "4" },
    graine: { type: "string", default: "1" },
    tout: { type: "boolean", default: false },
    long: { type: "boolean", default: false },
    seul: { type: "string", default: "" },
  },
});
if (values.tout || values.seul !== "") {
  const tenu = await runAllFaults(values.seul, values.long);
  process.exit(tenu ? 0 : 1);
}
const entier = z.coerce.number().int();
const reglages = z
  .object({
    arrets: entier.min(1).max(1000),
    rooms: entier.min(1).max(10),
    telephones: entier.min(1).max(8),
    graine: entier,
  })
  .parse(values);

const hasard = createSeededRandom(reglages.graine);
const entre = ({ min, max }: { min: number; max: number }) => min + hasard() * (max - min);

const serveur = await ChaosServerProcess.prepare();
installFakeBrowserGlobals(serveur.adresse);
await serveur.start();
const lus = await fetch(`${serveur.adresse}/api/quizz-officiel`);
const quizzId = reponseListeQuizz.parse(await lus.json()).quizz[0]?._id ?? "";
const tables: Table[] = [];
for (let i = 0; i < reglages.rooms; i++)
  tables.push(await Table.ouvrir(serveur.adresse, reglages.telephones, quizzId, hasard));
const ecrans = tables.flatMap((table) => table.ecrans);

const arret = new AbortController();
const parties = tables.map((table) => table.jouer(arret.signal));
const retours: number[] = [];
const redemarrages: number[] = [];
const perdus: string[] = [];
const signaux = { SIGTERM: 0, SIGKILL: 0 };

/** Milliseconds from `ouvert` to each screen's return. */
async function attendreRetours(ouvert: number): Promise<void> {
  const enLigne = ecrans.map(async (ecran) => {
    const limite = ouvert + PATIENCE_MS;
    while (ecran.lire().statut !== "en_ligne" && performance.now() < limite) await dormir(5);
    if (ecran.lire().statut === "en_ligne") retours.push(performance.now() - ouvert);
    else perdus.push(`${ecran.code}: not back after ${String(PATIENCE_MS)} ms`);
  });
  await Promise.all(enLigne);
}

for (let i = 0; i < reglages.arrets; i++) {
  await dormir(entre(ENTRE_ARRETS_MS));
  const signal = hasard() < 0.5 ? "SIGTERM" : "SIGKILL";
  signaux[signal]++;
  const debut = performance.now();
  await serveur.kill(signal);
  await dormir(entre(COUPURE_MS));
  const ouvert = await serveur.start();
  redemarrages.push(ouvert - debut);
  await attendreRetours(ouvert);
  process.stdout.write(i % 20 === 19 ? `. ${String(i + 1)}\n` : ".");
}
// every room plays a last game to its end, so that the histories have something to show
await dormir(3_000);
arret.abort();
await Promise.all(parties);
for (const table of tables) table.fermer();
await serveur.kill("SIGTERM");

const histoires = findHistoriqueErrors(readStoredHistoriques(serveur.dataDir), tables);
retours.sort((a, b) => a - b);
const fautes = [
  ...tables.flatMap(({ bilan }) => bilan.fautes),
  ...perdus,
  ...histoires.fautes,
  ...(computeQuantile(retours, 0.95) > RETOUR_P95_MS ? ["95 % are not back in time"] : []),
  ...(computeQuantile(retours, 1) > RETOUR_MAX_MS ? ["somebody came back too late"] : []),
  ...(Math.max(...redemarrages) > REDEMARRAGE_MAX_MS ? ["a restart took too long"] : []),
];
const somme = (champ: "acquittees" | "incertaines" | "refusees") =>
  tables.reduce((n, { bilan }) => n + bilan[champ], 0);
const ms = (n: number) => `${n.toFixed(0)} ms`;
console.log(`
stops                ${String(reglages.arrets)} (${String(signaux.SIGTERM)} SIGTERM, ${String(signaux.SIGKILL)} SIGKILL), ${String(tables.length)} rooms of ${String(reglages.telephones)} phones and a host
restarts             ${ms(Math.max(...redemarrages))} at the most, from the signal to the open port
returns              ${String(retours.length)}: p50 ${ms(computeQuantile(retours, 0.5))}, p95 ${ms(computeQuantile(retours, 0.95))}, worst ${ms(computeQuantile(retours, 1))} after the port opens
actions              ${String(somme("acquittees"))} acknowledged, ${String(somme("refusees"))} refused, ${String(somme("incertaines"))} that were never answered
games                ${String(histoires.finies)} finished, ${String(histoires.ecrites)} in the histories
faults               ${String(fautes.length)}`);
for (const faute of fautes) console.log(`  ${faute}`);
serveur.cleanUp();
process.exit(fautes.length === 0 ? 0 : 1);
