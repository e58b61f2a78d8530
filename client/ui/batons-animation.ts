/** The animation of new tally marks: which marks are drawn together, when, and for how long. Pure. */
import type { TallyMark } from "./batons-trace.ts";

/** Time to draw one stroke. */
const TRAIT_MS = 180;
/** Time for all the marks of one beat of a reveal. */
const TEMPS_MS = 300;
/** Number of new marks above which they are drawn within about a second altogether. */
const VITE = 10;
/** Time to draw one stroke when there are more than `VITE`. */
const VITE_MS = 110;

/** Marks earned together, which are drawn one after the other: those that complete the counts from `de` (excluded) to `a` (included). */
export interface TallyWave {
  readonly de: number;
  readonly a: number;
}

/** New marks drawn at the same time; lengths are relative to the longest stroke of a path. */
export interface TallyMarkGroup {
  readonly fin: number;
  readonly nombre: number;
  readonly vague: TallyWave | undefined;
  readonly chemins: readonly { readonly d: string; readonly longueur: number }[];
}

/** Length of the stroke that crosses a five, relative to the other strokes. */
const BARRE = 1.5;

/** Groups the new marks one by one or, when they are many, five by five: hundreds of separate animations would drop frames. */
export function groupTallyMarks(
  marques: readonly TallyMark[],
  vagues: readonly TallyWave[],
): readonly TallyMarkGroup[] {
  const lots: TallyMarkGroup[] = [];
  let cinq: TallyMark[] = [];
  const clore = () => {
    const derniere = cinq.at(-1);
    if (derniere === undefined) return;
    const passes = cinq.flatMap(({ passes: siennes }) => siennes);
    const longueur = passes.length / (cinq.length > 1 ? BARRE : 1);
    lots.push({
      fin: derniere.fin,
      nombre: cinq.length,
      vague: vagueDe(derniere, vagues),
      // the strokes of one path are all drawn at the same time
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

function vagueDe({ fin }: TallyMark, vagues: readonly TallyWave[]): TallyWave | undefined {
  let sienne: TallyWave | undefined;
  for (const vague of vagues) if (fin > vague.de && fin <= vague.a) sienne = vague;
  return sienne;
}

/** CSS delay and duration of a group of marks within its wave; `presse` fits the wave in one beat of a reveal. */
export function tallyMarkTiming(
  { fin, nombre: ensemble, vague }: TallyMarkGroup,
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
