/** A player's own place in the middle of a game, and what it would take to climb. Pure. */
import type { VueClassement } from "#game/schema/etat.ts";
import { direPoints } from "./dire-soir.ts";

/** Names that a phone has room for. */
const NOMS_MAX = 2;
const liste = new Intl.ListFormat("fr", { type: "conjunction" });

export interface PlaceDite {
  /** "3ᵉ", or "En tête". */
  readonly place: string;
  readonly suite: string;
}

function noms(ids: readonly string[], nommer: (id: string) => string): string {
  const dits = ids.slice(0, ids.length > NOMS_MAX ? 1 : NOMS_MAX).map(nommer);
  const autres = ids.length - dits.length;
  return liste.format(autres === 0 ? dits : [...dits, `${String(autres)} autres`]);
}

/** Null for who has no line. `nommer`: the pseudo of a key. */
export function direPlace(
  { lignes }: VueClassement,
  moi: string,
  nommer: (id: string) => string,
): PlaceDite | null {
  const mienne = lignes.find(({ id }) => id === moi);
  if (mienne === undefined) return null;
  const { rang, score, ecart, devant } = mienne;
  if (rang === 1 && devant.length === 0) {
    const suivants = lignes.filter(({ id }) => id !== moi).map((ligne) => ligne.score);
    const avance = score - Math.max(0, ...suivants);
    return { place: "En tête", suite: avance > 0 ? `${direPoints(avance)} d’avance.` : "" };
  }
  const depasser = `${direPoints(ecart)} et tu passes devant`;
  if (rang === 1)
    return { place: "En tête", suite: `À égalité avec ${noms(devant, nommer)}. ${depasser}.` };
  return { place: `${String(rang)}ᵉ`, suite: `${depasser} ${noms(devant, nommer)}.` };
}
