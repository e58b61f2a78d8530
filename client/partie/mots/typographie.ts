/** Text that people typed, within our own sentences. For display only, never for sending. */
import type { VueMorceau } from "#game/schema/etat.ts";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";

/** The mark that ends a sentence after this text: none where the text has its own. */
export const choisirPointFinal = (texte: string): string => (/[.!?…]\s*$/.test(texte) ? "" : ".");

/** A typed text, quoted at the end of a sentence. */
export const citerEnFinDePhrase = (texte: string): string =>
  `«\u00A0${mettreEspacesInsecables(texte)}\u00A0»${choisirPointFinal(texte)}`;

export function mettreEspacesInsecablesAuxMorceaux(texte: readonly VueMorceau[]): VueMorceau[] {
  return texte.map((morceau) => ({ ...morceau, v: mettreEspacesInsecables(morceau.v) }));
}

const nombre = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A time in words: "3,2 s". @param ms rounded up to a tenth of a second, so that nobody is shown faster than they were */
export const direSecondes = (ms: number): string =>
  `${nombre.format(Math.ceil(ms / 100) / 10)}\u00A0s`;
