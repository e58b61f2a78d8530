// What the mini-games sound like, synthesised like the rest. Each function schedules one sound from `t` (seconds of the context).
import { note, souffle, type Sortie } from "./synthesis.ts";

/** The hammer on an empty chamber: metal, then the cylinder that turns by one notch. */
export function percuteur(sortie: Sortie, t: number): void {
  souffle(sortie, { debut: t, duree: 0.025, force: 0.9, hz: 2600, q: 3 });
  note(sortie, { hz: 1650, versHz: 900, debut: t, duree: 0.06, force: 0.16, onde: "triangle" });
  for (const retard of [0.2, 0.27, 0.34])
    souffle(sortie, { debut: t + retard, duree: 0.02, force: 0.35, hz: 3600, q: 5 });
}

/** Two beats of a heart, half a second apart, each of two strokes: the second one lighter. High enough for a laptop. */
export function coeur(sortie: Sortie, t: number): void {
  for (const [retard, force] of [
    [0, 0.75],
    [0.17, 0.5],
    [0.5, 0.85],
    [0.67, 0.55],
  ] satisfies readonly (readonly [number, number])[]) {
    note(sortie, { hz: 118, versHz: 52, debut: t + retard, duree: 0.19, force, attaque: 0.012 });
    souffle(sortie, { debut: t + retard, duree: 0.07, force: force * 0.35, hz: 210, q: 0.8 });
  }
}

/** The shot: a short crack and its body, soft enough for a living room. */
export function coup(sortie: Sortie, t: number): void {
  souffle(sortie, { debut: t, duree: 0.09, force: 1, hz: 1500, q: 0.5 });
  souffle(sortie, { debut: t + 0.01, duree: 0.7, force: 0.7, hz: 260, q: 0.6, grain: 0.3 });
  note(sortie, { hz: 130, versHz: 38, debut: t, duree: 0.5, force: 0.7 });
}

/** The ball over the edge of a sector: ivory on wood. */
export function bille(sortie: Sortie, t: number): void {
  note(sortie, { hz: 1900 + Math.random() * 180, debut: t, duree: 0.035, force: 0.16 });
  souffle(sortie, { debut: t, duree: 0.02, force: 0.3, hz: 3100, q: 2.4 });
}

/** A small happy rise, on glasses. */
export function gagne(sortie: Sortie, t: number): void {
  [784, 987.8, 1174.7, 1568].forEach((hz, rang) => {
    for (const [rapport, part] of [
      [1, 1],
      [2.71, 0.3],
    ] satisfies readonly (readonly [number, number])[])
      note(sortie, {
        hz: hz * rapport,
        debut: t + rang * 0.09,
        duree: 0.7,
        force: 0.14 * part,
      });
  });
}

/** An accordion out of breath: its two reeds, further apart than at a feast, sag three times, the last one to the end of the air. */
export function perdu(sortie: Sortie, t: number): void {
  for (const [hz, versHz, retard, duree] of [
    [349.2, 329.6, 0, 0.34],
    [311.1, 293.7, 0.26, 0.34],
    [277.2, 123.5, 0.52, 1.2],
  ] satisfies readonly (readonly [number, number, number, number])[])
    for (const ecart of [0.99, 1.01])
      note(sortie, {
        hz: hz * ecart,
        versHz: versHz * ecart,
        debut: t + retard,
        duree,
        force: 0.2,
        onde: "triangle",
        attaque: 0.08,
      });
  souffle(sortie, { debut: t + 0.6, duree: 0.6, force: 0.12, hz: 1_100, q: 0.8, grain: 0.3 });
}
