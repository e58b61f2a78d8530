// What the counter sounds like. Each function schedules one sound from `t` (seconds of the context).
import { note, souffle, type Sortie } from "./synthesis.ts";

/** One bar, in seconds: a slow four. */
const MESURE_S = 2.4;
/** Of each bar: its bass, and what is played between its beats. */
const MESURES: readonly (readonly [basse: number, accord: readonly number[]])[] = [
  [130.8, [329.6, 392, 493.9]],
  [110, [261.6, 329.6, 392]],
  [146.8, [349.2, 440, 523.3]],
  [98, [293.7, 349.2, 440]],
];
const AIR = [523.3, 587.3, 659.3, 784, 880] as const;
/** How long one turn of it is. */
export const AMBIANCE_MS = MESURES.length * MESURE_S * 1_000;

/** Four bars of an empty café: a bass, a felt piano off the beat, a brush, and a tune that is never quite the same. */
export function ambiance(sortie: Sortie, t: number): void {
  MESURES.forEach(([basse, accord], rang) => {
    const debut = t + rang * MESURE_S;
    const temps = MESURE_S / 4;
    for (const [quand, hz, force] of [
      [0, basse, 0.26],
      [2, basse * 1.5, 0.2],
    ] as const)
      note(sortie, { hz, debut: debut + quand * temps, duree: 1.05, force, attaque: 0.02 });
    for (const quand of [1, 3])
      for (const hz of accord)
        note(sortie, {
          hz,
          debut: debut + (quand + 0.04) * temps,
          duree: 0.55,
          force: 0.05,
          attaque: 0.015,
          onde: "triangle",
        });
    for (let quand = 0; quand < 4; quand++)
      souffle(sortie, {
        debut: debut + quand * temps,
        duree: quand % 2 === 0 ? 0.3 : 0.14,
        force: 0.07,
        hz: 4_800,
        q: 0.7,
        grain: 0.4,
      });
    for (const quand of [1.5, 2.5, 3.5]) {
      const hz = AIR[Math.floor(Math.random() * AIR.length)];
      if (hz !== undefined && Math.random() < 0.6)
        note(sortie, {
          hz,
          debut: debut + quand * temps,
          duree: 0.9,
          force: 0.055,
          attaque: 0.012,
        });
    }
  });
}

/** Chalk that ticks a line: a short stroke down, a longer one up, higher as it leaves the slate. */
export function coche(sortie: Sortie, t: number): void {
  souffle(sortie, { debut: t, duree: 0.025, force: 0.45, hz: 1_000, q: 1.6 });
  souffle(sortie, { debut: t, duree: 0.06, force: 0.5, hz: 1_800, q: 1.8, grain: 0.6 });
  for (const [retard, duree, hz] of [
    [0.08, 0.13, 2_900],
    [0.14, 0.14, 4_700],
  ] satisfies readonly (readonly [number, number, number])[])
    souffle(sortie, { debut: t + retard, duree, force: 0.55, hz, q: 2, grain: 0.5 });
}

/** Around `milieu`, by up to `part` of it. */
const autour = (milieu: number, part: number): number =>
  milieu * (1 + part * (2 * Math.random() - 1));

/** A mat slammed on the counter, and a glass nearby that it shakes: never two alike. */
export function bock(sortie: Sortie, t: number): void {
  const poids = autour(150, 0.25);
  note(sortie, { hz: poids, versHz: poids * 0.5, debut: t, duree: 0.14, force: 0.55 });
  souffle(sortie, { debut: t, duree: 0.05, force: 0.7, hz: autour(900, 0.35), q: 0.9 });
  souffle(sortie, { debut: t, duree: 0.02, force: 0.4, hz: autour(2_800, 0.3), q: 1.2 });
  const verre = autour(2_050, 0.22);
  const retard = autour(0.035, 0.5);
  [1, autour(2.7, 0.06), autour(5.1, 0.06)].forEach((rapport, rang) => {
    note(sortie, {
      hz: verre * rapport,
      debut: t + retard,
      duree: autour(0.6, 0.3) / (rang + 1),
      force: autour(0.09, 0.3) / (rang * 1.6 + 1),
    });
  });
}
