/** Who may take over the games of a process that stops or is emptied. Pure. */
import type { FicheProcessus } from "#contracts/processus.ts";

/**
 * Of these, the ones that read what a process of that version wrote. Only the newest of them: what an older one took would have to move
 * again when it is replaced. `version` null: nobody knows, and each may try.
 */
export function handoverTargets(
  autres: readonly FicheProcessus[],
  version: number | null,
): readonly FicheProcessus[] {
  const aptes = autres.filter(
    ({ seVide, enregistrees, versionPartie }) =>
      !seVide && enregistrees && versionPartie >= (version ?? 0),
  );
  const derniere = Math.max(...aptes.map(({ versionPartie }) => versionPartie));
  return aptes.filter(({ versionPartie }) => versionPartie === derniere);
}

/** Who takes the games of a process, one after the other. */
export interface TargetQueue {
  /** Whoever has the fewest by now gets one more; undefined when there is nobody left. */
  servir(): FicheProcessus | undefined;
  /** They get no more. */
  ecarter(cible: FicheProcessus): void;
  readonly vide: () => boolean;
}

export function createTargetQueue(cibles: readonly FicheProcessus[]): TargetQueue {
  const charges = new Map(cibles.map((cible) => [cible, cible.parties]));
  return {
    servir() {
      const [premiere, ...autres] = charges;
      if (premiere === undefined) return undefined;
      const [cible, parties] = autres.reduce((a, b) => (b[1] < a[1] ? b : a), premiere);
      charges.set(cible, parties + 1);
      return cible;
    },
    ecarter: (cible) => void charges.delete(cible),
    vide: () => charges.size === 0,
  };
}

// === How fast games leave a process: those who play notice no more than a blink, and all of them are gone in time. docs/decisions/0112.

/** On their way at once, when there is no time to lose. */
const DE_FRONT_MAX = 8;
/** Well before a process that stops is killed (`STOP_MS`). */
const DEPART_MS = 20_000;

export interface HandoverRate {
  readonly deFront: number;
  readonly reposMs: number;
}

/**
 * How many games move next, and how long whoever was in them may come back before those do.
 *
 * @param avancement games that stay so far and games that moved; how long it took them, rests not counted; and since when, in ms
 */
export function handoverRate(avancement: {
  readonly restent: number;
  readonly parties: number;
  readonly enRouteMs: number;
  readonly depuisMs: number;
}): HandoverRate {
  const { restent, parties, enRouteMs, depuisMs } = avancement;
  const chacuneMs = parties === 0 ? 0 : enRouteMs / parties;
  // each stands still while those beside it move too: one by one is a shorter while for everybody
  const uneParUne = depuisMs + restent * chacuneMs * 2 <= DEPART_MS;
  return uneParUne ? { deFront: 1, reposMs: chacuneMs } : { deFront: DE_FRONT_MAX, reposMs: 0 };
}
