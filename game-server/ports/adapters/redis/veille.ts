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
/** After Redis was away nobody has given signs of life for a while: that is no reason to take their games. */
const PATIENCE_MS = VIE_MS + 3 * BATTEMENT_MS;
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
}

export interface Veille {
  /** Resolves after the first sign of life. */
  commencer(): Promise<void>;
  /** Says that it is gone: its games need not wait. */
  finir(): Promise<void>;
}

export function createVeille(options: OptionsVeille): Veille {
  const { magasin, baux, qui, signaler } = options;
  /** When the last sign was heard, by the monotonic clock; null: none was. */
  let dernier: number | null = null;
  /** Since when Redis hears them again, after it did not. */
  let retour = Number.NEGATIVE_INFINITY;
  let minuterie: NodeJS.Timeout | undefined;
  let battement: Promise<void> = Promise.resolve();
  let heritage: Promise<void> | null = null;
  let finie = false;

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
    const muette = dernier !== null && performance.now() - dernier > VIE_MS;
    // others may have taken them: what is not one's own any more is not to be shown
    if (muette) await verifier();
    const consigne = await magasin.battre(qui, fiche, VIE_MS);
    dernier = performance.now();
    if (muette) retour = dernier;
    options.consigne(consigne);
    // a thousand games take longer than a beat
    if (!fiche.seVide && dernier - retour > PATIENCE_MS)
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
    for (let debut = 0; debut < codes.length && !finie; debut += LOT)
      await Promise.all(
        codes.slice(debut, debut + LOT).map(async (code) => {
          const bail = await magasin.prendre(code, de, qui);
          if (bail === null) return;
          baux.noter(code, bail);
          await options.reprendre(code);
        }),
      );
  }

  function planifier(): void {
    if (finie) return;
    minuterie = setTimeout(() => {
      battement = battre().catch(signaler).then(planifier);
    }, BATTEMENT_MS);
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
