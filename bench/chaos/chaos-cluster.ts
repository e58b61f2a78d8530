/**
 * `npm run secousse:cluster`: games on three processes behind one address, while each of them is killed, frozen and emptied in turn, the
 * API killed, Redis killed and started again. Fails when an acknowledged action is missing, a game is open in two places or in none once
 * things are quiet after a misfortune, an evening is missing, written twice or nobody's, somebody is sent home, or people are back too late
 * (issue: kill 8 s, p95 5; freeze 14 s, p95 11; emptying 1.5 s). Loopback only.
 * `--rooms`, `--navigateurs` (how many of those rooms are played in real pages, a host and two phones each), `--telephones` (of the
 * others), `--gel` (seconds of a freeze), `--tours`, `--graine`, `--photos` (folder for pictures of the pages),
 * `--indulgence` (how many times later they may be back: a machine that tests does other things as well).
 */
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { reponseListeQuizz } from "#contracts/quizz.ts";
import { createRedisStore } from "#server/several-processes/redis/redis-store.ts";
import { requireProgram, REDIS_PROGRAM } from "../../scripts/checks/programs.ts";
import { installFakeBrowserGlobals } from "./browser-globals.ts";
import { ChaosCluster } from "./cluster.ts";
import { FaultInjector } from "./fault-injection.ts";
import { readStoredHistoriques, findHistoriqueErrors, waitForHistoriques } from "./historiques.ts";
import { openBrowserTables } from "./browser-table.ts";
import { ConnectionOutages } from "./fault-injection.ts";
import type { ChaosTable } from "./outcome.ts";
import { createSeededRandom } from "./random.ts";
import { waitForSingleOwnerOfRooms } from "./single-owner.ts";
import { Table } from "./table.ts";

const entier = z.coerce.number().int();

/** The settings of the command line; throws an error that names the wrong one. */
export function readChaosClusterSettings() {
  const { values } = parseArgs({
    options: {
      rooms: { type: "string", default: "60" },
      navigateurs: { type: "string", default: "3" },
      telephones: { type: "string", default: "2" },
      gel: { type: "string", default: "30" },
      tours: { type: "string", default: "1" },
      graine: { type: "string", default: "1" },
      indulgence: { type: "string", default: "1" },
      photos: { type: "string", default: "" },
    },
  });
  return z
    .object({
      rooms: entier.min(1).max(200),
      navigateurs: entier.min(0).max(20),
      telephones: entier.min(1).max(8),
      gel: entier.min(3).max(60),
      tours: entier.min(1).max(100),
      graine: entier,
      indulgence: entier.min(1),
      photos: z.string(),
    })
    .parse(values);
}

const FAULTS = ["kill", "freeze", "drain"] as const;
const ENTRE_MS = { min: 300, max: 1_500 };
/**
 * Time for the figures to settle: each sign of life tells how many rooms are open, and games take a moment to move.
 */
const CALME_MAX_MS = 5_000;
/** The pace of slow players: sixty tables share this machine with every process that they talk to. */
const PACE = { min: 500, max: 1_200 };

const reglages = readChaosClusterSettings();
const { rooms, navigateurs, telephones, gel, tours, indulgence, photos } = reglages;

requireProgram(REDIS_PROGRAM);

process.on("uncaughtException", (erreur) => {
  console.error(erreur);
  void cluster.close().then(() => process.exit(1));
});
const hasard = createSeededRandom(reglages.graine);
const entre = ({ min, max }: { min: number; max: number }) => min + hasard() * (max - min);
const cluster = await ChaosCluster.open(3);
installFakeBrowserGlobals(cluster.adresse);
const store = createRedisStore(cluster.urlRedis, () => {});
await store.open();
const lus = await fetch(`${cluster.adresse}/api/quizz-officiel`);
const quizzId = reponseListeQuizz.parse(await lus.json()).quizz[0]?._id ?? "";
const pages = await openBrowserTables(cluster.adresse, navigateurs, hasard);
const tables: ChaosTable[] = [...pages.tables];
while (tables.length < rooms)
  tables.push(await Table.ouvrir(cluster.adresse, telephones, quizzId, hasard, PACE));
