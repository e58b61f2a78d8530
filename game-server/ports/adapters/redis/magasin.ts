/**
 * What many processes share in Redis: games with who plays them, evenings on their way to the histories, signs of life. Looked up by id
 * only: nothing here gets slower with the number of games. docs/decisions/0112.
 */
import { type ChainableCommander, Redis, type Result } from "ioredis";
import { z } from "zod";
import {
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
import { ECRIRE, PRENDRE, RESERVER } from "./scripts.ts";

declare module "ioredis" {
  interface RedisCommander<Context> {
    tqReserver(
      partie: string,
      chez: string,
      baux: string,
      ...args: string[]
    ): Result<number, Context>;
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
      baux: string,
      ...args: (string | number)[]
    ): Result<number, Context>;
  }
}

const CLE = {
  partie: (code: string) => `tq:partie:${code}`,
  chez: (qui: string) => `tq:chez:${qui}`,
  vie: (qui: string) => `tq:vie:${qui}`,
  consigne: (nom: string) => `tq:consigne:${nom}`,
  processus: "tq:processus",
  baux: "tq:baux",
  soirees: "tq:soirees",
  reglages: "tq:reglages",
} as const;
/** Before the name of a part that is stored apart. */
const MORCEAU = "m:";

/** A silent server is given up after this: the line is opened again. */
const REPONSE_MAX_MS = 5_000;
const REESSAI_MAX_MS = 250;

/** Who plays a game, and the number that their writes show. */
export interface Tenue {
  readonly qui: string;
  readonly bail: number;
}

/** What is written of one game by whoever has this fencing number. */
export interface EcritureTenue {
  readonly code: string;
  readonly bail: number;
  /** Null: its state is as it was. */
  readonly partie: EcriturePartie | null;
  readonly soirees: readonly SoireeAEcrire[];
  /** It is over: of it, only the evenings stay. */
  readonly oubliee: boolean;
}

const ligne = z.object({
  version: z.coerce.number(),
  partie: z.string(),
  instant: z.coerce.number(),
  date: z.string(),
});
const tenue = z.object({ a: z.string(), bail: z.coerce.number() });

export type Magasin = ReturnType<typeof createMagasin>;

/** @param signaler told, for the log, of each failure of the line */
export function createMagasin(url: string, signaler: (erreur: Error) => void) {
  const redis = new Redis(url, {
    // what cannot be done now fails now: whoever asked knows what may wait
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REPONSE_MAX_MS,
    retryStrategy: (fois) => Math.min(50 * fois, REESSAI_MAX_MS),
    lazyConnect: true,
    scripts: {
      tqReserver: { lua: RESERVER, numberOfKeys: 3 },
      tqEcrire: { lua: ECRIRE, numberOfKeys: 3 },
      tqPrendre: { lua: PRENDRE, numberOfKeys: 5 },
    },
  });
  redis.on("error", signaler);

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

    /** Takes a code that nobody has: its fencing number, or null. */
    async reserver(code: string, qui: string): Promise<number | null> {
      const bail = await redis.tqReserver(CLE.partie(code), CLE.chez(qui), CLE.baux, code, qui);
      return bail === 0 ? null : bail;
    },

    /** Resolves once all of it is on disk (`appendfsync always`): the codes of those that somebody else plays by now. */
    async ecrire(qui: string, ecritures: readonly EcritureTenue[]): Promise<readonly string[]> {
      const date = new Date().toISOString();
      const commandes = redis.pipeline();
      for (const { code, bail, partie, soirees, oubliee } of ecritures) {
        const champs = partie === null ? [] : champsDe(partie, date);
        commandes.tqEcrire(
          CLE.partie(code),
          CLE.soirees,
          CLE.chez(qui),
          bail,
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

    /** Who plays each of these games; null for those that there are not. */
    async tenues(codes: readonly string[]): Promise<(Tenue | null)[]> {
      const commandes = redis.pipeline();
      for (const code of codes) commandes.hmget(CLE.partie(code), "a", "bail");
      return (await ensemble(commandes)).map((valeur) => {
        const [a, bail] = z.array(z.string().nullable()).parse(valeur);
        const lue = tenue.safeParse({ a, bail });
        return lue.success ? { qui: lue.data.a, bail: lue.data.bail } : null;
      });
    },

    /** Games of that process, in no order. */
    codesDe: (qui: string): Promise<string[]> => redis.smembers(CLE.chez(qui)),

    /**
     * Takes a game over, from somebody dead, or who agreed by telling their fencing number: the new number, or null.
     */
    async prendre(code: string, de: string, a: string, accord?: number): Promise<number | null> {
      const bail = await redis.tqPrendre(
        CLE.partie(code),
        CLE.chez(de),
        CLE.chez(a),
        CLE.vie(de),
        CLE.baux,
        code,
        de,
        a,
        accord ?? "",
      );
      return bail === 0 ? null : bail;
    },

    /** Says that one lives, for `dureeMs`; answers what one was asked to do. */
    async battre(qui: string, fiche: FicheProcessus, dureeMs: number): Promise<string | null> {
      const [, , consigne] = await ensemble(
        redis
          .pipeline()
          .hset(CLE.processus, qui, fiche.nom)
          .set(CLE.vie(qui), JSON.stringify(fiche), "PX", dureeMs)
          .get(CLE.consigne(fiche.nom)),
      );
      return z.string().nullable().parse(consigne);
    },

    /** Every process that said so once and was not taken off; no record: it gives no sign of life. */
    async processus(): Promise<{ readonly qui: string; readonly fiche: FicheProcessus | null }[]> {
      const connus = await redis.hkeys(CLE.processus);
      if (connus.length === 0) return [];
      const vies = await redis.mget(connus.map((qui) => CLE.vie(qui)));
      return connus.map((qui, rang) => {
        const dite = vies[rang] ?? null;
        return { qui, fiche: dite === null ? null : ficheProcessus.parse(JSON.parse(dite)) };
      });
    },

    /** Whether it gives signs of life. */
    vivant: async (qui: string): Promise<boolean> => (await redis.exists(CLE.vie(qui))) === 1,

    /** It will not come back under that name, and has no game left. */
    async retirer(qui: string): Promise<void> {
      await ensemble(redis.pipeline().hdel(CLE.processus, qui).del(CLE.vie(qui)));
    },
    /** Others need not wait to see that it is gone. */
    async mourir(qui: string): Promise<void> {
      await redis.del(CLE.vie(qui));
    },

    async demander(nom: string, consigne: string | null): Promise<void> {
      if (consigne === null) await redis.del(CLE.consigne(nom));
      else await redis.set(CLE.consigne(nom), consigne);
    },

    /** Finished games that wait for the histories. */
    async soirees(): Promise<{ readonly _id: string; readonly texte: string }[]> {
      const attendent = await redis.hgetall(CLE.soirees);
      return Object.entries(attendent).map(([_id, texte]) => ({ _id, texte }));
    },
    async retirerSoirees(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await redis.hdel(CLE.soirees, ...ids);
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
