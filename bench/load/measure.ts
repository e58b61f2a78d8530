/** Measures one server under one load, in slices of time whose medians are kept. */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { BenchChildProcess } from "./child-process.ts";
import {
  type LoadRunLosses,
  loadRunLosses,
  type LoadCountersReading,
  loadCountersReading,
} from "./counters.ts";
import { processCost, processMemory } from "./measured-server.ts";

/** /proc counts in hundredths of a second. */
const TIC_MS = 10;

export interface CpuCoreTimes {
  /** Busy time of each core since the machine started, in ms; empty where the system does not say. */
  readonly occupesMs: readonly number[];
}

export function readCpuCoreTimes(): CpuCoreTimes {
  try {
    const lignes = readFileSync("/proc/stat", "utf8").matchAll(/^cpu\d+ (.+)$/gm);
    const occupesMs = [...lignes].map(([, champs = ""]) => {
      const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = champs
        .split(" ")
        .map(Number);
      return (user + nice + system + irq + softirq + steal) * TIC_MS;
    });
    return { occupesMs };
  } catch {
    return { occupesMs: [] };
  }
}

/** Share of `coeur` that went to others than us between two readings, in percent; null where unknown. */
export function computeCoreShareOfOthers(
  coeur: number,
  {
    avant,
    apres,
    nousMs,
    dureeMs,
  }: { avant: CpuCoreTimes; apres: CpuCoreTimes; nousMs: number; dureeMs: number },
): number | null {
  const debut = avant.occupesMs[coeur];
  const fin = apres.occupesMs[coeur];
  if (debut === undefined || fin === undefined) return null;
  return Math.max(0, ((fin - debut - nousMs) / dureeMs) * 100);
}

/** Our rooms, the baseline, and the baseline that stores what it acknowledges. */
export type BenchTarget = "trinquizz" | "bare" | "bareDurable";

export interface RoomsLoad {
  readonly rooms: number;
  readonly joueurs: number;
  readonly periodeS: number;
  readonly dureeS: number;
}

/** The figures of one load: delays in ms, shares in percent of a core, medians of the slices. */
export interface LoadMeasurement {
  readonly cible: BenchTarget;
  readonly charge: RoomsLoad;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The 99th percentile of the worst slice. */
  readonly pireP99: number;
  readonly accuseP50: number;
  readonly accuseP99: number;
  readonly cpu: number;
  /** Share of its own core that the load generator took. */
  readonly cpuCharge: number;
  /** Share of the server's core that other programs took; null where unknown. */
  readonly autres: number | null;
  /** Payload that one screen receives per question, in bytes. */
  readonly octets: number;
  /** Share of the planned questions that were asked: under 100, the server could not follow. */
  readonly allure: number;
  /** Memory that one room adds to the process, its connections included, in KB. */
  readonly koParRoom: number;
  /** Live heap that one room adds, after a collection, in KB. */
  readonly heapPerRoom: number;
  readonly pertes: LoadRunLosses;
}

interface Tranche {
  readonly lu: LoadCountersReading;
  readonly dureeMs: number;
  readonly serveurMs: number;
  readonly autres: number | null;
}

const BASELINE = new URL("../rooms/baseline.ts", import.meta.url);
const SCRIPTS: Record<BenchTarget, URL> = {
  trinquizz: new URL("../rooms/server.ts", import.meta.url),
  bare: BASELINE,
  bareDurable: BASELINE,
};
export const SERVER_CPU_CORE = 0;
export const LOAD_GENERATOR_CPU_CORE = 1;
/** Time for the server's code to be compiled, after the rooms have begun. */
const CHAUFFE_MS = 2000;

export const computeMedian = (valeurs: readonly number[]) =>
  valeurs.toSorted((a, b) => a - b)[valeurs.length >> 1] ?? 0;

