/**
 * Signs of life, and what follows when they stop: the games of a process that gives none are taken over by the others, within three
 * seconds. At each of its own a process hears which games it has, and settles what differs from those it plays. docs/decisions/0112.
 */
import type { FicheProcessus } from "#contracts/processus.ts";
import type { Leases } from "./leases.ts";
import { createInheritance, createReopening, type TakeOver } from "./takeover.ts";
import type { RedisStore } from "./redis-store.ts";

/** How often one says that one lives, and how long it is believed. */
const BATTEMENT_MS = 400;
export const BELIEVED_MS = 2_000;

/**
 * What a process takes at this moment: any game; only its own, which it could not hand over; nothing any more, since it stops: not what is
 * asked for, not what is handed to it, not what a dead one left.
 */
export type Intake = "toutes" | "siennes" | "aucune";

export interface HeartbeatOptions {
  readonly store: RedisStore;
  readonly leases: Leases;
  /** Under which name its games are kept: another one after each start. */
  readonly qui: string;
  readonly fiche: () => Promise<FicheProcessus>;
  /** Up to which version of the stored games it reads. */
  readonly lit: number;
  readonly intake: () => Intake;
  readonly prendre: TakeOver;
  /** Somebody else plays it. */
  readonly lacher: (code: string) => void;
  /** Its sign of before was not believed any more: whoever looked for something in its games did not look here. */
  readonly surReveil: () => void;
  /** What it was asked to do; null: nothing. Heard at each beat. */
  readonly consigne: (consigne: string | null) => void;
  readonly signaler: (erreur: unknown) => void;
  /** Faster ones, for a test. */
  readonly battementMs?: number;
  readonly vieMs?: number;
}

export interface Heartbeat {
  /** Resolves once a first sign of life was tried: one that fails is followed by others, as any. */
  commencer(): Promise<void>;
  /** Resolves once what it is taking is open: one that stops takes nothing more after that. */
  poser(): Promise<void>;
  /** Says that it is gone: its games need not wait. */
  finir(): Promise<void>;
}

export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { store, leases, qui, lit, intake, prendre, signaler } = options;
  const { battementMs = BATTEMENT_MS, vieMs = BELIEVED_MS } = options;
  /**
   * Beats that went well, one after the other, before anything is taken from others: after Redis was away nobody has given signs of life
   * for a while, and that is no reason. Counted, not timed: no clock of this machine has a say in it.
   */
  const patience = Math.ceil(vieMs / battementMs) + 3;
  let suite = 0;
  let minuterie: NodeJS.Timeout | undefined;
  let battement: Promise<void> = Promise.resolve();
  let reprise: Promise<void> | null = null;
  let finie = false;
  const herite = () => !finie && intake() === "toutes" && suite >= patience;
  const heriter = createInheritance({
    store,
    qui,
    lit,
    prendre,
    prend: herite,
    signaler,
  });
  const prend = () => !finie && intake() !== "aucune";
  const rouvrir = createReopening({ qui, prendre, prend, signaler });

  async function battre(): Promise<void> {
    const fiche = await options.fiche();
    const avant = leases.tous();
    const { eteinte, consigne, chez } = await store.battre(qui, fiche, vieMs);
    suite = eteinte ? 0 : suite + 1;
    const { aOuvrir, perdues } = reconcile(chez, avant, leases);
    for (const [code, bail] of perdues) {
      leases.perdre(code, bail);
      options.lacher(code);
    }
    options.consigne(consigne);
    if (eteinte) options.surReveil();
    // a thousand games take longer than a beat
    reprise ??= reprendre(aOuvrir)
      .catch(signaler)
      .finally(() => (reprise = null));
  }

  async function reprendre(siennes: readonly string[]): Promise<void> {
    await rouvrir(siennes);
    if (herite()) await heriter();
  }

  async function tenter(): Promise<void> {
    try {
      await battre();
    } catch (erreur) {
      suite = 0;
      signaler(erreur);
    }
    if (!finie) minuterie = setTimeout(() => void commencer(), battementMs);
  }

  function commencer(): Promise<void> {
    battement = tenter();
    return battement;
  }

  return {
    commencer,
    async poser() {
      await reprise;
    },
    async finir() {
      finie = true;
      clearTimeout(minuterie);
      await battement;
      await reprise;
      await store.mourir(qui).catch(signaler);
    },
  };
}

// === Whether the others still believe that this process lives, as far as it knows itself.

export interface Liveness {
  /** A sign of life was heard. */
  noter(): void;
  /** False before the first one, and when the last one is no longer believed: what is to be stored would not be. */
  entendu(): boolean;
}

/**
 * @param vieMs how long a sign is believed
 * @param maintenant a monotonic clock in ms
 */
export function createLiveness(vieMs: number, maintenant = () => performance.now()): Liveness {
  let dernier = Number.NEGATIVE_INFINITY;
  return {
    noter: () => void (dernier = maintenant()),
    entendu: () => maintenant() - dernier <= vieMs,
  };
}

// === What Redis says is this process's, beside what it plays.

export interface Reconciliation {
  /** Its own, and nobody plays them: the answer that gave them was lost, or they could not be opened. */
  readonly aOuvrir: readonly string[];
  /** It plays them, and somebody else has them: it slept. */
  readonly perdues: readonly (readonly [code: string, bail: number])[];
}

/**
 * Whatever was lost on the way ends here, at the next sign of life. What is under way settles itself.
 *
 * @param chez games of this process, as Redis answered
 * @param avant what it had when it asked: what came since says nothing of that answer
 */
export function reconcile(
  chez: readonly string[],
  avant: ReadonlyMap<string, number>,
  leases: Pick<Leases, "de" | "occupe">,
): Reconciliation {
  const siennes = new Set(chez);
  const aLui = ([code, bail]: readonly [string, number]) =>
    siennes.has(code) || leases.de(code) !== bail || leases.occupe(code);
  return {
    aOuvrir: chez.filter((code) => leases.de(code) === undefined && !leases.occupe(code)),
    perdues: [...avant].filter((un) => !aLui(un)),
  };
}
