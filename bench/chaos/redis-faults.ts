/** Faults of several processes: Redis slow, frozen, full, restarted, then the processes themselves (chaos-cluster.ts). */
import { Redis } from "ioredis";
import { setTimeout as dormir } from "node:timers/promises";
import { createRedisStore } from "#server/several-processes/redis/redis-store.ts";
import { findProgram, REDIS_PROGRAM } from "../../scripts/checks/programs.ts";
import { installFakeBrowserGlobals } from "./browser-globals.ts";
import { ChaosCluster } from "./cluster.ts";
import { ConnectionOutages, FaultInjector } from "./fault-injection.ts";
import { FaultyNetwork } from "./faulty-network.ts";
import { findHistoriqueErrors, readStoredHistoriques, waitForHistoriques } from "./historiques.ts";
import { createSeededRandom } from "./random.ts";
import { runChaosProgram } from "./server-faults.ts";
import { type Fault, type FaultOutcome, findShortestQuizz, seconds } from "./stage.ts";
import { Table } from "./table.ts";

const PROCESSES = 2;
const ROOMS = 4;
const TELEPHONES = 2;
const SLOW_MS = 300;
const SLOW_FOR_MS = 10_000;

const leftOut = (): string | null =>
  findProgram(REDIS_PROGRAM) === null ? "redis-server is missing" : null;

interface Shaken {
  readonly cluster: ChaosCluster;
  readonly network: FaultyNetwork;
  readonly outages: ConnectionOutages;
  readonly faults: FaultInjector;
  readonly acknowledged: () => number;
  /** Sends a command to Redis itself, whatever its network does. */
  readonly tell: (...command: readonly string[]) => Promise<void>;
  readonly fautes: string[];
}

/** Starts two game processes on a Redis whose network may fail, shakes them, and checks that nothing was lost. */
async function shakeCluster(shake: (shaken: Shaken) => Promise<string>): Promise<FaultOutcome> {
  let network: FaultyNetwork | null = null;
  const cluster = await ChaosCluster.open(PROCESSES, async (port) => {
    network = await FaultyNetwork.open(port);
    return Number(new URL(network.adresse).port);
  });
  const store = createRedisStore(cluster.urlRedis, () => {});
  const redis = new Redis(cluster.urlRedis);
  redis.on("error", () => {});
  const tables: Table[] = [];
  try {
    if (network === null) throw new Error("no network before Redis");
    installFakeBrowserGlobals(cluster.adresse);
    await store.open();
    const quizzId = await findShortestQuizz(cluster.adresse);
    const random = createSeededRandom(1);
    while (tables.length < ROOMS)
      tables.push(await Table.ouvrir(cluster.adresse, TELEPHONES, quizzId, random));
    const stop = new AbortController();
    const games = tables.map((table) => table.jouer(stop.signal));
    const acknowledged = () => tables.reduce((n, { bilan }) => n + bilan.acquittees, 0);
    const outages = new ConnectionOutages(tables.flatMap(({ ecrans }) => ecrans));
    const faults = new FaultInjector({
      cluster,
      coupures: outages,
      gel: 0,
      acquittees: acknowledged,
      regarder: async () => {},
    });
    await dormir(3_000);
    const fautes: string[] = [];
    const tell = async (...[name = "", ...args]: readonly string[]) =>
      void (await redis.call(name, ...args));
    const shaken = { cluster, network, outages, faults, acknowledged, tell, fautes };
    const figure = await shake(shaken);
    await dormir(2_000);
    stop.abort();
    await Promise.all(games);
    for (const table of tables) table.fermer();
    if (!(await waitForHistoriques(store))) fautes.push("evenings wait for the histories");
    const histories = findHistoriqueErrors(readStoredHistoriques(cluster.dataDir), tables);
    fautes.push(...faults.fautes, ...tables.flatMap(({ bilan }) => bilan.fautes));
    return { figure, fautes: [...fautes, ...histories.fautes] };
  } finally {
    for (const table of tables) table.fermer();
    store.close();
    redis.disconnect();
    closeNetwork(network);
    await cluster.close();
  }
}

const closeNetwork = (network: FaultyNetwork | null): void => network?.close();

const slow: Fault = {
  name: "redis-slow",
  property: "the game goes on, no line cut, nothing acknowledged lost",
  bound: "0 lines cut",
  leftOut,
  run: () =>
    shakeCluster(async ({ network, outages, acknowledged, fautes }) => {
      const [start, before] = [performance.now(), acknowledged()];
      network.become({ delayMs: SLOW_MS });
      await dormir(SLOW_FOR_MS);
      const played = acknowledged() - before;
      network.become({});
      await dormir(6_000);
      const cut = outages.retours(start, () => start).length + outages.enCours;
      if (cut > 0) fautes.push(`${String(cut)} lines were cut`);
      if (played === 0) fautes.push("nothing was acknowledged");
      return `${String(cut)} lines cut, ${String(played)} actions in ${seconds(SLOW_FOR_MS)}, each answer ${String(2 * SLOW_MS)} ms late`;
    }),
};

/** A Redis that stores nothing for a while, by `begin` and `end`. */
const away = (
  name: string,
  what: string,
  begin: (shaken: Shaken) => Promise<void>,
  end: (shaken: Shaken) => Promise<void>,
): Fault => ({
  name,
  property: "nothing acknowledged meanwhile, no line cut, play resumes, nothing lost",
  bound: "0 lines cut, 0 acknowledged",
  leftOut,
  run: () =>
    shakeCluster(async (shaken) => {
      const { faults, acknowledged, outages } = shaken;
      const [start, before] = [performance.now(), acknowledged()];
      await faults.disturbRedis(
        what,
        () => begin(shaken),
        () => end(shaken),
      );
      const cut = outages.retours(start, () => start).length + outages.enCours;
      return `${String(cut)} lines cut, ${String(acknowledged() - before)} actions once it is over`;
    }),
});

/** Ms for which Redis would stay frozen by itself. */
const FROZEN_MAX_MS = "30000";

const processes: Fault = {
  name: "processes",
  property: "processes killed, frozen, emptied, API and Redis killed: chaos-cluster.ts holds",
  bound: "kill 8 s, freeze 14 s, drain 1.5 s",
  leftOut,
  run: () =>
    runChaosProgram(
      "./chaos-cluster.ts",
      ["--navigateurs=0", "--rooms=12"],
      /^(killed|frozen|emptied) /,
    ),
};

export const listRedisFaults = (): readonly Fault[] => [
  slow,
  away(
    "redis-frozen",
    "was frozen",
    ({ tell }) => tell("client", "pause", FROZEN_MAX_MS, "all"),
    ({ tell }) => tell("client", "unpause"),
  ),
  away(
    "redis-full",
    "was full",
    ({ tell }) => tell("config", "set", "maxmemory", "1"),
    ({ tell }) => tell("config", "set", "maxmemory", "0"),
  ),
  away(
    "redis-restarted",
    "was killed",
    ({ cluster }) => cluster.killRedis(),
    ({ cluster }) => cluster.startRedis(),
  ),
  processes,
];
