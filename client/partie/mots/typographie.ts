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

/** "3,2 s", of milliseconds, rounded up: a rounded time is never that of somebody who was faster. */
export const direSecondes = (ms: number): string =>
  `${nombre.format(Math.ceil(ms / 100) / 10)}\u00A0s`;
