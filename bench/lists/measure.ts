/** What is measured of the lists: how fast, how evenly, and beside games. Each figure of ours is one of a pair, in one run. */
import { setTimeout as dormir } from "node:timers/promises";
import { z } from "zod";
import { type DemandeLecture, lues } from "./reader.ts";
import { COEUR_CHARGE, COEUR_SERVEUR, mesurerTranche } from "../load/measure.ts";
import { Enfant } from "../load/child-process.ts";
import { pertes } from "../load/counters.ts";

/** Readers who never pause, for the speed. */
const LECTEURS = 4;
/** Reads that leave a second, for the delays. */
export const PAR_SECONDE = 50;
/** Saves a second meanwhile: each makes the thread forget what it remembers. */
export const SAUVEGARDES = 2;
/** More than answers are remembered: each is read anew. */
const PAGES = 400;
const CHAUFFE_S = 1;
export const CHARGE = { rooms: 100, joueurs: 8, periodeS: 5, dureeS: 0 } as const;
/** Pairs of periods, one calm and one with readers. */
const PAIRES = 4;

const boucle = z.object({ p50: z.number(), p99: z.number(), max: z.number() });
type Lues = z.infer<typeof lues>;

/** What people ask, by name. @param nombre how many quizzes there are */
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

export interface Vitesse {
  readonly nom: string;
  readonly nous: Lues;
  readonly plancher: Lues;
}
export interface Boucle {
  readonly nom: string;
  readonly lues: Lues;
  readonly boucle: z.infer<typeof boucle>;
}
export interface Revelations {
  /** p99 of the reveals in ms, of each period. */
  readonly calme: readonly number[];
  readonly lue: readonly number[];
  readonly pertes: number;
}

const ouvrir = (script: string, coeur: number) =>
  new Enfant(new URL(script, import.meta.url), coeur);
const serveur = () => ouvrir("./server.ts", COEUR_SERVEUR);
const lecteur = () => ouvrir("./reader.ts", COEUR_CHARGE);

/** Uses children, and stops them. */
async function tenir<Enfants extends Enfant[], T>(
  enfants: [...Enfants],
  faire: (...enfants: Enfants) => Promise<T>,
): Promise<T> {
  try {
    return await faire(...enfants);
  } finally {
    for (const enfant of enfants.toReversed()) await enfant.arreter();
  }
}

const lire = (qui: Enfant, demande: DemandeLecture) => qui.demander("lire", lues, demande);
const portDe = (qui: Enfant) => qui.demander("portApi", z.int());

/** Each request by readers who never pause, ours then the floor. Throws when the two do not find as many quizzes. */
export function mesurerVitesse(nombre: number, secondes: number): Promise<Vitesse[]> {
  return tenir(
    [serveur(), ouvrir("./baseline.ts", COEUR_SERVEUR), lecteur()],
    async (nous, plancher, qui) => {
      const vitesses: Vitesse[] = [];
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
        const une = async (cible: Enfant) => {
          const demande = { port: await portDe(cible), chemins, lecteurs: LECTEURS };
          await lire(qui, { ...demande, secondes: CHAUFFE_S });
          return lire(qui, { ...demande, secondes: secondes / 2 });
        };
        const paire = { nom, nous: await une(nous), plancher: await une(plancher) };
        const [chemin = ""] = chemins;
        if (paire.nous.totaux[chemin] !== paire.plancher.totaux[chemin])
          throw new Error(`${chemin}: not the same quizzes`);
        vitesses.push(paire);
      }
      return vitesses;
    },
  );
}

/** All of them in turn, so many a second: as they are asked of the API, and what the event loop of the games goes through. */
export function mesurerBoucle(nombre: number, secondes: number): Promise<Boucle[]> {
  return tenir([serveur(), lecteur()], async (nous, qui) => {
    const demande = {
      port: await portDe(nous),
      chemins: Object.values(demandesPour(nombre)),
      parSeconde: PAR_SECONDE,
    };
    await lire(qui, { ...demande, parSeconde: 0, lecteurs: 1, secondes: CHAUFFE_S * 2 });
    const boucles: Boucle[] = [];
    for (const parSeconde of [0, SAUVEGARDES]) {
      await nous.demander("auteurs", z.unknown(), { parSeconde });
      await nous.demander("boucle", boucle);
      boucles.push({
        nom: parSeconde === 0 ? "nobody writes" : `${parSeconde} saves a second`,
        lues: await lire(qui, { ...demande, secondes }),
        boucle: await nous.demander("boucle", boucle),
      });
    }
    return boucles;
  });
}

/** A hundred rooms: periods of calm, and periods with readers and authors, by turns. */
export function mesurerRevelations(nombre: number): Promise<Revelations> {
  return tenir(
    [serveur(), ouvrir("../load/generator.ts", COEUR_CHARGE), lecteur()],
    async (nous, generateur, qui) => {
      const { periodeS, rooms, joueurs } = CHARGE;
      const lecture = {
        port: await portDe(nous),
        chemins: Object.values(demandesPour(nombre)),
        parSeconde: PAR_SECONDE,
      };
      await lire(qui, { ...lecture, parSeconde: 0, lecteurs: 1, secondes: CHAUFFE_S });
      await generateur.demander("remplir", z.unknown(), {
        port: await nous.demander("port", z.int()),
        langue: "colyseus",
        rooms,
        joueurs,
        periodeMs: periodeS * 1000,
      });
      await generateur.demander("jouer", z.unknown());
      await dormir(CHAUFFE_S * 2000);
      const [calme, lue]: [number[], number[]] = [[], []];
      const revelation = async () =>
        (await mesurerTranche(nous, generateur, CHARGE)).lu.revelation.p99;
      for (let paire = 0; paire < PAIRES; paire++) {
        calme.push(await revelation());
        await nous.demander("auteurs", z.unknown(), { parSeconde: SAUVEGARDES });
        const [p99] = await Promise.all([
          revelation(),
          lire(qui, { ...lecture, secondes: periodeS }),
        ]);
        lue.push(p99);
        await nous.demander("auteurs", z.unknown(), { parSeconde: 0 });
      }
      const perdues = Object.values(await generateur.demander("finir", pertes));
      return { calme, lue, pertes: perdues.reduce((n, une) => n + une, 0) };
    },
  );
}
