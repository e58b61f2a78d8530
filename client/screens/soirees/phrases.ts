/** French words of the reports of evenings. Pure. */
import type { BilanDeQuestion, LigneListeSoirees } from "#contracts/compte-rendu.ts";
import { direJourDeSoiree } from "../../scenes/date-de-soiree.ts";
import { enumererNoms } from "../../ui/typographie.tsx";

const compter = (n: number, un: string, plusieurs = `${un}s`): string =>
  `${n.toLocaleString("fr-FR")}\u00A0${n > 1 ? plusieurs : un}`;

/** Name of an evening by its date: "Soirée du samedi 28 novembre". */
export const direNomDeSoiree = (date: string): string =>
  `Soirée du ${direJourDeSoiree(new Date(date))}`;

/** The line under the name of an evening in the list: "3 quizz, 8 joueurs". */
export const direLigneDeSoiree = ({ titres, nbJoueurs }: LigneListeSoirees): string =>
  `${compter(titres.length, "quizz", "quizz")}, ${compter(nbJoueurs, "joueur")}`;

/** How many of the players who were asked were right: "5 sur 8 ont trouvé", "Pas de réponse" when nobody was asked. */
export function direCombienOntTrouve({
  posees,
  justes,
}: Pick<BilanDeQuestion, "posees" | "justes">): string {
  if (posees === 0) return "Pas de réponse";
  if (justes === 0) return `Personne n’a trouvé, sur ${String(posees)}`;
  if (justes === posees) return posees === 1 ? "Trouvé" : `Tous ont trouvé (${String(posees)})`;
  return `${String(justes)}\u00A0sur\u00A0${String(posees)} ${justes > 1 ? "ont" : "a"} trouvé`;
}

/** The effect of accepting an answer: who wins a point, and whether the quizz knows the answer now. */
export function direReponseAcceptee(
  reponse: string,
  { joueurs, quizz }: { readonly joueurs: readonly string[]; readonly quizz: boolean },
): string {
  const gagne =
    joueurs.length === 0
      ? `Aucune réponse refusée ne dit «\u00A0${reponse}\u00A0»\u00A0: rien n’a changé.`
      : `«\u00A0${reponse}\u00A0» est acceptée\u00A0: un point de plus pour ${enumererNoms(joueurs)}.`;
  return quizz ? `${gagne} Votre quizz l’accepte désormais.` : gagne;
}
