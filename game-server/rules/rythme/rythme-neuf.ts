/** The pace of a game that has not begun, and of a game after a stop of the server. Pure. */
import type { Cadence, Rythme } from "../types/manche.ts";

export const RYTHME_NEUF: Rythme = { tenu: null, numero: 0, cadence: null };

/** Milliseconds left at `now`, never below 0. */
export const calculerResteDeCadence = ({ depuis, resteMs }: Cadence, now: number): number =>
  depuis === null ? resteMs : Math.max(0, resteMs - (now - depuis));

/** Stops the count and keeps what remains. */
export function arreterCadence(rythme: Rythme, now: number): Rythme {
  const { cadence, numero } = rythme;
  if (cadence === null || cadence.depuis === null) return rythme;
  const resteMs = calculerResteDeCadence(cadence, now);
  return { ...rythme, numero: numero + 1, cadence: { ...cadence, resteMs, depuis: null } };
}
