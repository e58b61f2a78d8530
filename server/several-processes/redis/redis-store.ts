/**
 * What many processes share in Redis: games with who plays them, evenings on their way to the histories, signs of life. Looked up by id
 * only: nothing here gets slower with the number of games. docs/decisions/0112.
 */
import { type ChainableCommander, Redis, type Result } from "ioredis";
import { z } from "zod";
import {
  CONSIGNE_VIDER,
  type FicheProcessus,
  ficheProcessus,
  type ReglagesPartages,
  reglagesPartages,
} from "#contracts/processus.ts";
import type {
  EcriturePartie,
  PartieStockee,
  SoireeAEcrire,
} from "#db/repositories/parties-repository.ts";
import {
  COUNT_FAILURE,
  WRITE,
  TAKE_OVER,
  RESERVE,
  FORGET,
  ASK_TO_HAND_OVER,
} from "./lua-scripts.ts";
import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { LimitesApi } from "#api/plugins/limites.ts";
import type { CompterEchec } from "#api/services/essais-de-code.ts";
import { createFrein } from "#api/services/frein.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";
import type { Config } from "#config";

declare module "ioredis" {
  interface RedisCommander<Context> {
    tqReserver(
      partie: string,
      chez: string,
      dernierBail: string,
      processus: string,
      ...args: string[]
    ): Result<number, Context>;
    tqCompter(echecs: string, ...args: number[]): Result<unknown, Context>;
    tqEcrire(
      partie: string,
      soirees: string,
      chez: string,
      ...args: (string | number)[]
    ): Result<number, Context>;
    tqPrendre(
      partie: string,
      chezAvant: string,
      chezApres: string,
      vie: string,
      dernierBail: string,
      processus: string,
      ...args: (string | number)[]
    ): Result<number, Context>;
    tqRetirer(processus: string, chez: string, vie: string, qui: string): Result<number, Context>;
    tqVider(combien: number, ...args: string[]): Result<number, Context>;
  }
}

const CLE = {
  partie: (code: string) => `tq:partie:${code}`,
  chez: (qui: string) => `tq:chez:${qui}`,
  vie: (qui: string) => `tq:vie:${qui}`,
  echecs: (empreinte: string) => `tq:echecs:${empreinte}`,
  consigne: (nom: string) => `tq:consigne:${nom}`,
  processus: "tq:processus",
  /** The last fencing number that was drawn. */
  dernierBail: "tq:baux",
  soirees: "tq:soirees",
  reglages: "tq:reglages",
} as const;
/** Before the name of a part that is stored apart. */
const MORCEAU = "m:";

/** Failures are forgotten after this, one go of as many as are allowed each. */
const ECHECS_MS = 60_000;
/** A silent server is given up after this: what was asked fails, and another line is opened. */
const REPONSE_MAX_MS = 5_000;
const REESSAI_MAX_MS = 250;

/** Who plays a game, and the number that their writes show. */
export interface Holder {
  readonly qui: string;
  readonly bail: number;
}

/** What is written of one game by whoever has this fencing number. */
export interface GameWrite {
  readonly code: string;
  readonly bail: number;
  /** Null: its state is as it was. */
  readonly partie: EcriturePartie | null;
  readonly soirees: readonly SoireeAEcrire[];
  /** It is over: of it, only the evenings stay. */
  readonly oubliee: boolean;
}

/** A finished game that waits for the histories, as it was stored. */
export interface WaitingSoiree {
  readonly _id: string;
  readonly texte: string;
}

const ligne = z.object({
  version: z.coerce.number(),
  partie: z.string(),
  instant: z.coerce.number(),
  date: z.string(),
});
/** Those who began before it was said there have their name in its place. */
const versionDite = z.coerce.number().int();
const tenue = z.object({ a: z.string(), bail: z.coerce.number() });

/** A process that gave signs of life, and was not taken off since. */
export interface KnownProcess {
  readonly qui: string;
  /** Whether it gives any now. */
  readonly vivant: boolean;
  /** What it says of itself; null when it says nothing, or another version says it otherwise. */
  readonly fiche: FicheProcessus | null;
  /** Of the stored games, the one that it writes, dead or alive; null: it never said. */
  readonly versionPartie: number | null;
}

