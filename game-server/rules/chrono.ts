/** The stopwatch of a question, which times a race, on a monotonic clock that the caller reads. Pure. */
import { ETAPE } from "#contracts/partie.ts";
import { estPartieEnPause } from "./selection.ts";
import type { Partie } from "./types.ts";
import type { Chrono } from "./types/manche.ts";

/** A stopped stopwatch; once it runs, its first `avantMs` do not count. */
export const creerChronoDeQuestion = (avantMs: number): Chrono => ({
  ecouleMs: 0 - avantMs,
  depuis: null,
});

function courueA({ ecouleMs, depuis }: Chrono, now: number): number {
  return depuis === null ? ecouleMs : ecouleMs + Math.max(0, now - depuis);
}

/** For how many milliseconds the question has been visible at `now`. */
export const mesurerChronoDeQuestion = (chrono: Chrono, now: number): number =>
  Math.max(0, courueA(chrono, now));

/** Whether something shown before the question (a countdown, the standings) still hides it. */
export const estQuestionEncoreCachee = (chrono: Chrono, now: number): boolean =>
  courueA(chrono, now) < 0;

/** Makes the question visible from `now` on. */
export const finirAttenteDuChronoDeQuestion = (chrono: Chrono, now: number): Chrono =>
  estQuestionEncoreCachee(chrono, now)
    ? { ecouleMs: 0, depuis: chrono.depuis === null ? null : now }
    : chrono;

/** Runs the stopwatch while the question is on the screens: not during a pause, nor before its countdown has begun. */
export function actualiserChronoDeQuestion(partie: Partie, now: number): Partie {
  const { manche, minuteur } = partie;
  if (manche === null) return partie;
  const { chrono } = manche;
  const court =
    partie.etape === ETAPE.question && !estPartieEnPause(partie) && minuteur?.depuis !== null;
  if (court === (chrono.depuis !== null)) return partie;
  const ecouleMs = courueA(chrono, now);
  // in a pause, what is left of the wait for the standings is dropped: they leave the screens by themselves
  const duClassement = partie.pointage.dit?.tour === partie.tour;
  const suite = {
    ecouleMs: duClassement && !court ? Math.max(0, ecouleMs) : ecouleMs,
    depuis: court ? now : null,
  };
  return { ...partie, manche: { ...manche, chrono: suite } };
}

/** Stops the stopwatch of a stored game at `instant` of the clock of the server that stored it. */
export function arreterChronoDePartieStockee(partie: Partie, instant: number): Partie {
  const { manche } = partie;
  if (manche === null || manche.chrono.depuis === null) return partie;
  const chrono = { ecouleMs: courueA(manche.chrono, instant), depuis: null };
  return { ...partie, manche: { ...manche, chrono } };
}
