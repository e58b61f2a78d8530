/** Where the curves of the evening go: scale, lines, and names at their ends that do not overlap. Pure. */
import type { VueFin } from "#game/schema/etat.ts";

/** Most curves of which all are in colour. */
export const COURBES_MAX_EN_COULEUR = 6;

export interface CourbeDeGorgees {
  readonly id: string;
  readonly pseudo: string;
  /** A player's sips before the first question, then after each question. */
  readonly points: readonly number[];
  readonly total: number;
  /** Rank of the curve's colour; null for a curve in the background. */
  readonly couleur: number | null;
}

/**
 * The curves in the order of the table. The podium and who drank most and least stand out; in a small table,
 * everybody.
 */
export function lireCourbesDeGorgees({ table, courbes }: VueFin): CourbeDeGorgees[] {
  const lues = table.flatMap(({ id, pseudo }) => {
    const courbe = courbes.find((autre) => autre.id === id);
    return courbe === undefined ? [] : [{ id, pseudo, points: [0, ...courbe.points] }];
  });
  const total = ({ points }: { readonly points: readonly number[] }) => points.at(-1) ?? 0;
  const parTotal = [...lues].sort((a, b) => total(b) - total(a));
  const podium = table.filter(({ score }) => score > 0).slice(0, 3);
  const vedettes =
    lues.length <= COURBES_MAX_EN_COULEUR
      ? lues
      : [...podium, ...parTotal.slice(0, 1), ...parTotal.slice(-1)];
  const ids = [...new Set(vedettes.map(({ id }) => id))];
  return lues.map(({ id, pseudo, points }) => {
    const rang = ids.indexOf(id);
    return { id, pseudo, points, total: total({ points }), couleur: rang < 0 ? null : rang };
  });
}

const PAS = [1, 2, 5];

/** Numbers of sips up the side of the curves: round, from 0, half a dozen at most. */
export function graduationsDeGorgees(max: number, environ = 5): number[] {
  const brut = Math.max(1, max) / environ;
  const ordre = 10 ** Math.floor(Math.log10(brut));
  const pas = Math.max(1, (PAS.find((n) => n * ordre >= brut) ?? 10) * ordre);
  const nombre = Math.max(1, Math.ceil(max / pas));
  return Array.from({ length: nombre + 1 }, (_, i) => i * pas);
}

/** Numbers of questions under the curves: the first, the last, and a few between. */
export function numerosDeQuestionsSousCourbes(nombre: number, environ = 8): number[] {
  const pas = Math.max(1, Math.ceil(nombre / environ));
  const jalons = Array.from({ length: Math.ceil(nombre / pas) }, (_, i) => 1 + i * pas);
  const dernier = jalons.at(-1) ?? 1;
  if (dernier === nombre) return jalons;
  // the last number replaces a neighbour that would touch it
  return nombre - dernier < pas / 2 ? [...jalons.slice(0, -1), nombre] : [...jalons, nombre];
}

export interface EtiquetteDeCourbe {
  readonly id: string;
  /** The wanted middle of a name, and its height: fractions of the plot, from the top. */
  readonly y: number;
  readonly hauteur: number;
}

/** Heights for the names at the ends of the curves, in order and without overlap, near the wanted ones; null without room. */
export function espacerEtiquettesDeCourbes(
  etiquettes: readonly EtiquetteDeCourbe[],
): ReadonlyMap<string, number> | null {
  const somme = etiquettes.reduce((total, { hauteur }) => total + hauteur, 0);
  if (somme > 1) return null;
  const triees = [...etiquettes].sort((a, b) => a.y - b.y);
  const milieux = new Map<string, number>();
  let bas = 0;
  for (const { id, y, hauteur } of triees) {
    const milieu = Math.max(y, bas + hauteur / 2);
    milieux.set(id, milieu);
    bas = milieu + hauteur / 2;
  }
  let haut = 1;
  for (const { id, hauteur } of [...triees].reverse()) {
    const milieu = Math.min(milieux.get(id) ?? 0, haut - hauteur / 2);
    milieux.set(id, milieu);
    haut = milieu - hauteur / 2;
  }
  return milieux;
}
