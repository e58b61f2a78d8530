/** The words of the host's buttons for the sips that a card or a question names (`offre`). Pure. */
import type { Vue, VueOffre } from "#game/schema/etat.ts";
import { gorgees } from "../../partie/mots/gorgees.ts";
import { pseudoDe } from "../../partie/joueurs.ts";
import { buveurs, enumerer } from "./joueurs.ts";

/** Whether the players that the text names are still there to drink. */
export function nomme(vue: Vue, { nommee, cibles }: VueOffre): boolean {
  const presents = new Set(buveurs(vue).map(({ id }) => id));
  return nommee && cibles.every((id) => presents.has(id));
}

/**
 * Whether the sips that a text names may be written. On a judged card, they wait for the verdict; those that lost are never
 * written.
 */
export const estAEcrire = ({ scrutin }: Vue, { selon }: VueOffre): boolean =>
  selon !== "perdue" && (selon === "" || scrutin === undefined || scrutin.phase === "rendu");

export const estServie = ({ nommee, prises }: VueOffre): boolean => nommee && prises > 0;

export function direOffre(vue: Vue, offre: VueOffre): string {
  const { sens, cibles, gorgees: n, prises } = offre;
  if (!nomme(vue, offre)) return prises > 0 ? encore(offre) : demander(offre);
  const noms = enumerer(cibles.map((id) => pseudoDe(vue, id)));
  if (sens === "distribuer")
    return `${noms} ${cibles.length > 1 ? "distribuent" : "distribue"} ${gorgees(n)}`;
  return `${signe(offre)} à ${noms}`;
}

const signe = ({ sens, gorgees: n }: VueOffre): string =>
  sens === "effacer" ? `\u2212${String(n)}` : `+${String(n)}`;

export function demander(offre: VueOffre): string {
  return offre.sens === "distribuer"
    ? `Qui distribue ${gorgees(offre.gorgees)}\u00A0?`
    : `${signe(offre)} à qui\u00A0?`;
}

/** Text of the button that writes the named sips once more. */
const encore = (offre: VueOffre): string =>
  offre.sens === "distribuer"
    ? `Qui d’autre distribue ${gorgees(offre.gorgees)}\u00A0?`
    : `${signe(offre)} à qui d’autre\u00A0?`;
