/**
 * Signs of life, and what follows when they stop: the games of a process that gives none are taken over by the others, within three
 * seconds. A process that slept looks, as it wakes, at what is still its own. docs/decisions/0112.
 */
import { performance } from "node:perf_hooks";
import type { FicheProcessus } from "#contracts/processus.ts";
import type { Baux } from "./baux.ts";
import type { Magasin } from "./magasin.ts";

/** How often one says that one lives, and how long it is believed. */
const BATTEMENT_MS = 400;
const VIE_MS = 2_000;
/** Games taken over at once: those that were not taken yet are for whoever is faster. */
const LOT = 16;

export interface OptionsVeille {
  readonly magasin: Magasin;
  readonly baux: Baux;
  /** Under which name its games are kept: another one after each start. */
  readonly qui: string;
  readonly fiche: () => Promise<FicheProcessus>;
  /** A game is this process's from now on: it opens it. */
  readonly reprendre: (code: string) => Promise<void>;
  /** Somebody else plays it. */
  readonly lacher: (code: string) => void;
  /** What it was asked to do; null: nothing. Heard at each beat. */
  readonly consigne: (consigne: string | null) => void;
  readonly signaler: (erreur: unknown) => void;
  /** Faster ones, for a test. */
  readonly battementMs?: number;
  readonly vieMs?: number;
}

export interface Veille {
  /** Resolves after the first sign of life. */
  commencer(): Promise<void>;
  /** Says that it is gone: its games need not wait. */
  finir(): Promise<void>;
}

export function createVeille(options: OptionsVeille): Veille {
  const { magasin, baux, qui, signaler } = options;
  const { battementMs = BATTEMENT_MS, vieMs = VIE_MS } = options;
  /** After Redis was away nobody has given signs of life for a while: that is no reason to take their games. */
  const patienceMs = vieMs + 3 * battementMs;
  /** When the last sign was heard, by the monotonic clock; null: none was. */
  let dernier: number | null = null;
  /** Since when Redis hears them again, after it did not. */
  let retour = Number.NEGATIVE_INFINITY;
  let minuterie: NodeJS.Timeout | undefined;
  let battement: Promise<void> = Promise.resolve();
  let heritage: Promise<void> | null = null;
  let finie = false;
  const estFinie = () => finie;

  async function verifier(): Promise<void> {
    const codes = baux.codes();
    const tenues = await magasin.tenues(codes);
    for (const [rang, code] of codes.entries()) {
      const tenue = tenues[rang];
      if (tenue?.qui === qui && tenue.bail === baux.de(code)) continue;
      baux.perdre(code);
      options.lacher(code);
    }
  }

  async function battre(): Promise<void> {
    const fiche = await options.fiche();
    const muette = dernier !== null && performance.now() - dernier > vieMs;
    // others may have taken them: what is not one's own any more is not to be shown
    if (muette) await verifier();
    const consigne = await magasin.battre(qui, fiche, vieMs);
    dernier = performance.now();
    if (muette) retour = dernier;
    options.consigne(consigne);
    // a thousand games take longer than a beat
    if (!fiche.seVide && dernier - retour > patienceMs)
      heritage ??= heriter()
        .catch(signaler)
        .finally(() => (heritage = null));
  }

  async function heriter(): Promise<void> {
    for (const autre of await magasin.processus()) {
      if (autre.fiche !== null || autre.qui === qui) continue;
      const codes = await magasin.codesDe(autre.qui);
      if (codes.length === 0) await magasin.retirer(autre.qui);
      // the others do the same: each begins elsewhere
      else await prendre(autre.qui, melanger(codes));
    }
  }

  async function prendre(de: string, codes: readonly string[]): Promise<void> {
    let reste = codes;
    while (reste.length > 0 && !estFinie()) {
      await Promise.all(
        reste.slice(0, LOT).map(async (code) => {
          const bail = await magasin.prendre(code, de, qui);
          if (bail === null) return;
          baux.noter(code, bail);
          await options.reprendre(code);
        }),
      );
      reste = reste.slice(LOT);
    }
  }

  function planifier(): void {
    if (finie) return;
    minuterie = setTimeout(() => {
      battement = battre().catch(signaler).then(planifier);
    }, battementMs);
  }

  return {
    async commencer() {
      await battre();
      planifier();
    },
    async finir() {
      finie = true;
      clearTimeout(minuterie);
      await battement;
      await heritage;
      await magasin.mourir(qui).catch(signaler);
    },
  };
}

function melanger<T>(liste: readonly T[]): readonly T[] {
  return liste
    .map((valeur) => ({ valeur, rang: Math.random() }))
    .sort((a, b) => a.rang - b.rang)
    .map(({ valeur }) => valeur);
}
