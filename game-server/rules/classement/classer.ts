/** Who is where, and what it would take to climb. Pure. */
import type { LigneClassement, Mention } from "../types/resultats.ts";

/** Lines that a slate has room for; with more people, the first ones and a few of those who climb. */
const LIGNES_MAX = 8;
const PREMIERS = 5;

export interface Note {
  readonly id: string;
  readonly score: number;
}

/** Places, shared by equal scores. */
export function rangsDe(notes: readonly Note[]): Record<string, number> {
  const rang = (score: number) => 1 + notes.filter((autre) => autre.score > score).length;
  return Object.fromEntries(notes.map(({ id, score }) => [id, rang(score)]));
}

/**
 * The lines of the standings, best first; equal scores keep the order of arrival.
 * @param avant places that they are compared with; null: nobody has climbed yet
 */
export function classerNotes(
  notes: readonly Note[],
  avant: Readonly<Record<string, number>> | null,
): LigneClassement[] {
  const rangs = rangsDe(notes);
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

/** The next better score, one point more; at the top, those who share it. */
function aDepasser(
  notes: readonly Note[],
  moi: string,
  score: number,
): Pick<LigneClassement, "ecart" | "devant"> {
  const mieux = notes.flatMap((autre) => (autre.score > score ? [autre.score] : []));
  const visee = mieux.length > 0 ? Math.min(...mieux) : score;
  const devant = notes.flatMap(({ id, score: sien }) => (sien === visee && id !== moi ? [id] : []));
  return { devant, ecart: devant.length === 0 ? 0 : visee - score + 1 };
}

function aMontrer(triees: readonly Omit<LigneClassement, "montree">[]): ReadonlySet<string> {
  if (triees.length <= LIGNES_MAX) return new Set(triees.map(({ id }) => id));
  const [tete, suite] = [triees.slice(0, PREMIERS), triees.slice(PREMIERS)];
  const grimpeurs = suite
    .filter(({ places }) => places > 0)
    .sort((a, b) => b.places - a.places)
    .slice(0, LIGNES_MAX - PREMIERS);
  return new Set([...tete, ...grimpeurs].map(({ id }) => id));
}

/** Those who have most of it, when it is at least `seuil`; null when nobody has, or everybody the same. */
export function lesPremiers(
  chiffres: readonly { readonly id: string; readonly n: number }[],
  seuil: number,
): Mention | null {
  const n = Math.max(0, ...chiffres.map((chiffre) => chiffre.n));
  const qui = chiffres.flatMap((chiffre) => (chiffre.n === n ? [chiffre.id] : []));
  return n < seuil || qui.length === chiffres.length ? null : { qui, n };
}
