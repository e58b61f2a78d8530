/** Measures of the lists: their speed, their delays, and their effect on games. Ours and the baseline are measured in the same run. */
import { setTimeout as dormir } from "node:timers/promises";
import { z } from "zod";
import { type BenchReadRequest, benchReadResult } from "./reader.ts";
import { LOAD_GENERATOR_CPU_CORE, SERVER_CPU_CORE, measureLoadSlice } from "../load/measure.ts";
import { BenchChildProcess } from "../load/child-process.ts";
import { loadRunLosses } from "../load/counters.ts";

/** Readers who never pause, to measure the throughput. */
const LECTEURS = 4;
/** Reads sent per second, to measure the delays. */
export const BENCH_READS_PER_SECOND = 50;
/** Saves per second: each empties a part of the reading thread's cache. */
export const BENCH_SAVES_PER_SECOND = 2;
/** The pages are more than the cache holds, so that each is read from the database. */
const PAGES = 400;
const CHAUFFE_S = 1;
export const LIST_READS_LOAD = { rooms: 100, joueurs: 8, periodeS: 5, dureeS: 0 } as const;
/** Pairs of periods, one calm and one with readers. */
const PAIRES = 4;

const boucle = z.object({ p50: z.number(), p99: z.number(), max: z.number() });
type Lues = z.infer<typeof benchReadResult>;

/** The requests of a reader, by name. @param nombre of quizzes */
function demandesPour(nombre: number): Readonly<Record<string, string>> {
  const page = Math.floor(nombre / 66.6);
  return {
    "first page, by date": "quizz-public?sort=recent",
    "first page, by note": "quizz-public?sort=note",
    [`page ${page}`]: `quizz-public?sort=recent&page=${page}`,
    official: "quizz-officiel?sort=recent",
    "one tag": "quizz-public?sort=recent&tags=Rap",
    "search: noel": "quizz-public?sort=recent&search=noel",
    "search: one letter": "quizz-public?sort=recent&search=m",
    "search: three words": "quizz-public?sort=note&search=quizz+musique+ci",
    "search and tag": "quizz-public?sort=note&search=noel&tags=Rap",
    "search, page 100": "quizz-public?sort=recent&search=quizz&page=100",
  };
}

export interface ListReadSpeed {
  readonly nom: string;
  readonly nous: Lues;
  readonly bare: Lues;
}
export interface EventLoopMeasurement {
  readonly nom: string;
  readonly lues: Lues;
  readonly boucle: z.infer<typeof boucle>;
}
export interface RevealDelayMeasurement {
  /** The 99th percentile of the reveals of each period, in ms. */
  readonly calme: readonly number[];
  readonly lue: readonly number[];
  readonly pertes: number;
}

const ouvrir = (script: string, coeur: number) =>
  new BenchChildProcess(new URL(script, import.meta.url), coeur);
const serveur = () => ouvrir("./server.ts", SERVER_CPU_CORE);
const lecteur = () => ouvrir("./reader.ts", LOAD_GENERATOR_CPU_CORE);

/** Runs `faire` with child processes, and stops them afterwards. */
async function tenir<Enfants extends BenchChildProcess[], T>(
  enfants: [...Enfants],
  faire: (...enfants: Enfants) => Promise<T>,
): Promise<T> {
  try {
    return await faire(...enfants);
  } finally {
    for (const enfant of enfants.toReversed()) await enfant.stop();
  }
}

const lire = (qui: BenchChildProcess, demande: BenchReadRequest) =>
  qui.request("lire", benchReadResult, demande);
const portDe = (qui: BenchChildProcess) => qui.request("portApi", z.int());

/**
 * Measures each request with readers who never pause, on our server and then on the baseline. Throws when the two
 * servers find different numbers of quizzes.
 */
