/** Places of the mats on the counter, by their number: salon-comptoir of the mock-ups. Pure; lengths in rem of the host's screen. */

export interface PlacementDesSousBocks {
  /** Number of mats in each row, from the back of the counter. */
  readonly rangs: readonly number[];
  /** Side of a mat, and distance from one to the next in a row. */
  readonly taille: number;
  readonly pas: number;
  /** Greatest size of the name under a mat. */
  readonly nom: number;
}

/** Most mats on the counter: people beyond this number are counted, without a mat. */
export const SOUS_BOCKS_MAX_SUR_LE_COMPTOIR = 60;
/** Greatest width of a row of mats, in rem. */
const LARGEUR = 116;
const PAS_MAX = 16.9;

const MESURES: readonly {
  readonly jusque: number;
  readonly rangs: number;
  readonly taille: number;
  readonly nom: number;
}[] = [
  { jusque: 7, rangs: 1, taille: 13.9, nom: 2.3 },
  { jusque: 13, rangs: 2, taille: 8, nom: 2.2 },
  { jusque: 20, rangs: 3, taille: 4.4, nom: 2.13 },
  { jusque: 40, rangs: 4, taille: 3.55, nom: 1.75 },
  { jusque: SOUS_BOCKS_MAX_SUR_LE_COMPTOIR, rangs: 5, taille: 2.9, nom: 1.5 },
];

/**
 * @param n people, at most `SOUS_BOCKS_MAX_SUR_LE_COMPTOIR`. Rows differ by one mat at most; the first, third and fifth rows
 * are the first to get one more.
 */
export function calculerPlacementDesSousBocks(n: number): PlacementDesSousBocks {
  const {
    rangs: nb,
    taille,
    nom,
  } = MESURES.find(({ jusque }) => n <= jusque) ?? {
    rangs: 5,
    taille: 2.9,
    nom: 1.5,
  };
  const base = Math.floor(n / nb);
  const enPlus = n - base * nb;
  // 20 people sit 7-6-7 rather than 7-7-6
  const ordre = Array.from({ length: nb }, (_, i) => i).sort((a, b) => (a % 2) - (b % 2) || a - b);
  const servis = new Set(ordre.slice(0, enPlus));
  const rangs = Array.from({ length: nb }, (_, i) => base + (servis.has(i) ? 1 : 0));
  const large = Math.max(1, ...rangs);
  return { rangs, taille, nom, pas: Math.min(nb === 1 ? 16.3 : PAS_MAX, LARGEUR / large) };
}

/** The angle of a mat on the counter in degrees: never straight, always the same for the same place. */
export const calculerAngleDuSousBockSurLeComptoir = (rang: number): number =>
  [-4, 3, -2, 5, -5, 2, 6, -3, 4, -6][rang % 10] ?? 0;
