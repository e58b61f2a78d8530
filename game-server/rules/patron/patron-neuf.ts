/** The patron of a new room, and after a restart of the server. Pure. */
import type { Patron } from "../types/patron.ts";

export const PATRON_DE_PARTIE_NEUVE: Patron = {
  dit: null,
  a: null,
  veille: null,
  vues: [],
  series: {},
};

/** The patron on the clock of a restarted server: his last line counts from now, and no silence is counted yet. */
export const reprendrePatronApresRedemarrage = (patron: Patron, now: number): Patron => ({
  ...patron,
  a: patron.a === null ? null : now,
  veille: null,
});
