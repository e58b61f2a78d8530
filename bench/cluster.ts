/**
 * `npm run bench:cluster`: as many games for each of one, two and three processes; the processor time of game processes
 * and Redis for one acknowledged action. On a machine with few cores the figures say what a room costs, not how many
 * rooms there may be. `--rooms` (of each process), `--secondes`.
 */
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { reponseListeQuizz } from "#contracts/quizz.ts";
import { ChaosCluster } from "./chaos/cluster.ts";
import { createSeededRandom } from "./chaos/random.ts";
import { installFakeBrowserGlobals } from "./chaos/browser-globals.ts";
import { Table } from "./chaos/table.ts";

const TELEPHONES = 4;
const PACE = { min: 400, max: 900 };

const { values } = parseArgs({
  options: {
    rooms: { type: "string", default: "20" },
    secondes: { type: "string", default: "30" },
  },
});
const entier = z.coerce.number().int().min(1);
const { rooms, secondes } = z.object({ rooms: entier, secondes: entier }).parse(values);

interface Mesure {
  readonly jeux: number;
  readonly actions: number;
  /** Processor time of one action, in ms. */
  readonly jeu: number;
  readonly redis: number;
}

async function mesurer(jeux: number): Promise<Mesure> {
  const cluster = await ChaosCluster.open(jeux);
  installFakeBrowserGlobals(cluster.adresse);
  const lus = await fetch(`${cluster.adresse}/api/quizz-officiel`);
  const quizzId = reponseListeQuizz.parse(await lus.json()).quizz[0]?._id ?? "";
  const hasard = createSeededRandom(1);
  const tables: Table[] = [];
  for (let i = 0; i < rooms * jeux; i++)
    tables.push(await Table.ouvrir(cluster.adresse, TELEPHONES, quizzId, hasard, PACE));
  const arret = new AbortController();
  const parties = tables.map((table) => table.jouer(arret.signal));
  // a program that has just started is still being compiled
  await dormir(5_000);
  const acquittees = () => tables.reduce((n, { bilan }) => n + bilan.acquittees, 0);
  const [avant, cpuAvant] = [acquittees(), cluster.cpu()];
  await dormir(secondes * 1_000);
  const [actions, cpu] = [acquittees() - avant, cluster.cpu()];
  arret.abort();
  await Promise.all(parties);
  for (const table of tables) table.fermer();
  const pris = (nom: string) =>
    (((cpu.get(nom) ?? 0) - (cpuAvant.get(nom) ?? 0)) * 1_000) / actions;
  const jeu = cluster.noms.reduce((n, nom) => n + pris(nom), 0);
  await cluster.close();
  return { jeux, actions, jeu, redis: pris("redis") };
}

const mesures: Mesure[] = [];
for (const jeux of [1, 2, 3]) mesures.push(await mesurer(jeux));
const seul = mesures[0]?.jeu ?? 1;
console.log(`
| Processes | Actions a second | Processor an action, those who play | Beside one alone | Redis |
| --------- | ---------------- | ----------------------------------- | ---------------- | ----- |
${mesures
  .map(
    ({ jeux, actions, jeu, redis }) =>
      `| ${String(jeux)} | ${(actions / secondes).toFixed(0)} | ${jeu.toFixed(2)} ms | ${((jeu / seul) * 100).toFixed(0)} % | ${redis.toFixed(2)} ms |`,
  )
  .join("\n")}`);
process.exit(0);