/** Measures one period, in which every room reveals once; a neighbour's burst spoils few periods. */
export async function measureLoadSlice(
  serveur: BenchChildProcess,
  generateur: BenchChildProcess,
  charge: RoomsLoad,
): Promise<Tranche> {
  await generateur.request("releve", loadCountersReading);
  const avant = {
    coeurs: readCpuCoreTimes(),
    cout: await serveur.request("cout", processCost),
    instant: performance.now(),
  };
  await sleep(charge.periodeS * 1000);
  const dureeMs = performance.now() - avant.instant;
  const apres = { coeurs: readCpuCoreTimes(), cout: await serveur.request("cout", processCost) };
  const lu = await generateur.request("releve", loadCountersReading);
  const serveurMs = apres.cout.cpuMs - avant.cout.cpuMs;
  const lectures = { avant: avant.coeurs, apres: apres.coeurs, nousMs: serveurMs, dureeMs };
  return { lu, dureeMs, serveurMs, autres: computeCoreShareOfOthers(SERVER_CPU_CORE, lectures) };
}

function resumer(tranches: readonly Tranche[], { rooms, joueurs, periodeS }: RoomsLoad) {
  const de = (lire: (tranche: Tranche) => number) => computeMedian(tranches.map(lire));
  const total = (lire: (tranche: Tranche) => number) =>
    tranches.reduce((n, tranche) => n + lire(tranche), 0);
  const questions = total(({ lu }) => lu.questions);
  const attendues = (rooms * total(({ dureeMs }) => dureeMs)) / 1000 / periodeS;
  const autres = tranches.map((tranche) => tranche.autres).filter((part) => part !== null);
  return {
    p50: de(({ lu }) => lu.revelation.p50),
    p95: de(({ lu }) => lu.revelation.p95),
    p99: de(({ lu }) => lu.revelation.p99),
    pireP99: Math.max(...tranches.map(({ lu }) => lu.revelation.p99)),
    accuseP50: de(({ lu }) => lu.accuse.p50),
    accuseP99: de(({ lu }) => lu.accuse.p99),
    cpu: de(({ serveurMs, dureeMs }) => (serveurMs / dureeMs) * 100),
    cpuCharge: de(({ lu, dureeMs }) => (lu.cpuMs / dureeMs) * 100),
    autres: autres.length === 0 ? null : computeMedian(autres),
    octets: total(({ lu }) => lu.octets) / questions / (joueurs + 1),
    allure: (questions / attendues) * 100,
  };
}

/**
 * Starts a server and its load, measures, and stops both. `optionsNode`: options of the server's Node, for a profile.
 */
export async function measureServerUnderLoad(
  cible: BenchTarget,
  charge: RoomsLoad,
  optionsNode: string[],
): Promise<LoadMeasurement> {
  const serveur = new BenchChildProcess(
    SCRIPTS[cible],
    SERVER_CPU_CORE,
    ["--expose-gc", ...optionsNode],
    true,
    cible === "bareDurable" ? { DURABLE: "1" } : {},
  );
  const generateur = new BenchChildProcess(
    new URL("./generator.ts", import.meta.url),
    LOAD_GENERATOR_CPU_CORE,
  );
  try {
    const port = await serveur.request("port", z.int());
    const vide = await serveur.request("memoire", processMemory);
    const { rooms, joueurs, periodeS, dureeS } = charge;
    const langue = cible === "trinquizz" ? "colyseus" : "json";
    const demande = { port, langue, rooms, joueurs, periodeMs: periodeS * 1000 };
    await generateur.request("remplir", z.unknown(), demande);
    await generateur.request("jouer", z.unknown());
    await sleep(CHAUFFE_MS);
    const tranches: Tranche[] = [];
    for (let t = 0; t < dureeS; t += periodeS)
      tranches.push(await measureLoadSlice(serveur, generateur, charge));
    const plein = await serveur.request("memoire", processMemory);
    return {
      cible,
      charge,
      ...resumer(tranches, charge),
      koParRoom: (plein.rss - vide.rss) / 1024 / rooms,
      heapPerRoom: (plein.heap - vide.heap) / 1024 / rooms,
      pertes: await generateur.request("finir", loadRunLosses),
    };
  } finally {
    await generateur.stop();
    await serveur.stop();
  }
}
