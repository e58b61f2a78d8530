/** The patron before his first word, and after the server has stopped. Pure. */
import type { Patron } from "../types/patron.ts";

export const PATRON_NEUF: Patron = { dit: null, a: null, veille: null, vues: [], series: {} };

/** On another clock: he has just spoken, if he ever has, and nothing is waited for yet. */
export const patronRepris = (patron: Patron, now: number): Patron => ({
  ...patron,
  a: patron.a === null ? null : now,
  veille: null,
});
