/**
 * The games that this process plays, and the number that each of its writes shows: whoever plays them after it has a greater one. Its
 * lease is noted while a room is open here or being opened, never without one.
 */
import type { LotParties } from "#db/repositories/parties-repository.ts";
import type { Ecrivain } from "../../../game-server/ports/adapters/journal-par-lots.ts";
import type { RedisStore } from "./redis-store.ts";

export interface Leases {
  readonly codes: () => readonly string[];
  /** Each with its number, as they are at this moment. */
  readonly tous: () => ReadonlyMap<string, number>;
  readonly de: (code: string) => number | undefined;
  noter(code: string, bail: number): void;
  /** It plays it no longer under that number; another one stays. */
  perdre(code: string, bail: number): void;
  /** One thing at a time happens to a game, opening it, handing it over, letting it go: this, once what is under way with it is done. Not to be nested. */
  enMain<T>(code: string, faire: () => Promise<T>): Promise<T>;
  /** Whether something is under way with it. */
  readonly occupe: (code: string) => boolean;
}

export function createLeases(): Leases {
  const leases = new Map<string, number>();
  const mains = new Map<string, Promise<unknown>>();
  return {
    codes: () => [...leases.keys()],
    tous: () => new Map(leases),
    de: (code) => leases.get(code),
    noter: (code, bail) => void leases.set(code, bail),
    perdre(code, bail) {
      if (leases.get(code) === bail) leases.delete(code);
    },
    async enMain(code, faire) {
      const avant = mains.get(code) ?? Promise.resolve();
      const faite = avant.then(faire, faire);
      mains.set(code, faite);
      try {
        return await faite;
      } finally {
        if (mains.get(code) === faite) mains.delete(code);
      }
    },
    occupe: (code) => mains.has(code),
  };
}

// === What the journal of a process that plays writes with: in Redis, under the number of its lease.

/** What is not played here is not written, whatever Redis would say. */
export function createRedisWriter(
  store: Pick<RedisStore, "ecrire">,
  qui: string,
  leases: Leases,
): Ecrivain {
  return {
    async ecrire({ ecrire, soirees, oublier }: LotParties) {
      const etats = new Map(ecrire.map((partie) => [partie.code, partie]));
      const finies = Map.groupBy(soirees, ({ code }) => code);
      const oubliees = new Set(oublier);
      const codes = [...new Set([...etats.keys(), ...finies.keys(), ...oubliees])];
      const ecritures = codes.flatMap((code) => {
        const bail = leases.de(code);
        if (bail === undefined) return [];
        const partie = etats.get(code) ?? null;
        const siennes = finies.get(code) ?? [];
        return [{ code, bail, partie, soirees: siennes, oubliee: oubliees.has(code) }];
      });
      const perdues = new Set(await store.ecrire(qui, ecritures));
      for (const { code, bail, oubliee } of ecritures)
        if (oubliee || perdues.has(code)) leases.perdre(code, bail);
      const tenues = new Set(ecritures.map(({ code }) => code));
      // nobody waits for what was to be forgotten
      return codes.filter(
        (code) => (!tenues.has(code) || perdues.has(code)) && !oubliees.has(code),
      );
    },
    fermer: async () => {},
  };
}