/** What a process hears back when it says that it lives. */
const echo = z.object({
  /** Its sign of before was not believed any more: others may have taken its games. */
  eteinte: z.boolean(),
  /** What it was asked to do; null: nothing. */
  consigne: z.string().nullable(),
  /** Codes of its games. */
  chez: z.array(z.string()),
});
export type HeartbeatReply = z.infer<typeof echo>;

/** A game to take over. */
export interface TakeOverRequest {
  readonly code: string;
  readonly de: string;
  readonly a: string;
  /** Up to which version of the stored games the one who takes it reads. */
  readonly lit: number;
  /** The fencing number of the one who plays it, who agrees; without it, only the dead are taken from. */
  readonly accord?: number;
}

export type RedisStore = ReturnType<typeof createRedisStore>;

/**
 * @param signaler told, for the log, of each failure of the line
 * @param silenceMaxMs less, for a test
 */
export function createRedisStore(
  url: string,
  signaler: (erreur: Error) => void,
  silenceMaxMs = REPONSE_MAX_MS,
) {
  const redis = new Redis(url, {
    // what cannot be done now fails now: whoever asked knows what may wait
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: silenceMaxMs,
    socketTimeout: silenceMaxMs,
    retryStrategy: (fois) => Math.min(50 * fois, REESSAI_MAX_MS),
    lazyConnect: true,
    scripts: {
      tqCompter: { lua: COUNT_FAILURE, numberOfKeys: 1 },
      tqReserver: { lua: RESERVE, numberOfKeys: 4 },
      tqEcrire: { lua: WRITE, numberOfKeys: 3 },
      tqPrendre: { lua: TAKE_OVER, numberOfKeys: 6 },
      tqRetirer: { lua: FORGET, numberOfKeys: 3 },
      tqVider: { lua: ASK_TO_HAND_OVER },
    },
  });
  redis.on("error", signaler);
  // the library would let what it waits for on a line that was cut run out on the next one, and cut that too
  redis.on("close", () => {
    clearTimeout(redis["socketTimeoutTimer"]);
    redis["socketTimeoutTimer"] = undefined;
  });

  /** Of the last write that was tried, whatever became of it: one that was given up may still arrive, after those of after it. */
  let rang = 0;

  /** All of them in one go; throws the first failure. */
  async function ensemble(commandes: ChainableCommander): Promise<unknown[]> {
    const rendues = (await commandes.exec()) ?? [];
    return rendues.map(([erreur, valeur]) => {
      if (erreur !== null) throw erreur;
      return valeur;
    });
  }

  return {
    /** Resolves once the line is open; rejects when there is nobody. */
    ouvrir: () => redis.connect(),
    fermer: () => redis.disconnect(),
    /** Whether somebody hears at the other end, as far as is known. */
    ouverte: () => redis.status === "ready",
    /** Told each time the line is open again. */
    surRetour: (ecouter: () => void) => void redis.on("ready", ecouter),

    /** Takes a code that nobody has: its fencing number, or null. */
    async reserver(code: string, qui: string): Promise<number | null> {
      const bail = await redis.tqReserver(
        CLE.partie(code),
        CLE.chez(qui),
        CLE.dernierBail,
        CLE.processus,
        code,
        qui,
      );
      return bail === 0 ? null : bail;
    },

    /** Resolves once all of it is on disk (`appendfsync always`): the codes of those that somebody else plays by now. */
    async ecrire(qui: string, ecritures: readonly GameWrite[]): Promise<readonly string[]> {
      const date = new Date().toISOString();
      const commandes = redis.pipeline();
      rang++;
      for (const { code, bail, partie, soirees, oubliee } of ecritures) {
        const champs = partie === null ? [] : champsDe(partie, date);
        commandes.tqEcrire(
          CLE.partie(code),
          CLE.soirees,
          CLE.chez(qui),
          bail,
          qui,
          rang,
          code,
          oubliee ? "1" : "",
          champs.length,
          ...champs.flat(),
          ...soirees.flatMap(({ _id, texte }) => [_id, texte]),
        );
      }
      const ecrites = await ensemble(commandes);
      return ecritures.filter((_, rang) => ecrites[rang] === 0).map(({ code }) => code);
    },

    /** A game as it was stored; null when there is none, or none of its states was. */
    async lire(code: string): Promise<PartieStockee | null> {
      const champs = await redis.hgetall(CLE.partie(code));
      const lue = ligne.safeParse(champs);
      if (!lue.success) return null;
      const morceaux = Object.entries(champs)
        .filter(([nom]) => nom.startsWith(MORCEAU))
        .map(([nom, texte]) => ({ nom: nom.slice(MORCEAU.length), texte }));
      return { code, ...lue.data, morceaux };
    },

    /** Who plays this game; null when there is none. */
    async tenue(code: string): Promise<Holder | null> {
      const [a, bail] = await redis.hmget(CLE.partie(code), "a", "bail");
      const lue = tenue.safeParse({ a, bail });
      return lue.success ? { qui: lue.data.a, bail: lue.data.bail } : null;
    },

    /** Games of that process, in no order. */
    codesDe: (qui: string): Promise<string[]> => redis.smembers(CLE.chez(qui)),

    /** Takes a game over: the new fencing number, or null when it is not to be had, or not to be read. */
    async prendre({ code, de, a, lit, accord }: TakeOverRequest): Promise<number | null> {
      const bail = await redis.tqPrendre(
        CLE.partie(code),
        CLE.chez(de),
        CLE.chez(a),
        CLE.vie(de),
        CLE.dernierBail,
        CLE.processus,
        code,
        de,
        a,
        accord ?? "",
        lit,
      );
      return bail === 0 ? null : bail;
    },

    /** Says that one lives, for `dureeMs`, and hears where one stands: nobody takes anything from one after that. */
    async battre(qui: string, fiche: FicheProcessus, dureeMs: number): Promise<HeartbeatReply> {
      const [, avant, consigne, chez] = await ensemble(
        redis
          .pipeline()
          .hset(CLE.processus, qui, fiche.versionPartie)
          .set(CLE.vie(qui), JSON.stringify(fiche), "PX", dureeMs, "GET")
          .get(CLE.consigne(fiche.nom))
          .smembers(CLE.chez(qui)),
      );
      return echo.parse({ eteinte: avant === null, consigne, chez });
    },

    async processus(): Promise<KnownProcess[]> {
      const connus = Object.entries(await redis.hgetall(CLE.processus));
      if (connus.length === 0) return [];
      const vies = await redis.mget(connus.map(([qui]) => CLE.vie(qui)));
      return connus.map(([qui, version], rang) => {
        const dite = vies[rang] ?? null;
        return {
          qui,
          vivant: dite !== null,
          fiche: dite === null ? null : (ficheProcessus.safeParse(JSON.parse(dite)).data ?? null),
          versionPartie: versionDite.safeParse(version).data ?? null,
        };
      });
    },

    /** Whether it gives signs of life. */
    vivant: async (qui: string): Promise<boolean> => (await redis.exists(CLE.vie(qui))) === 1,

    /** It will not come back under that name. Nothing happens while it gives signs of life, or has a game left. */
    async retirer(qui: string): Promise<void> {
      await redis.tqRetirer(CLE.processus, CLE.chez(qui), CLE.vie(qui), qui);
    },
    /** Others need not wait to see that it is gone. */
    async mourir(qui: string): Promise<void> {
      await redis.del(CLE.vie(qui));
    },

    /** Asks it to give its games away; false, and nothing is asked, when all of those `autres` were asked the same. */
    async vider(nom: string, autres: readonly string[]): Promise<boolean> {
      const cles = [nom, ...autres].map((un) => CLE.consigne(un));
      return (await redis.tqVider(cles.length, ...cles, CONSIGNE_VIDER)) === 1;
    },
    /** It may play again. */
    async reprendre(nom: string): Promise<void> {
      await redis.del(CLE.consigne(nom));
    },

    /**
     * Finished games that wait for the histories, about `combien` at a time, however many there are. One that comes or goes meanwhile may
     * be among them or not; one may be twice.
     */
    async *soireesParLots(combien: number): AsyncGenerator<readonly WaitingSoiree[]> {
      let curseur = "0";
      do {
        const [suivant, lus] = await redis.hscan(CLE.soirees, curseur, "COUNT", combien);
        const lot: WaitingSoiree[] = [];
        for (let i = 0; i + 1 < lus.length; i += 2)
          lot.push({ _id: lus[i] ?? "", texte: lus[i + 1] ?? "" });
        yield lot;
        curseur = suivant;
      } while (curseur !== "0");
    },
    async retirerSoirees(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await redis.hdel(CLE.soirees, ...ids);
    },

    /** One more failure of somebody: how many there are by now, and how long they count. Beyond so many a minute they count for longer. */
    async compterEchec(empreinte: string, parMinute: number) {
      const dits = await redis.tqCompter(CLE.echecs(empreinte), ECHECS_MS, parMinute);
      const [total, resteMs] = z.tuple([z.number(), z.number()]).parse(dits);
      return { total, resteMs };
    },

    async publier(reglages: ReglagesPartages): Promise<void> {
      await redis.set(CLE.reglages, JSON.stringify(reglages));
    },
    /** Null until the API has started once. */
    async reglages(): Promise<ReglagesPartages | null> {
      const dits = await redis.get(CLE.reglages);
      return dits === null ? null : reglagesPartages.parse(JSON.parse(dits));
    },
  };
}

