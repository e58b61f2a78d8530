/** The pace of a game that has not begun, and of a game after a stop of the server. Pure. */
import type { DecompteDuRythme, Rythme } from "../types/manche.ts";

export const RYTHME_DE_PARTIE_NEUVE: Rythme = { tenu: null, numero: 0, cadence: null };

/** Milliseconds left at `now`, never below 0. */
export const calculerTempsRestantDuRythme = (
  { depuis, resteMs }: DecompteDuRythme,
  now: number,
): number => (depuis === null ? resteMs : Math.max(0, resteMs - (now - depuis)));

/** Stops the count and keeps what remains. */
export function arreterDecompteDuRythme(rythme: Rythme, now: number): Rythme {
  const { cadence, numero } = rythme;
  if (cadence === null || cadence.depuis === null) return rythme;
  const resteMs = calculerTempsRestantDuRythme(cadence, now);
  return { ...rythme, numero: numero + 1, cadence: { ...cadence, resteMs, depuis: null } };
}
