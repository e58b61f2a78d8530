/** How a process makes a game its own, whoever had it: always under a number drawn for this, always opened at once. */
import type { Leases } from "./leases.ts";
import type { RedisStore } from "./redis-store.ts";
import type { RoomDirectory } from "#game/ports/room-directory.ts";
import {
  type FormeParties,
  instantDeReprise,
  relirePartie,
} from "#game/ports/adapters/partie-stockee.ts";
import type { GameService } from "#server/game-service.ts";

export interface TakeOverOptions {
  readonly store: Pick<RedisStore, "prendre">;
  readonly leases: Leases;
  readonly qui: string;
  /** Up to which version of the stored games it reads: later ones are for others. */
  readonly lit: number;
  /** Opens a game whose lease this process has. */
  readonly ouvrir: (code: string) => Promise<void>;
}

/**
 * Takes a game of `de`: somebody dead, somebody who agrees (their fencing number, `accord`), or this process itself, which has it and does
 * not play it. False: it was not to be had. Rejects when nobody knows, or when it could not be opened: if it is this process's by then, it
 * finds out at its next sign of life.
 */
export type TakeOver = (code: string, de: string, accord?: number) => Promise<boolean>;

export function createTakeOver({ store, leases, qui, lit, ouvrir }: TakeOverOptions): TakeOver {
  return (code, de, accord) =>
    leases.enMain(code, async () => {
      if (de === qui && leases.de(code) !== undefined) return false;
      const dit = accord === undefined ? {} : { accord };
      const bail = await store.prendre({ code, de, a: qui, lit, ...dit });
      if (bail === null) return false;
      leases.noter(code, bail);
      try {
        await ouvrir(code);
      } catch (erreur) {
        leases.perdre(code, bail);
        throw erreur;
      }
      return true;
    });
}

// === Opens here a game that is stored: whoever had it before.

export interface OpenStoredGameOptions {
  readonly store: Pick<RedisStore, "lire">;
  readonly directory: RoomDirectory;
  readonly jeu: Pick<GameService, "lacher" | "reprendre">;
  /** In which form it stores games. */
  readonly forme: FormeParties;
  /** Under which this process is found. */
  readonly chemin: string;
}

/** What it answers opens a game whose lease this process has. */
export function createOpenStoredGame({
  store,
  directory,
  jeu,
  forme,
  chemin,
}: OpenStoredGameOptions) {
  return async (code: string): Promise<void> => {
    // one of before, which somebody else played on meanwhile
    await jeu.lacher(code, chemin);
    const stockee = await store.lire(code);
    if (stockee === null) {
      // whoever reserved it died before anything was kept: nobody was told its code, and nobody waits for it
      void directory.rendre(code);
      return;
    }
    const partie = relirePartie(stockee, forme);
    await jeu.reprendre(
      code,
      partie === null
        ? { perdueDepuis: stockee.date }
        : { partie, instant: instantDeReprise(stockee) },
    );
  };
}

// === Games that are this process's, and that nobody plays: opened again at a sign of life, as soon as the one of before is done with them.

/** A game that fails each time is tried less and less often, down to once in so many beats. */
const RYTHME_MAX = 128;

export interface ReopeningOptions {
  readonly qui: string;
  readonly prendre: TakeOver;
  /** Whether it opens any at this moment. */
  readonly prend: () => boolean;
  readonly signaler: (erreur: unknown) => void;
}

/** What it answers is called at each beat, with all of them. Never rejects. */
export function createReopening({ qui, prendre, prend, signaler }: ReopeningOptions) {
  const ratees = new Map<string, { readonly tousLes: number; attente: number }>();

  async function rouvrir(code: string): Promise<void> {
    const ratee = ratees.get(code);
    if (ratee !== undefined && ratee.attente-- > 0) return;
    try {
      await prendre(code, qui);
      ratees.delete(code);
    } catch (erreur) {
      const tousLes = Math.min(2 * (ratee?.tousLes ?? 0.5), RYTHME_MAX);
      ratees.set(code, { tousLes, attente: tousLes });
      signaler(erreur);
    }
  }

  return async (codes: readonly string[]): Promise<void> => {
    for (const code of ratees.keys()) if (!codes.includes(code)) ratees.delete(code);
    await inBatches(codes, prend, rouvrir);
  };
}

// === The games of those who give no more signs of life: taken over by whoever is there, each once.

export interface InheritanceOptions {
  readonly store: Pick<RedisStore, "processus" | "codesDe" | "vivant" | "retirer">;
  readonly qui: string;
  /** Up to which version of the stored games it reads: later ones are for others. */
  readonly lit: number;
  readonly prendre: TakeOver;
  /** Whether it takes any at this moment. */
  readonly prend: () => boolean;
  readonly signaler: (erreur: unknown) => void;
}

/** What it answers takes what there is to take, once; it rejects as soon as something of it fails: there is always another time. */
export function createInheritance(options: InheritanceOptions): () => Promise<void> {
  const { store, qui, lit, prendre, prend, signaler } = options;
  /** Dead ones who left what this one cannot read: it changes no more until somebody who can takes it, or they wake. */
  const laisses = new Set<string>();

  async function prendreTout(de: string, codes: readonly string[]): Promise<void> {
    // the others do the same: each begins elsewhere
    await inBatches(shuffle(codes), prend, (code) => prendre(code, de));
    if (!prend() || (await store.vivant(de))) return;
    const restent = await store.codesDe(de);
    if (restent.length === 0) return;
    laisses.add(de);
    signaler(
      new Error(
        `${String(restent.length)} games of ${de} wait for a process that reads later versions than ${String(lit)}`,
      ),
    );
  }

  return async () => {
    const tous = await store.processus();
    // a Redis that stood still for longer than a sign is believed lost those of everybody: who seems dead is no deader than this one
    if (!tous.some((un) => un.qui === qui && un.vivant)) return;
    for (const autre of tous) {
      if (autre.vivant) laisses.delete(autre.qui);
      if (autre.vivant || autre.qui === qui || !prend()) continue;
      const codes = await store.codesDe(autre.qui);
      if (codes.length === 0) {
        laisses.delete(autre.qui);
        await store.retirer(autre.qui);
      } else if (!laisses.has(autre.qui)) await prendreTout(autre.qui, codes);
    }
  };
}

// === Games taken at once: those that were not taken yet are for whoever is faster.
const LOT = 16;

/** Does it for each, some at once, as long as `encore` says so. Rejects with the first failure, once the rest of its lot is done. */
export async function inBatches(
  codes: readonly string[],
  encore: () => boolean,
  faire: (code: string) => Promise<unknown>,
): Promise<void> {
  for (let debut = 0; debut < codes.length && encore(); debut += LOT)
    for (const issue of await Promise.allSettled(codes.slice(debut, debut + LOT).map(faire)))
      if (issue.status === "rejected") throw issue.reason;
}

// === An order that each process draws for itself, so that they do not all do the same thing at once. No dice of a game: nobody replays it.
export const shuffle = <T>(liste: readonly T[]): readonly T[] =>
  liste
    .map((valeur) => ({ valeur, rang: Math.random() }))
    .sort((a, b) => a.rang - b.rang)
    .map(({ valeur }) => valeur);
