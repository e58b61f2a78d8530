// Sounds of a question and its reveal, of a launch, of an imprévu and of the audience. Each function schedules one sound from `t` (seconds of the context).
import { scheduleTone, scheduleNoise, type SoundOutput } from "./synthesis.ts";

/** When each stroke of writing chalk starts and how long it lasts, in seconds; the last stroke underlines. */
const CHALK_STROKES: readonly (readonly [start: number, duration: number])[] = [
  [0, 0.08],
  [0.1, 0.13],
  [0.25, 0.06],
  [0.34, 0.14],
  [0.51, 0.07],
  [0.62, 0.22],
];

/** Schedules the sound of a question written in chalk: each stroke lands, then rubs, at a lower pitch than the stroke of a sip. */
export function scheduleChalkWriting(output: SoundOutput, t: number): void {
  for (const [index, [delay, duration]] of CHALK_STROKES.entries()) {
    const start = t + delay;
    const hz = (index % 2 === 0 ? 2_150 : 2_700) + Math.random() * 250;
    scheduleNoise(output, { start, duration: 0.025, level: 0.4, hz: 1_150, q: 1.6 });
    scheduleNoise(output, { start, duration, level: 0.5, hz, q: 1.8, roughness: 0.75 });
  }
}

const FINGER_ROLL_S = 1;
const FINGER_TAPS = 26;

/** Schedules the sound of fingers drumming on the counter for one second, louder and louder. */
export function scheduleDrummingFingers(output: SoundOutput, t: number): void {
  for (let i = 0; i < FINGER_TAPS; i++) {
    const part = i / (FINGER_TAPS - 1);
    const level = 0.16 + 0.5 * part * part;
    const start = t + part * (FINGER_ROLL_S - 0.05);
    scheduleNoise(output, { start, duration: 0.05, level, hz: i % 2 === 0 ? 310 : 390, q: 1.1 });
    scheduleTone(output, { hz: 150, endHz: 95, start, duration: 0.05, level: level * 0.4 });
  }
}

/** Schedules the sound of a name put on its answer: one tap of chalk. */
export function scheduleNamePlacedSound(output: SoundOutput, t: number): void {
  scheduleNoise(output, { start: t, duration: 0.035, level: 0.5, hz: 2_100, q: 1.4 });
  scheduleTone(output, {
    hz: 420,
    endHz: 260,
    start: t,
    duration: 0.05,
    level: 0.12,
    wave: "triangle",
  });
}

/** Schedules the sound of a wrong answer's glass put down empty: a dull thud, and the last drop. */
export function scheduleEmptyGlassSound(output: SoundOutput, t: number): void {
  scheduleTone(output, { hz: 165, endHz: 70, start: t, duration: 0.17, level: 0.5 });
  scheduleNoise(output, { start: t, duration: 0.05, level: 0.4, hz: 620, q: 1.1 });
  scheduleTone(output, { hz: 520, endHz: 240, start: t + 0.05, duration: 0.09, level: 0.08 });
}

/** Schedules the sound of one person who claps four times, with random timing and pitch so that several played together sound like an audience. */
export function scheduleOnePersonClapping(output: SoundOutput, t: number): void {
  for (let i = 0; i < 4; i++) {
    const start = t + i * 0.15 + Math.random() * 0.04;
    const hz = 1_050 + Math.random() * 500;
    scheduleNoise(output, { start, duration: 0.05, level: 0.75, hz, q: 0.9 });
    scheduleNoise(output, {
      start: start + 0.012,
      duration: 0.09,
      level: 0.25,
      hz: hz * 1.9,
      q: 0.7,
    });
  }
}

const WHISTLERS = 5;

/**
 * Schedules the sound of an audience that whistles its disapproval: each whistle rises then falls, unlike the steady note
 * of the referee's (`scheduleRefereeWhistle`).
 */
export function scheduleAudienceWhistles(output: SoundOutput, t: number): void {
  for (let i = 0; i < WHISTLERS; i++) {
    const start = t + i * 0.08 + Math.random() * 0.05;
    const bas = 1_350 + Math.random() * 650;
    const haut = bas * (1.5 + Math.random() * 0.3);
    // each note fades before its glide is over, so the glide aims about twice as far as what is to be heard
    scheduleTone(output, {
      hz: bas * 0.6,
      endHz: haut,
      start,
      duration: 0.22,
      level: 0.14,
      attack: 0.16,
    });
    scheduleTone(output, {
      hz: haut,
      endHz: bas * 0.5,
      start: start + 0.16,
      duration: 1.1,
      level: 0.16,
      attack: 0.05,
    });
    scheduleNoise(output, { start, duration: 0.5, level: 0.16, hz: haut, q: 3 });
  }
}