const champsDe = (
  { version, partie, instant, morceaux }: EcriturePartie,
  date: string,
): readonly (readonly [champ: string, valeur: string | number])[] => [
  ["version", version],
  ["partie", partie],
  ["instant", instant],
  ["date", date],
  ...morceaux.map(({ nom, texte }) => [MORCEAU + nom, texte] as const),
];

// === What the processes of one Trinquizz have in common: the settings that they cannot do without, and the log of a Redis that comes and goes.

/** `readConfig` has seen that they are there: throws otherwise. */
export function requireSetting(
  config: Config,
  nom: "REDIS_URL" | "SERVICE_KEY" | "API_URL",
): string {
  const valeur = config[nom];
  if (valeur === undefined) throw new Error(`${nom} is missing`);
  return valeur;
}

/** Nobody answers where `REDIS_URL` says. */
export class RedisUnavailable extends Error {
  override readonly name = "RedisUnavailable";
}

/** Says in the log when Redis goes, and when it is back. Rejects with `RedisUnavailable`. */
export async function openRedisStore(config: Config, bord: Logger): Promise<RedisStore> {
  let dite = false;
  const dire = createFrein((dit, tus) => {
    dite = true;
    bord.error({ dit: decrireDit(dit), tus }, "redis");
  });
  const store = createRedisStore(requireSetting(config, "REDIS_URL"), dire);
  try {
    await store.ouvrir();
  } catch (cause) {
    store.fermer();
    throw new RedisUnavailable(
      "Redis ne répond pas à l’adresse de REDIS_URL : démarrez-le, ou corrigez-la.",
      { cause },
    );
  }
  // one that comes and goes all the time is said no more often than its failures
  store.surRetour(() => {
    if (dite) bord.info("redis is back");
    dite = false;
  });
  return store;
}

/** Wrong codes of an address at all the doors together. Redis, whose writes stay on a disk, never hears the address: a print of it under the key of the service. */
export const sharedFailureCount =
  (
    store: Pick<RedisStore, "compterEchec">,
    cle: string,
    { codesParMinute }: Pick<LimitesApi, "codesParMinute">,
  ): CompterEchec =>
  (adresse) =>
    store.compterEchec(
      createHmac("sha256", cle).update(adresse).digest("base64url"),
      codesParMinute,
    );
