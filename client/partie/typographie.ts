/** French spacing of what people typed: no mark is left alone at the start of a line. For display only, never for sending. */
import type { VueMorceau } from "#game/schema/etat.ts";

const NBSP = "\u00A0";

export function insecables(texte: string): string {
  return texte.replaceAll(/ (?=[:;!?»%€])/g, NBSP).replaceAll("« ", `«${NBSP}`);
}

export function morceauxInsecables(texte: readonly VueMorceau[]): VueMorceau[] {
  return texte.map((morceau) => ({ ...morceau, v: insecables(morceau.v) }));
}
