/** The readings that a screen may ask for, which do not change the game: `contracts/consultation.ts`. Pure. */
import {
  type Consultation,
  LIGNES_ARDOISE_PAR_PAGE,
  type ReponseConsultation,
} from "#contracts/consultation.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { trouverComposition, trouverIdDuQuizzDeLaQuestion } from "./composition.ts";
import { lireTraitsDesDessins } from "./dessins.ts";
import { calculerNumeroDeQuestionA, trouverQuestionCourante } from "./selection.ts";
import type { Partie } from "./types.ts";

/**
 * Answers a reading. Drawings are for every player; the rest is for the host only, since the id of a quizz would let a
 * phone look up the answers.
 */
export function repondreConsultation(
  partie: Partie,
  demande: Consultation,
  auteur: string,
): ReponseConsultation {
  if (demande.quoi === "dessins")
    return auteur === ""
      ? { quoi: "refus", refus: "joueur_inconnu" }
      : { quoi: "dessins", dessins: lireTraitsDesDessins(partie, demande.numeros) };
  if (auteur !== CLE_CREATEUR) return { quoi: "refus", refus: "hote_seulement" };
  if (demande.quoi === "references") {
    const id = partie.quizz?._id ?? partie.choix?._id ?? null;
    const question = trouverQuestionCourante(partie)?._id;
    return {
      quoi: "references",
      quizzId: id === null ? null : trouverIdDuQuizzDeLaQuestion(partie, id, question),
      questionId: question ?? null,
    };
  }
  if (demande.quoi === "composition")
    return {
      quoi: "composition",
      _id: partie.choix?._id ?? null,
      tiree: trouverComposition(partie, partie.choix?._id ?? ""),
    };
  if (demande.quoi === "joues") return { quoi: "joues", ids: [...partie.joues] };
  const { avant = Number.POSITIVE_INFINITY } = demande;
  const anciennes = partie.ardoise.filter(({ id }) => id < avant);
  const suite = anciennes.length > LIGNES_ARDOISE_PAR_PAGE;
  const reports = Object.entries(partie.comptes).flatMap(([qui, { gorgees, lignes }]) =>
    lignes > 0 ? [{ qui, gorgees }] : [],
  );
  return {
    quoi: "ardoise",
    lignes: anciennes
      .slice(-LIGNES_ARDOISE_PAR_PAGE)
      .toReversed()
      .map(({ offre: _, sur: _sur, ...lue }) =>
        Object.assign(lue, { numero: calculerNumeroDeQuestionA(partie, lue.position) }),
      ),
    suite,
    reports: suite ? [] : reports,
  };
}
