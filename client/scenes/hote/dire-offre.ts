/** The words of the host's buttons for the sips that a card or a question names (`offre`). Pure. */
import type { Vue, VueOffreDeGorgees } from "#game/schema/etat.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { pseudoDuJoueur } from "../../partie/joueurs.ts";
import { listerJoueursAvecLigneArdoise } from "./joueurs.ts";
import { enumererNoms } from "../../ui/typographie.tsx";

/** Whether the players that the text names are still there to drink. */
export function estOffreDontLesNommesSontTousPresents(
  vue: Vue,
  { nommee, cibles }: VueOffreDeGorgees,
): boolean {
  const presents = new Set(listerJoueursAvecLigneArdoise(vue).map(({ id }) => id));
  return nommee && cibles.every((id) => presents.has(id));
}

/**
 * Whether the sips that a text names may be written. On a judged card, they wait for the verdict; those that lost are never
 * written.
 */
export const estOffreAEcrire = ({ scrutin }: Vue, { selon }: VueOffreDeGorgees): boolean =>
  selon !== "perdue" && (selon === "" || scrutin === undefined || scrutin.phase === "rendu");

export const estOffreServie = ({ nommee, prises }: VueOffreDeGorgees): boolean =>
  nommee && prises > 0;

/** The label of the button that writes an offer: for whom, or the question for whom when it names nobody. */
export function direLibelleDuBoutonDOffre(vue: Vue, offre: VueOffreDeGorgees): string {
  const { sens, cibles, gorgees: n, prises } = offre;
  if (!estOffreDontLesNommesSontTousPresents(vue, offre))
    return prises > 0 ? encore(offre) : direQuestionPourQuiOffre(offre);
  const noms = enumererNoms(cibles.map((id) => pseudoDuJoueur(vue, id)));
  if (sens === "distribuer")
    return `${noms} ${cibles.length > 1 ? "distribuent" : "distribue"} ${direGorgees(n)}`;
  return `${signe(offre)} à ${noms}`;
}

const signe = ({ sens, gorgees: n }: VueOffreDeGorgees): string =>
  sens === "effacer" ? `\u2212${String(n)}` : `+${String(n)}`;

export function direQuestionPourQuiOffre(offre: VueOffreDeGorgees): string {
  return offre.sens === "distribuer"
    ? `Qui distribue ${direGorgees(offre.gorgees)}\u00A0?`
    : `${signe(offre)} à qui\u00A0?`;
}

/** Text of the button that writes the named sips for one more player. */
const encore = (offre: VueOffreDeGorgees): string =>
  offre.sens === "distribuer"
    ? `Qui d’autre distribue ${direGorgees(offre.gorgees)}\u00A0?`
    : `${signe(offre)} à qui d’autre\u00A0?`;
