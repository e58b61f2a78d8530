/** How long a question has been on the table, on a monotonic clock that the caller reads: what a race is timed by. Pure. */
import { ETAPE } from "#contracts/partie.ts";
import { enPause } from "./selection.ts";
import type { Partie } from "./types.ts";
import type { Chrono } from "./types/manche.ts";

/** One that has still to run for `avantMs` before it counts. */
export const chronoDans = (avantMs: number): Chrono => ({ ecouleMs: 0 - avantMs, depuis: null });

function courueA({ ecouleMs, depuis }: Chrono, now: number): number {
  return depuis === null ? ecouleMs : ecouleMs + Math.max(0, now - depuis);
}

/** Milliseconds that the question has been seen for, at `now`. */
export const ecouleA = (chrono: Chrono, now: number): number => Math.max(0, courueA(chrono, now));

/** The question is still under what is shown before it. */
export const estCouverte = (chrono: Chrono, now: number): boolean => courueA(chrono, now) < 0;

/** From now on it is not. */
export const decouvrir = (chrono: Chrono, now: number): Chrono =>
  estCouverte(chrono, now) ? { ecouleMs: 0, depuis: chrono.depuis === null ? null : now } : chrono;

/** Runs while the question may be answered: not while the game stands still, nor before a countdown has begun. */
export function suivreChrono(partie: Partie, now: number): Partie {
  const { manche, minuteur } = partie;
  if (manche === null) return partie;
  const { chrono } = manche;
  const court = partie.etape === ETAPE.question && !enPause(partie) && minuteur?.depuis !== null;
  if (court === (chrono.depuis !== null)) return partie;
  const suite = { ecouleMs: courueA(chrono, now), depuis: court ? now : null };
  return { ...partie, manche: { ...manche, chrono: suite } };
}

/** Of a stored game: what it had run for at `instant`, the clock of the server that stored it. */
export function chronoRepris(partie: Partie, instant: number): Partie {
  const { manche } = partie;
  if (manche === null || manche.chrono.depuis === null) return partie;
  const chrono = { ecouleMs: courueA(manche.chrono, instant), depuis: null };
  return { ...partie, manche: { ...manche, chrono } };
}
