// What a question, its reveal, a launch, a room that judges and a long thought sound like. Each function schedules one sound from `t` (seconds of the context).
import { note, souffle, type Sortie } from "./synthesis.ts";

/** Strokes of a hurried hand, in seconds; the last one underlines. */
const TRAITS: readonly (readonly [debut: number, duree: number])[] = [
  [0, 0.08],
  [0.1, 0.13],
  [0.25, 0.06],
  [0.34, 0.14],
  [0.51, 0.07],
  [0.62, 0.22],
];

/** Chalk that writes: each stroke lands, then rubs; lower than the one stroke of a sip. */
export function ecriture(sortie: Sortie, t: number): void {
  for (const [rang, [retard, duree]] of TRAITS.entries()) {
    const debut = t + retard;
    const hz = (rang % 2 === 0 ? 2_150 : 2_700) + Math.random() * 250;
    souffle(sortie, { debut, duree: 0.025, force: 0.4, hz: 1_150, q: 1.6 });
    souffle(sortie, { debut, duree, force: 0.5, hz, q: 1.8, grain: 0.75 });
  }
}

const ROULEMENT_S = 1;
const FRAPPES = 26;

/** Fingers that drum on the counter, faster to the ear as they grow louder: one second. */
export function roulement(sortie: Sortie, t: number): void {
  for (let i = 0; i < FRAPPES; i++) {
    const part = i / (FRAPPES - 1);
    const force = 0.16 + 0.5 * part * part;
    const debut = t + part * (ROULEMENT_S - 0.05);
    souffle(sortie, { debut, duree: 0.05, force, hz: i % 2 === 0 ? 310 : 390, q: 1.1 });
    note(sortie, { hz: 150, versHz: 95, debut, duree: 0.05, force: force * 0.4 });
  }
}

/** A name that lands: chalk tapped once. */
export function pose(sortie: Sortie, t: number): void {
  souffle(sortie, { debut: t, duree: 0.035, force: 0.5, hz: 2_100, q: 1.4 });
  note(sortie, { hz: 420, versHz: 260, debut: t, duree: 0.05, force: 0.12, onde: "triangle" });
}

/** A glass put down empty: a dull thud, and the last drop. */
export function vide(sortie: Sortie, t: number): void {
  note(sortie, { hz: 165, versHz: 70, debut: t, duree: 0.17, force: 0.5 });
  souffle(sortie, { debut: t, duree: 0.05, force: 0.4, hz: 620, q: 1.1 });
  note(sortie, { hz: 520, versHz: 240, debut: t + 0.05, duree: 0.09, force: 0.08 });
}

/** A pair of hands that claps four times, none quite like another; several pairs make a room. */
export function applaudissement(sortie: Sortie, t: number): void {
  for (let i = 0; i < 4; i++) {
    const debut = t + i * 0.15 + Math.random() * 0.04;
    const hz = 1_050 + Math.random() * 500;
    souffle(sortie, { debut, duree: 0.05, force: 0.75, hz, q: 0.9 });
    souffle(sortie, { debut: debut + 0.012, duree: 0.09, force: 0.25, hz: hz * 1.9, q: 0.7 });
  }
}

const SIFFLEURS = 5;

/** A room that whistles, fingers in the mouth: each in their own time, up and then down, where a referee holds one note. */
export function siffleurs(sortie: Sortie, t: number): void {
  for (let i = 0; i < SIFFLEURS; i++) {
    const debut = t + i * 0.08 + Math.random() * 0.05;
    const bas = 1_350 + Math.random() * 650;
    const haut = bas * (1.5 + Math.random() * 0.3);
    // both fade so fast that half of each is heard: they glide twice as far
    note(sortie, {
      hz: bas * 0.6,
      versHz: haut,
      debut,
      duree: 0.22,
      force: 0.14,
      attaque: 0.16,
    });
    note(sortie, {
      hz: haut,
      versHz: bas * 0.5,
      debut: debut + 0.16,
      duree: 1.1,
      force: 0.16,
      attaque: 0.05,
    });
    souffle(sortie, { debut, duree: 0.5, force: 0.16, hz: haut, q: 3 });
  }
}

/** One of the three knocks before the curtain. */
export function brigadier(sortie: Sortie, t: number): void {
  note(sortie, { hz: 130, versHz: 58, debut: t, duree: 0.3, force: 0.8 });
  souffle(sortie, { debut: t, duree: 0.07, force: 0.7, hz: 340, q: 0.9 });
}

/** A referee at the line: two notes that beat against each other, cut short. */
export function sifflet(sortie: Sortie, t: number): void {
  for (const [debut, duree] of [
    [t, 0.12],
    [t + 0.17, 0.42],
  ] as const) {
    note(sortie, { hz: 2_350, versHz: 2_390, debut, duree, force: 0.22, attaque: 0.01 });
    note(sortie, { hz: 2_410, versHz: 2_440, debut, duree, force: 0.22, attaque: 0.01 });
    souffle(sortie, { debut, duree, force: 0.12, hz: 4_100, q: 1.6 });
  }
}

const PHRASE: readonly (readonly [hz: number, debut: number])[] = [
  [146.8, 0],
  [220, 1],
  [174.6, 2],
  [220, 3],
];

/** Music to think by, one phrase of four seconds: a double bass that walks on the spot, and a brush. */
export function reflexion(sortie: Sortie, t: number): void {
  for (const [hz, debut] of PHRASE) {
    note(sortie, { hz: hz / 2, debut: t + debut, duree: 0.85, force: 0.22, attaque: 0.02 });
    note(sortie, {
      hz,
      debut: t + debut,
      duree: 0.6,
      force: 0.09,
      attaque: 0.02,
      onde: "triangle",
    });
    souffle(sortie, {
      debut: t + debut + 0.5,
      duree: 0.18,
      force: 0.1,
      hz: 5_200,
      q: 0.8,
      grain: 0.5,
    });
  }
}
