// Sounds of the salon's counter (comptoir). Each function schedules one sound from `t` (seconds of the context).
import { scheduleTone, scheduleNoise, type SoundOutput } from "./synthesis.ts";

/** Seconds of one bar of four slow beats. */
const BAR_S = 2.4;
/** The bass note and the off-beat chord of each bar, in Hz. */
const BARS: readonly (readonly [bass: number, chord: readonly number[]])[] = [
  [130.8, [329.6, 392, 493.9]],
  [110, [261.6, 329.6, 392]],
  [146.8, [349.2, 440, 523.3]],
  [98, [293.7, 349.2, 440]],
];
const TUNE = [523.3, 587.3, 659.3, 784, 880] as const;
/** Milliseconds after which the music of the counter starts again. */
export const DUREE_MUSIQUE_COMPTOIR_MS = BARS.length * BAR_S * 1_000;

/** Schedules the music of the counter, four bars: a bass, a felt piano off the beat, a brush, and a tune drawn at random each time. */
export function scheduleComptoirMusic(output: SoundOutput, t: number): void {
  BARS.forEach(([bass, chord], index) => {
    const start = t + index * BAR_S;
    const beat = BAR_S / 4;
    for (const [at, hz, level] of [
      [0, bass, 0.26],
      [2, bass * 1.5, 0.2],
    ] as const)
      scheduleTone(output, { hz, start: start + at * beat, duration: 1.05, level, attack: 0.02 });
    for (const at of [1, 3])
      for (const hz of chord)
        scheduleTone(output, {
          hz,
          start: start + (at + 0.04) * beat,
          duration: 0.55,
          level: 0.05,
          attack: 0.015,
          wave: "triangle",
        });
    for (let at = 0; at < 4; at++)
      scheduleNoise(output, {
        start: start + at * beat,
        duration: at % 2 === 0 ? 0.3 : 0.14,
        level: 0.07,
        hz: 4_800,
        q: 0.7,
        roughness: 0.4,
      });
    for (const at of [1.5, 2.5, 3.5]) {
      const hz = TUNE[Math.floor(Math.random() * TUNE.length)];
      if (hz !== undefined && Math.random() < 0.6)
        scheduleTone(output, {
          hz,
          start: start + at * beat,
          duration: 0.9,
          level: 0.055,
          attack: 0.012,
        });
    }
  });
}

/** Schedules the sound of chalk that ticks a line: a short stroke down, then a longer stroke up whose pitch rises. */
export function scheduleChalkCheckMark(output: SoundOutput, t: number): void {
  scheduleNoise(output, { start: t, duration: 0.025, level: 0.45, hz: 1_000, q: 1.6 });
  scheduleNoise(output, {
    start: t,
    duration: 0.06,
    level: 0.5,
    hz: 1_800,
    q: 1.8,
    roughness: 0.6,
  });
  for (const [delay, duration, hz] of [
    [0.08, 0.13, 2_900],
    [0.14, 0.14, 4_700],
  ] satisfies readonly (readonly [number, number, number])[])
    scheduleNoise(output, { start: t + delay, duration, level: 0.55, hz, q: 2, roughness: 0.5 });
}

/** A random value within `part` (0 to 1) of `center`. */
const around = (center: number, part: number): number =>
  center * (1 + part * (2 * Math.random() - 1));

/** Schedules the sound of a beer mat slammed on the counter and of a glass that rings nearby, varied at random so that no two arrivals sound alike. */
export function scheduleSousBockSlamOnComptoir(output: SoundOutput, t: number): void {
  const poids = around(150, 0.25);
  scheduleTone(output, { hz: poids, endHz: poids * 0.5, start: t, duration: 0.14, level: 0.55 });
  scheduleNoise(output, { start: t, duration: 0.05, level: 0.7, hz: around(900, 0.35), q: 0.9 });
  scheduleNoise(output, { start: t, duration: 0.02, level: 0.4, hz: around(2_800, 0.3), q: 1.2 });
  const verre = around(2_050, 0.22);
  const delay = around(0.035, 0.5);
  [1, around(2.7, 0.06), around(5.1, 0.06)].forEach((ratio, index) => {
    scheduleTone(output, {
      hz: verre * ratio,
      start: t + delay,
      duration: around(0.6, 0.3) / (index + 1),
      level: around(0.09, 0.3) / (index * 1.6 + 1),
    });
  });
}
