// Sounds of the end of a game, up to its fanfare. Each function schedules one sound from `t` (seconds of the context).
import { scheduleTone, scheduleNoise, type SoundOutput } from "./synthesis.ts";

/** Schedules the sound of a printed line of the receipt: the needles, then the paper moving on. */
export function scheduleRecuLinePrinted(output: SoundOutput, t: number): void {
  for (let i = 0; i < 7; i++)
    scheduleNoise(output, {
      start: t + i * 0.026,
      duration: 0.018,
      level: 0.6,
      hz: 2_900 + 260 * (i % 3),
      q: 3,
    });
  scheduleNoise(output, {
    start: t + 0.19,
    duration: 0.09,
    level: 0.45,
    hz: 1_300,
    q: 1.2,
    roughness: 0.8,
  });
}

/** Schedules the sound of a till that opens: its drawer, then a bell higher than the one that announces an imprévu. */
export function scheduleTillOpening(output: SoundOutput, t: number): void {
  scheduleNoise(output, { start: t, duration: 0.07, level: 0.7, hz: 420, q: 0.9 });
  scheduleTone(output, { hz: 170, endHz: 90, start: t, duration: 0.14, level: 0.4 });
  for (const [delay, level] of [
    [0.09, 0.13],
    [0.2, 0.16],
  ] satisfies readonly (readonly [number, number])[])
    for (const [index, ratio] of [1, 2.76, 5.4].entries())
      scheduleTone(output, {
        hz: 1_568 * ratio,
        start: t + delay,
        duration: 0.9 / (index + 1),
        level: level / (index + 1),
      });
}

const DRUM_STROKES = 30;
const DRUM_ROLL_S = 1.15;

/** Schedules a drum roll that grows for as long as one beat of the end timeline. */
export function scheduleDrumRoll(output: SoundOutput, t: number): void {
  for (let i = 0; i < DRUM_STROKES; i++) {
    const part = i / (DRUM_STROKES - 1);
    const level = 0.3 + 0.4 * part;
    const start = t + part * (DRUM_ROLL_S - 0.05);
    scheduleNoise(output, {
      start,
      duration: 0.06,
      level,
      hz: i % 2 === 0 ? 1_900 : 2_300,
      q: 0.7,
      roughness: 0.5,
    });
    scheduleTone(output, { hz: 205, endHz: 170, start, duration: 0.06, level: level * 0.35 });
  }
}

/** Schedules the sound of a beer mat slammed on its step of the podium. */
export function scheduleSousBockSlamOnPodium(output: SoundOutput, t: number): void {
  scheduleNoise(output, { start: t, duration: 0.05, level: 0.9, hz: 900, q: 0.7 });
  scheduleTone(output, { hz: 240, endHz: 80, start: t, duration: 0.16, level: 0.6 });
}

/** Schedules the fanfare of the end: two accordion reeds, slightly out of tune with each other, on a rising chord. */
export function scheduleEndFanfare(output: SoundOutput, t: number): void {
  const filter = output.context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = 2400;
  filter.connect(output.destination);
  const reeds: SoundOutput = { context: output.context, destination: filter };
  const air: readonly (readonly [number, number, number])[] = [
    [392, 0, 0.2],
    [523.3, 0.17, 0.2],
    [659.3, 0.34, 0.2],
    [784, 0.51, 0.34],
    [659.3, 0.8, 0.2],
    [784, 0.97, 1.1],
    [1046.5, 0.97, 1.1],
    [523.3, 0.97, 1.1],
  ];
  for (const [hz, delay, duration] of air) {
    for (const detune of [0.9965, 1.0035])
      scheduleTone(reeds, {
        hz: hz * detune,
        start: t + delay,
        duration,
        level: 0.06,
        wave: "sawtooth",
        attack: 0.03,
      });
  }
}