export function measureListReadSpeed(nombre: number, secondes: number): Promise<ListReadSpeed[]> {
  return tenir(
    [serveur(), ouvrir("./baseline.ts", SERVER_CPU_CORE), lecteur()],
    async (nous, bare, qui) => {
      const vitesses: ListReadSpeed[] = [];
      const pages = Array.from(
        { length: PAGES },
        (_, page) => `quizz-public?sort=recent&page=${page}`,
      );
      const unes = Object.entries(demandesPour(nombre)).map(([nom, chemin]) => ({
        nom,
        chemins: [chemin],
      }));
      for (const { nom, chemins } of [{ nom: `${PAGES} pages in turn`, chemins: pages }, ...unes]) {
        console.log(`${nom}…`);
        const une = async (cible: BenchChildProcess) => {
          const demande = { port: await portDe(cible), chemins, lecteurs: LECTEURS };
          await lire(qui, { ...demande, secondes: CHAUFFE_S });
          return lire(qui, { ...demande, secondes: secondes / 2 });
        };
        const paire = { nom, nous: await une(nous), bare: await une(bare) };
        const [chemin = ""] = chemins;
        if (paire.nous.totaux[chemin] !== paire.bare.totaux[chemin])
          throw new Error(`${chemin}: not the same quizzes`);
        vitesses.push(paire);
      }
      return vitesses;
    },
  );
}

/**
 * Sends every request in turn at a fixed rate, and measures the delays of the API and of the event loop of the games.
 */
export function measureEventLoopDelay(
  nombre: number,
  secondes: number,
): Promise<EventLoopMeasurement[]> {
  return tenir([serveur(), lecteur()], async (nous, qui) => {
    const demande = {
      port: await portDe(nous),
      chemins: Object.values(demandesPour(nombre)),
      parSeconde: BENCH_READS_PER_SECOND,
    };
    await lire(qui, { ...demande, parSeconde: 0, lecteurs: 1, secondes: CHAUFFE_S * 2 });
    const boucles: EventLoopMeasurement[] = [];
    for (const parSeconde of [0, BENCH_SAVES_PER_SECOND]) {
      await nous.request("auteurs", z.unknown(), { parSeconde });
      await nous.request("boucle", boucle);
      boucles.push({
        nom: parSeconde === 0 ? "nobody writes" : `${parSeconde} saves a second`,
        lues: await lire(qui, { ...demande, secondes }),
        boucle: await nous.request("boucle", boucle),
      });
    }
    return boucles;
  });
}

/** Measures the reveals of a hundred rooms, in periods of calm and periods with readers and authors by turns. */
export function measureRevealDelays(nombre: number): Promise<RevealDelayMeasurement> {
  return tenir(
    [serveur(), ouvrir("../load/generator.ts", LOAD_GENERATOR_CPU_CORE), lecteur()],
    async (nous, generateur, qui) => {
      const { periodeS, rooms, joueurs } = LIST_READS_LOAD;
      const lecture = {
        port: await portDe(nous),
        chemins: Object.values(demandesPour(nombre)),
        parSeconde: BENCH_READS_PER_SECOND,
      };
      await lire(qui, { ...lecture, parSeconde: 0, lecteurs: 1, secondes: CHAUFFE_S });
      await generateur.request("remplir", z.unknown(), {
        port: await nous.request("port", z.int()),
        langue: "colyseus",
        rooms,
        joueurs,
        periodeMs: periodeS * 1000,
      });
      await generateur.request("jouer", z.unknown());
      await dormir(CHAUFFE_S * 2000);
      const [calme, lue]: [number[], number[]] = [[], []];
      const revelation = async () =>
        (await measureLoadSlice(nous, generateur, LIST_READS_LOAD)).lu.revelation.p99;
      for (let paire = 0; paire < PAIRES; paire++) {
        calme.push(await revelation());
        await nous.request("auteurs", z.unknown(), { parSeconde: BENCH_SAVES_PER_SECOND });
        const [p99] = await Promise.all([
          revelation(),
          lire(qui, { ...lecture, secondes: periodeS }),
        ]);
        lue.push(p99);
        await nous.request("auteurs", z.unknown(), { parSeconde: 0 });
      }
      const perdues = Object.values(await generateur.request("finir", loadRunLosses));
      return { calme, lue, pertes: perdues.reduce((n, une) => n + une, 0) };
    },
  );
}
