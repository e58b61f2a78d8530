// What the end of an evening sounds like, before its fanfare. Each function schedules one sound from `t` (seconds of the context).
import { note, souffle, type Sortie } from "./synthesis.ts";

/** A line of the receipt: the needles, then the paper that moves on. */
export function imprimante(sortie: Sortie, t: number): void {
  for (let i = 0; i < 7; i++)
    souffle(sortie, {
      debut: t + i * 0.026,
      duree: 0.018,
      force: 0.6,
      hz: 2_900 + 260 * (i % 3),
      q: 3,
    });
  souffle(sortie, { debut: t + 0.19, duree: 0.09, force: 0.45, hz: 1_300, q: 1.2, grain: 0.8 });
}

/** The till opens: its drawer, and its bell, higher than the counter's. */
export function caisse(sortie: Sortie, t: number): void {
  souffle(sortie, { debut: t, duree: 0.07, force: 0.7, hz: 420, q: 0.9 });
  note(sortie, { hz: 170, versHz: 90, debut: t, duree: 0.14, force: 0.4 });
  for (const [retard, force] of [
    [0.09, 0.13],
    [0.2, 0.16],
  ] satisfies readonly (readonly [number, number])[])
    for (const [rang, rapport] of [1, 2.76, 5.4].entries())
      note(sortie, {
        hz: 1_568 * rapport,
        debut: t + retard,
        duree: 0.9 / (rang + 1),
        force: force / (rang + 1),
      });
}

const COUPS = 30;
const TAMBOUR_S = 1.15;

/** A drum roll of a beat, which grows. */
export function tambour(sortie: Sortie, t: number): void {
  for (let i = 0; i < COUPS; i++) {
    const part = i / (COUPS - 1);
    const force = 0.3 + 0.4 * part;
    const debut = t + part * (TAMBOUR_S - 0.05);
    souffle(sortie, {
      debut,
      duree: 0.06,
      force,
      hz: i % 2 === 0 ? 1_900 : 2_300,
      q: 0.7,
      grain: 0.5,
    });
    note(sortie, { hz: 205, versHz: 170, debut, duree: 0.06, force: force * 0.35 });
  }
}

/** A mat slammed on its step. */
export function claque(sortie: Sortie, t: number): void {
  souffle(sortie, { debut: t, duree: 0.05, force: 0.9, hz: 900, q: 0.7 });
  note(sortie, { hz: 240, versHz: 80, debut: t, duree: 0.16, force: 0.6 });
}