/** Schedules one of the three knocks that announce a play, for the launch of a game. */
export function scheduleStageKnock(output: SoundOutput, t: number): void {
  scheduleTone(output, { hz: 130, endHz: 58, start: t, duration: 0.3, level: 0.8 });
  scheduleNoise(output, { start: t, duration: 0.07, level: 0.7, hz: 340, q: 0.9 });
}

/** Schedules a referee's whistle for the end of a speed race: two close notes, cut short. */
export function scheduleRefereeWhistle(output: SoundOutput, t: number): void {
  for (const [start, duration] of [
    [t, 0.12],
    [t + 0.17, 0.42],
  ] as const) {
    scheduleTone(output, { hz: 2_350, endHz: 2_390, start, duration, level: 0.22, attack: 0.01 });
    scheduleTone(output, { hz: 2_410, endHz: 2_440, start, duration, level: 0.22, attack: 0.01 });
    scheduleNoise(output, { start, duration, level: 0.12, hz: 4_100, q: 1.6 });
  }
}

const BASS_LINE: readonly (readonly [hz: number, start: number])[] = [
  [146.8, 0],
  [220, 1],
  [174.6, 2],
  [220, 3],
];

/** Schedules the music of a long question, one phrase of four seconds: a double bass and a brush. */
export function scheduleReflexionMusic(output: SoundOutput, t: number): void {
  for (const [hz, start] of BASS_LINE) {
    scheduleTone(output, {
      hz: hz / 2,
      start: t + start,
      duration: 0.85,
      level: 0.22,
      attack: 0.02,
    });
    scheduleTone(output, {
      hz,
      start: t + start,
      duration: 0.6,
      level: 0.09,
      attack: 0.02,
      wave: "triangle",
    });
    scheduleNoise(output, {
      start: t + start + 0.5,
      duration: 0.18,
      level: 0.1,
      hz: 5_200,
      q: 0.8,
      roughness: 0.5,
    });
  }
}

/** Schedules the sound of a sip that is written: one stroke of chalk on the slate. */
export function scheduleChalkStroke(output: SoundOutput, t: number): void {
  scheduleNoise(output, {
    start: t,
    duration: 0.13,
    level: 0.5,
    hz: 3400 + Math.random() * 900,
    q: 1.6,
    roughness: 0.85,
  });
  scheduleNoise(output, { start: t, duration: 0.03, level: 0.3, hz: 900, q: 2 });
}

/** Schedules the sound of a right answer: two glasses clinking, each with its own inharmonic partials, 18 ms apart. */
export function scheduleClinkingGlasses(output: SoundOutput, t: number): void {
  for (const [base, delay, level] of [
    [1870, 0, 0.16],
    [2240, 0.018, 0.12],
  ] satisfies readonly (readonly [number, number, number])[]) {
    [1, 2.71, 5.15].forEach((ratio, index) => {
      scheduleTone(output, {
        hz: base * ratio,
        start: t + delay,
        duration: 1.1 / (index + 1),
        level: level / (index * 1.6 + 1),
      });
    });
  }
}

/** Schedules the sound of a reveal without any right answer: two low knocks on the bar. */
export function scheduleKnocksOnWood(output: SoundOutput, t: number): void {
  for (const [delay, level] of [
    [0, 0.5],
    [0.15, 0.32],
  ] satisfies readonly (readonly [number, number])[]) {
    scheduleTone(output, { hz: 190, endHz: 88, start: t + delay, duration: 0.16, level });
    scheduleNoise(output, {
      start: t + delay,
      duration: 0.04,
      level: level * 0.7,
      hz: 480,
      q: 1.2,
    });
  }
}

/** Schedules the sound of one of the last seconds of a countdown: the tick of a wooden metronome. */
export function scheduleMinuteurTick(output: SoundOutput, t: number): void {
  scheduleTone(output, {
    hz: 1150,
    endHz: 760,
    start: t,
    duration: 0.09,
    level: 0.2,
    wave: "triangle",
  });
}

/** Schedules the sound of an imprévu that begins: the bell of the counter. */
export function scheduleImprevuBell(output: SoundOutput, t: number): void {
  [1, 2.01, 2.98, 4.17, 5.43].forEach((ratio, index) => {
    scheduleTone(output, {
      hz: 987 * ratio,
      start: t,
      duration: 1.7 / (index * 0.7 + 1),
      level: 0.2 / (index + 1),
    });
  });
}
