/** One server under one load: slices of measured time, of which the median is kept. */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { Enfant } from "./child-process.ts";
import { type Pertes, pertes, type Releve, releve } from "./counters.ts";
import { cout } from "./measured-server.ts";

/** /proc counts in hundredths of a second. */
const TIC_MS = 10;

export interface Coeurs {
  /** Busy time of each core since the machine started, in ms; empty where the system does not say. */
  readonly occupesMs: readonly number[];
}

export function lireCoeurs(): Coeurs {
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
export function partDesAutres(
  coeur: number,
  {
    avant,
    apres,
    nousMs,
    dureeMs,
  }: { avant: Coeurs; apres: Coeurs; nousMs: number; dureeMs: number },
): number | null {
  const debut = avant.occupesMs[coeur];
  const fin = apres.occupesMs[coeur];
  if (debut === undefined || fin === undefined) return null;
  return Math.max(0, ((fin - debut - nousMs) / dureeMs) * 100);
}

export type Cible = "trinquizz" | "plancher";

export interface Charge {
  readonly rooms: number;
  readonly joueurs: number;
  readonly periodeS: number;
  readonly dureeS: number;
}

/** What a load comes to. Delays in ms, shares in percent of a core: medians of the slices. */
export interface Mesure {
  readonly cible: Cible;
  readonly charge: Charge;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of the worst slice. */
  readonly pireP99: number;
  readonly accuseP50: number;
  readonly accuseP99: number;
  readonly cpu: number;
  /** What the generator took of its own core. */
  readonly cpuCharge: number;
  /** What others took of the server's core; null where unknown. */
  readonly autres: number | null;
  /** Payload that one screen hears per question, in bytes. */
  readonly octets: number;
  /** Questions asked, as a share of what the pace wants: under 100, the server could not follow. */
  readonly allure: number;
  /** Memory that one room adds to the process, its connections included, in KB. */
  readonly koParRoom: number;
  readonly pertes: Pertes;
}

interface Tranche {
  readonly lu: Releve;
  readonly dureeMs: number;
  readonly serveurMs: number;
  readonly autres: number | null;
}

const SCRIPTS: Record<Cible, URL> = {
  trinquizz: new URL("../rooms/server.ts", import.meta.url),
  plancher: new URL("../rooms/baseline.ts", import.meta.url),
};
export const COEUR_SERVEUR = 0;
export const COEUR_CHARGE = 1;
/** After the rooms have begun: the time for the server's code to be compiled. */
const CHAUFFE_MS = 2000;

export const mediane = (valeurs: readonly number[]) =>
  valeurs.toSorted((a, b) => a - b)[valeurs.length >> 1] ?? 0;

/** One period: every room reveals once in it, and a neighbour's burst spoils few of them. */
export async function mesurerTranche(
  serveur: Enfant,
  generateur: Enfant,
  charge: Charge,
): Promise<Tranche> {
  await generateur.demander("releve", releve);
  const avant = {
    coeurs: lireCoeurs(),
    cout: await serveur.demander("cout", cout),
    instant: performance.now(),
  };
  await sleep(charge.periodeS * 1000);
  const dureeMs = performance.now() - avant.instant;
  const apres = { coeurs: lireCoeurs(), cout: await serveur.demander("cout", cout) };
  const lu = await generateur.demander("releve", releve);
  const serveurMs = apres.cout.cpuMs - avant.cout.cpuMs;
  const lectures = { avant: avant.coeurs, apres: apres.coeurs, nousMs: serveurMs, dureeMs };
  return { lu, dureeMs, serveurMs, autres: partDesAutres(COEUR_SERVEUR, lectures) };
}

function resumer(tranches: readonly Tranche[], { rooms, joueurs, periodeS }: Charge) {
  const de = (lire: (tranche: Tranche) => number) => mediane(tranches.map(lire));
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
    autres: autres.length === 0 ? null : mediane(autres),
    octets: total(({ lu }) => lu.octets) / questions / (joueurs + 1),
    allure: (questions / attendues) * 100,
  };
}

/** Starts a server and its load, measures, and stops both. `optionsNode`: for the server, to profile it. */
export async function mesurer(
  cible: Cible,
  charge: Charge,
  optionsNode: string[],
): Promise<Mesure> {
  const serveur = new Enfant(SCRIPTS[cible], COEUR_SERVEUR, optionsNode);
  const generateur = new Enfant(new URL("./generator.ts", import.meta.url), COEUR_CHARGE);
  try {
    const port = await serveur.demander("port", z.int());
    const vide = await serveur.demander("cout", cout);
    const { rooms, joueurs, periodeS, dureeS } = charge;
    const langue = cible === "plancher" ? "json" : "colyseus";
    const demande = { port, langue, rooms, joueurs, periodeMs: periodeS * 1000 };
    await generateur.demander("remplir", z.unknown(), demande);
    await generateur.demander("jouer", z.unknown());
    await sleep(CHAUFFE_MS);
    const tranches: Tranche[] = [];
    for (let t = 0; t < dureeS; t += periodeS)
      tranches.push(await mesurerTranche(serveur, generateur, charge));
    const plein = await serveur.demander("cout", cout);
    return {
      cible,
      charge,
      ...resumer(tranches, charge),
      koParRoom: (plein.rss - vide.rss) / 1024 / rooms,
      pertes: await generateur.demander("finir", pertes),
    };
  } finally {
    await generateur.arreter();
    await serveur.arreter();
  }
}