const ecrans = tables.flatMap((table) => table.ecrans);
const coupures = new ConnectionOutages(ecrans);
const arret = new AbortController();
const parties = tables.map((table) => table.jouer(arret.signal));
const fautes: string[] = [];
const acquittees = () => tables.reduce((n, { bilan }) => n + bilan.acquittees, 0);

/** Checks that each game is open in one place, once nothing moves any more. */
async function compter(apres: string): Promise<void> {
  const regard = {
    store,
    ouvertes: (nom: string) => cluster.ouvertes(nom),
    noms: cluster.noms,
    tables: tables.map(({ code }) => code),
  };
  const ecarts = await waitForSingleOwnerOfRooms(regard, CALME_MAX_MS * indulgence);
  fautes.push(...ecarts.map((ecart) => `after ${apres}: ${ecart}`));
}

const log = (quoi: string) => process.stdout.write(`${quoi} `);
const faults = new FaultInjector({
  cluster,
  coupures,
  gel,
  acquittees,
  regarder: async (quand) => {
    if (photos !== "") await pages.tables[0]?.photographier(photos, quand);
  },
});

for (let tour = 0; tour < tours; tour++) {
  // each process suffers each fault, but never twice in a row, which would leave it without a game
  for (const [premier] of cluster.noms.entries())
    for (const [rang, fault] of FAULTS.entries()) {
      const nom = cluster.noms[(premier + rang) % cluster.noms.length] ?? "";
      await dormir(entre(ENTRE_MS));
      log(`${fault} ${nom}`);
      await faults[fault](nom);
      await compter(`${fault} ${nom}`);
    }
  log("api");
  await faults.killApi();
  log("redis");
  await faults.killRedis();
  await compter("redis");
}
// every room plays a last game to its end, so that the histories have something to show
await dormir(3_000);
arret.abort();
await Promise.all(parties);
for (const table of tables) await table.fermer();
await pages.fermer();
if (!(await waitForHistoriques(store))) fautes.push("evenings wait for the histories");
const histoires = findHistoriqueErrors(readStoredHistoriques(cluster.dataDir), tables);
store.close();
await cluster.close();

const mesures = faults.mesures.map((mesure) => mesure.rendre(indulgence));
const somme = (champ: "incertaines" | "refusees") =>
  tables.reduce((n, { bilan }) => n + bilan[champ], 0);
fautes.push(
  ...mesures.flatMap((mesure) => mesure.fautes),
  ...faults.fautes,
  ...tables.flatMap(({ bilan }) => bilan.fautes),
  ...histoires.fautes,
);
const enPages = pages.tables.map(({ bilan }) => bilan);
const notees = enPages.reduce((n, bilan) => n + bilan.acquittees, 0);
const vues = enPages.reduce((n, { finies }) => n + finies.length, 0);
if (enPages.some(({ finies }) => finies.length === 0))
  fautes.push("no game of a table in browsers was seen to its end");
console.log(`
${String(tables.length)} rooms of ${String(telephones)} phones and a host, ${String(navigateurs)} of them in browsers, three processes, one address (${cluster.proxy})
${mesures.map(({ ligne }) => ligne).join("\n")}
actions    ${String(acquittees())} acknowledged, ${String(somme("refusees"))} refused, ${String(somme("incertaines"))} never answered
browsers   ${String(notees)} answers said noted or right, ${String(vues)} games seen to their end
games      ${String(histoires.finies)} finished, ${String(histoires.ecrites)} in the histories
faults     ${String(fautes.length)}`);
for (const faute of fautes) console.log(`  ${faute}`);
process.exit(fautes.length === 0 ? 0 : 1);
