/** State and title of a measure, for the member it concerns. Pure. */
import type { MesureVueParCompteVise } from "#contracts/moderation.ts";
import { direJourEnChiffres } from "../../moderation/phrases.ts";

/** Titles of the page that shows a measure to its member. */
export const TITRES_MESURES: Readonly<Record<MesureVueParCompteVise["genre"], string>> = {
  rien: "Rien à redire",
  mot: "Un mot de la modération",
  masquer: "Un de vos quizz est masqué",
  supprimer: "La modération a supprimé quelque chose",
  nePlusPublier: "Vous ne pouvez plus publier",
  suspendre: "Votre compte est suspendu",
  supprimerCompte: "Votre compte est supprimé",
};

export interface EtatMesure {
  /**
   * `contestable`: neither lifted nor contested, whether it still holds or its time is over. `contestee`: waits for the answer.
   * `gardee`: kept after the contestation.
   */
  readonly nom: "contestable" | "contestee" | "gardee" | "levee";
  readonly dit: string;
}

/** The state of a measure for its member. @param maintenant milliseconds since 1970 */
export function calculerEtatDeMesure(
  { levee, contestation, jusque }: MesureVueParCompteVise,
  maintenant: number,
): EtatMesure {
  if (levee !== null) return { nom: "levee", dit: `Levée le ${direJourEnChiffres(levee)}` };
  if (contestation === null)
    return {
      nom: "contestable",
      dit:
        jusque !== null && Date.parse(jusque) <= maintenant
          ? `Terminée le ${direJourEnChiffres(jusque)}`
          : "En vigueur",
    };
  return contestation.reponse === null
    ? { nom: "contestee", dit: "Contestée, réponse à venir" }
    : { nom: "gardee", dit: "Gardée après votre contestation" };
}
