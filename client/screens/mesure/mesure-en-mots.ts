/** State and title of a measure, for the member it concerns. Pure. */
import type { MesureVueParAuteur } from "#contracts/moderation.ts";
import { direJourEnChiffres } from "../../moderation/phrases.ts";

/** Titles of the page that shows a measure to its member. */
export const TITRES_MESURES: Readonly<Record<MesureVueParAuteur["genre"], string>> = {
  rien: "Rien à redire",
  mot: "Un mot de la modération",
  masquer: "Un de vos quizz est masqué",
  supprimer: "La modération a supprimé quelque chose",
  nePlusPublier: "Vous ne pouvez plus publier",
  suspendre: "Votre compte est suspendu",
  supprimerCompte: "Votre compte est supprimé",
};

export type EtatMesure =
  /** The measure is in force, and may be contested. */
  | { readonly nom: "contestable" }
  /** The measure is contested, and waits for the answer. */
  | { readonly nom: "contestee" }
  | { readonly nom: "gardee" }
  | { readonly nom: "levee"; readonly dit: string };

/** The state of a measure for its member; only a lifted one comes with words. */
export function calculerEtatDeMesure({ levee, contestation }: MesureVueParAuteur): EtatMesure {
  if (levee !== null) return { nom: "levee", dit: `Levée le ${direJourEnChiffres(levee)}` };
  if (contestation === null) return { nom: "contestable" };
  return contestation.reponse === null ? { nom: "contestee" } : { nom: "gardee" };
}
