// Sounds of the mini-games. Each function schedules one sound from `t` (seconds of the context).
import { scheduleTone, scheduleNoise, type SoundOutput } from "./synthesis.ts";

/** Schedules the sound of a pistol's hammer on an empty chamber: metal, then the cylinder turning by one notch. */
export function scheduleEmptyChamberClick(output: SoundOutput, t: number): void {
  scheduleNoise(output, { start: t, duration: 0.025, level: 0.9, hz: 2600, q: 3 });
  scheduleTone(output, {
    hz: 1650,
    endHz: 900,
    start: t,
    duration: 0.06,
    level: 0.16,
    wave: "triangle",
  });
  for (const delay of [0.2, 0.27, 0.34])
    scheduleNoise(output, { start: t + delay, duration: 0.02, level: 0.35, hz: 3600, q: 5 });
}

/** Schedules two heartbeats half a second apart, each with a lighter second stroke; pitched high enough for the speakers of a laptop. */
export function scheduleHeartbeats(output: SoundOutput, t: number): void {
  for (const [delay, level] of [
    [0, 0.75],
    [0.17, 0.5],
    [0.5, 0.85],
    [0.67, 0.55],
  ] satisfies readonly (readonly [number, number])[]) {
    scheduleTone(output, {
      hz: 118,
      endHz: 52,
      start: t + delay,
      duration: 0.19,
      level,
      attack: 0.012,
    });
    scheduleNoise(output, {
      start: t + delay,
      duration: 0.07,
      level: level * 0.35,
      hz: 210,
      q: 0.8,
    });
  }
}

/** Schedules a gunshot: a short crack and a low body, soft enough for a living room. */
export function scheduleGunshot(output: SoundOutput, t: number): void {
  scheduleNoise(output, { start: t, duration: 0.09, level: 1, hz: 1500, q: 0.5 });
  scheduleNoise(output, {
    start: t + 0.01,
    duration: 0.7,
    level: 0.7,
    hz: 260,
    q: 0.6,
    roughness: 0.3,
  });
  scheduleTone(output, { hz: 130, endHz: 38, start: t, duration: 0.5, level: 0.7 });
}

/** Schedules the sound of the gamble's ball that passes the edge of a sector: ivory on wood. */
export function scheduleGambleBallTick(output: SoundOutput, t: number): void {
  scheduleTone(output, { hz: 1900 + Math.random() * 180, start: t, duration: 0.035, level: 0.16 });
  scheduleNoise(output, { start: t, duration: 0.02, level: 0.3, hz: 3100, q: 2.4 });
}

/** Schedules the sound of a mini-game won: four rising notes on glasses. */
export function scheduleMiniJeuWonSound(output: SoundOutput, t: number): void {
  [784, 987.8, 1174.7, 1568].forEach((hz, index) => {
    for (const [ratio, part] of [
      [1, 1],
      [2.71, 0.3],
    ] satisfies readonly (readonly [number, number])[])
      scheduleTone(output, {
        hz: hz * ratio,
        start: t + index * 0.09,
        duration: 0.7,
        level: 0.14 * part,
      });
  });
}

/** Schedules the sound of a mini-game lost: an accordion whose two detuned reeds sag three times, the last time until the air is gone. */
export function scheduleMiniJeuLostSound(output: SoundOutput, t: number): void {
  for (const [hz, endHz, delay, duration] of [
    [349.2, 329.6, 0, 0.34],
    [311.1, 293.7, 0.26, 0.34],
    [277.2, 123.5, 0.52, 1.2],
  ] satisfies readonly (readonly [number, number, number, number])[])
    for (const detune of [0.99, 1.01])
      scheduleTone(output, {
        hz: hz * detune,
        endHz: endHz * detune,
        start: t + delay,
        duration,
        level: 0.2,
        wave: "triangle",
        attack: 0.08,
      });
  scheduleNoise(output, {
    start: t + 0.6,
    duration: 0.6,
    level: 0.12,
    hz: 1_100,
    q: 0.8,
    roughness: 0.3,
  });
}
