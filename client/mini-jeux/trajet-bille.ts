/** The ball's way round the wheel: `pas` sectors in ROULETTE_MS, slower and slower, exactly onto the outcome. Pure. */
import { ROULETTE_MS } from "#contracts/limites.ts";
import { ISSUES } from "./gamble/issues.ts";

export const SECTEUR_DEG = 360 / ISSUES.length;

/** How fast it slows down: 1 would be a constant speed. */
const FREIN = 1.75;
/** From here on it comes down from the edge to its sector. */
const CHUTE = 0.8;
/** Distance from the centre along the outer edge and at rest against a sector, in diameters of the ball. */
const PISTE = 9.85;
const LOGE = 9.2;
const IMAGES = 48;

const avance = (p: number): number => 1 - (1 - p) ** FREIN;
const instant = (x: number): number => 1 - (1 - x) ** (1 / FREIN);

/** Falls, and bounces once. */
function rayon(p: number): number {
  if (p <= CHUTE) return PISTE;
  const chute = (p - CHUTE) / (1 - CHUTE);
  const reste =
    chute < 0.55 ? 1 - (chute / 0.55) ** 2 : 0.32 * Math.sin(((chute - 0.55) / 0.45) * Math.PI);
  return LOGE + (PISTE - LOGE) * reste;
}

const place = (deg: number, r: number): string =>
  `rotate(${deg.toFixed(2)}deg) translateY(${(-100 * r).toFixed(1)}%)`;

/** Where it lies in the end. */
export const auRepos = (rang: number): string => place(rang * SECTEUR_DEG, LOGE);

/** CSS transforms, evenly spaced in time. */
export function trajet(rang: number, pas: number): string[] {
  const arrivee = rang * SECTEUR_DEG;
  return Array.from({ length: IMAGES + 1 }, (_, i) => {
    const p = i / IMAGES;
    return place(arrivee - (1 - avance(p)) * pas * SECTEUR_DEG, rayon(p));
  });
}

export interface Passage {
  /** Milliseconds from the throw. */
  readonly ms: number;
  /** The sector it comes into. */
  readonly rang: number;
}

/** When it goes over each edge, in a throw of `dureeMs`. */
export function passages(rang: number, pas: number, dureeMs = ROULETTE_MS): Passage[] {
  const n = ISSUES.length;
  return Array.from({ length: pas }, (_, k) => ({
    ms: Math.round(dureeMs * instant((k + 0.5) / pas)),
    rang: (((rang - pas + k + 1) % n) + n) % n,
  }));
}
