/** Tally marks as they are drawn: which together, when, and for how long. Pure. */
import type { Marque } from "./batons-trace.ts";

const TRAIT_MS = 180;
/** A beat that draws strokes lasts no longer. */
const TEMPS_MS = 300;
/** A jump of more than ten is drawn in about a second altogether. */
const VITE = 10;
/** One stroke of it. */
const VITE_MS = 110;

/** Marks earned together; their strokes follow each other. */
export interface Vague {
  readonly de: number;
  readonly a: number;
}

/** New marks that are drawn together; a path has a longest stroke of 1. */
export interface Lot {
  readonly fin: number;
  readonly nombre: number;
  readonly vague: Vague | undefined;
  readonly chemins: readonly { readonly d: string; readonly longueur: number }[];
}

/** How much longer than the others the stroke is that crosses a five. */
const BARRE = 1.5;

/** One mark after the other; many of them five by five, for hundreds of strokes that move on their own are a late frame. */
export function enLots(marques: readonly Marque[], vagues: readonly Vague[]): readonly Lot[] {
  const lots: Lot[] = [];
  let cinq: Marque[] = [];
  const clore = () => {
    const derniere = cinq.at(-1);
    if (derniere === undefined) return;
    const passes = cinq.flatMap(({ passes: siennes }) => siennes);
    const longueur = passes.length / (cinq.length > 1 ? BARRE : 1);
    lots.push({
      fin: derniere.fin,
      nombre: cinq.length,
      vague: vagueDe(derniere, vagues),
      // each of its strokes begins at once, so that they are drawn together
      chemins: derniere.trait
        ? [{ d: passes.join(""), longueur }]
        : passes.map((d) => ({ d, longueur: 1 })),
    });
    cinq = [];
  };
  for (const marque of marques) {
    const vague = vagueDe(marque, vagues);
    const seule = !marque.trait || vague === undefined || vague.a - vague.de <= VITE;
    if (seule) clore();
    cinq.push(marque);
    if (seule || marque.fin % 5 === 0) clore();
  }
  clore();
  return lots;
}

function vagueDe({ fin }: Marque, vagues: readonly Vague[]): Vague | undefined {
  let sienne: Vague | undefined;
  for (const vague of vagues) if (fin > vague.de && fin <= vague.a) sienne = vague;
  return sienne;
}

/** Delay and duration of some marks, in ms, within the wave they belong to. */
export function rythme(
  { fin, nombre: ensemble, vague }: Lot,
  presse: boolean,
): { "--delai": string; "--duree": string } {
  if (vague === undefined) return { "--delai": "0ms", "--duree": `${String(TRAIT_MS)}ms` };
  const nombre = vague.a - vague.de;
  const ecart = presse
    ? Math.min(TRAIT_MS, TEMPS_MS / nombre)
    : nombre > VITE
      ? 1000 / nombre
      : TRAIT_MS;
  const duree = presse ? ecart : nombre > VITE ? VITE_MS : TRAIT_MS;
  return {
    "--delai": `${(ecart * (fin - vague.de - ensemble)).toFixed(0)}ms`,
    "--duree": `${(duree + ecart * (ensemble - 1)).toFixed(0)}ms`,
  };
}
