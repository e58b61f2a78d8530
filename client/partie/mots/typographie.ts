/** What people typed, within our own sentences. For display only, never for sending. */
import type { VueMorceau } from "#game/schema/etat.ts";
import { insecables } from "../../ui/insecables.ts";

/** What ends a sentence after these words: nothing when they bring their own mark. */
export const point = (texte: string): string => (/[.!?…]\s*$/.test(texte) ? "" : ".");

/** Words that somebody typed, quoted at the end of a sentence. */
export const enCitation = (texte: string): string =>
  `«\u00A0${insecables(texte)}\u00A0»${point(texte)}`;

export function morceauxInsecables(texte: readonly VueMorceau[]): VueMorceau[] {
  return texte.map((morceau) => ({ ...morceau, v: insecables(morceau.v) }));
}
