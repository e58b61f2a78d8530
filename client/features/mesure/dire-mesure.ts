/** A measure as whoever it fell on reads it: what was done, what it is worth today. Pure. */
import type { MesureRecue } from "#contracts/moderation.ts";
import { jourCourt, jusquAuJour } from "../../moderation/phrases.ts";

/** What was done, in one sentence. */
export function ceQuiAEteFait({ genre, titre, jusque, messages }: MesureRecue): string {
  const sur = `«\u00A0${titre}\u00A0»`;
  const quand = jusque === null ? "" : ` ${jusquAuJour(jusque)}`;
  switch (genre) {
    case "rien":
      return `Rien à redire à ${sur}.`;
    case "mot":
      return `La modération vous écrit au sujet de ${sur}. Rien n’a été changé.`;
    case "masquer":
      return `${sur} est masqué\u00A0: vous seul le voyez, et vous pouvez toujours le modifier.`;
    case "supprimer":
      return `Ce qui avait été signalé dans ${sur} est supprimé.`;
    case "nePlusPublier":
      return `Vous ne pouvez plus rendre de quizz public${messages ? ", ni envoyer de message," : ""}${quand}.`;
    case "suspendre":
      return `Votre compte est suspendu${quand}\u00A0: vous ne pouvez plus vous y connecter.`;
    case "supprimerCompte":
      return "Votre compte est supprimé, avec ses quizz et ses fichiers.";
  }
}

/** A few words for the head. */
export const TITRES_MESURES: Readonly<Record<MesureRecue["genre"], string>> = {
  rien: "Rien à redire",
  mot: "Un mot de la modération",
  masquer: "Un de vos quizz est masqué",
  supprimer: "La modération a supprimé quelque chose",
  nePlusPublier: "Vous ne pouvez plus publier",
  suspendre: "Votre compte est suspendu",
  supprimerCompte: "Votre compte est supprimé",
};

export type EtatMesure =
  /** It holds, and may be contested. */
  | { readonly nom: "contestable" }
  /** Its answer is awaited. */
  | { readonly nom: "contestee" }
  | { readonly nom: "gardee" }
  | { readonly nom: "levee"; readonly dit: string };

export function etatMesure({ levee, contestation }: MesureRecue): EtatMesure {
  if (levee !== null) return { nom: "levee", dit: `Levée le ${jourCourt(levee)}` };
  if (contestation === null) return { nom: "contestable" };
  return contestation.reponse === null ? { nom: "contestee" } : { nom: "gardee" };
}
