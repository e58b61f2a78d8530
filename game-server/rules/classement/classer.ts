/** Ranks, and the points that each player needs to climb. Pure. */
import type { LigneDuClassement, MentionDuClassement } from "../types/resultats.ts";

/** Number of lines on the slate; with more players, the first ones are shown with a few of those who climb most. */
const LIGNES_MAX = 8;
const PREMIERS = 5;

export interface ScoreDeJoueur {
  readonly id: string;
  readonly score: number;
}

/** The rank of a number among others, from 1, shared by equal ones: the only ranking of the game, from the standings to the podium. */
export const calculerRangDuNombre = (n: number, tous: readonly number[]): number =>
  1 + tous.filter((autre) => autre > n).length;

/** The rank of each player. */
export function calculerRangsDesJoueurs(notes: readonly ScoreDeJoueur[]): Record<string, number> {
  const scores = notes.map(({ score }) => score);
  return Object.fromEntries(
    notes.map(({ id, score }) => [id, calculerRangDuNombre(score, scores)]),
  );
}

/**
 * The lines of the standings, best first; equal scores keep the order of arrival.
 * @param avant ranks to compare with; null when nobody can have climbed yet
 */
export function classerJoueurs(
  notes: readonly ScoreDeJoueur[],
  avant: Readonly<Record<string, number>> | null,
): LigneDuClassement[] {
  const rangs = calculerRangsDesJoueurs(notes);
  const lignes = notes.map(({ id, score }) => {
    const rang = rangs[id] ?? 1;
    return {
      id,
      score,
      rang,
      places: (avant?.[id] ?? rang) - rang,
      ...aDepasser(notes, id, score),
    };
  });
  const triees = lignes.toSorted((a, b) => a.rang - b.rang);
  const montrees = aMontrer(triees);
  return triees.map((ligne) => Object.assign(ligne, { montree: montrees.has(ligne.id) }));
}

/** The players just ahead, and the points needed to pass them; at the top, the players who share the first rank. */
function aDepasser(
  notes: readonly ScoreDeJoueur[],
  moi: string,
  score: number,
): Pick<LigneDuClassement, "ecart" | "devant"> {
  const mieux = notes.flatMap((autre) => (autre.score > score ? [autre.score] : []));
  const visee = mieux.length > 0 ? Math.min(...mieux) : score;
  const devant = notes.flatMap(({ id, score: sien }) => (sien === visee && id !== moi ? [id] : []));
  return { devant, ecart: devant.length === 0 ? 0 : visee - score + 1 };
}

function aMontrer(triees: readonly Omit<LigneDuClassement, "montree">[]): ReadonlySet<string> {
  if (triees.length <= LIGNES_MAX) return new Set(triees.map(({ id }) => id));
  const [tete, suite] = [triees.slice(0, PREMIERS), triees.slice(PREMIERS)];
  const grimpeurs = suite
    .filter(({ places }) => places > 0)
    .sort((a, b) => b.places - a.places)
    .slice(0, LIGNES_MAX - PREMIERS);
  return new Set([...tete, ...grimpeurs].map(({ id }) => id));
}

/** The players with the highest number, when it is at least `seuil`; null when there are none, or when all have the same. */
export function trouverJoueursAuMaximum(
  chiffres: readonly { readonly id: string; readonly n: number }[],
  seuil: number,
): MentionDuClassement | null {
  const n = Math.max(0, ...chiffres.map((chiffre) => chiffre.n));
  const qui = chiffres.flatMap((chiffre) => (chiffre.n === n ? [chiffre.id] : []));
  return n < seuil || qui.length === chiffres.length ? null : { qui, n };
}
