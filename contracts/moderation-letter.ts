/**
 * Words of a measure for the account it falls on: letters, mails, its page (docs/decisions/0094). Pure; server and client
 * share it.
 */
import { type GenreAffaire, type GenreMesure, SANS_FIN } from "./moderation.ts";

// a fixed time zone, so that a letter and the page it links to name the same day
const JOUR = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** Phrase "jusqu’au 22 décembre 2026", or "jusqu’à nouvel ordre". */
export const jusquAuJour = (iso: string): string =>
  iso === SANS_FIN ? "jusqu’à nouvel ordre" : `jusqu’au ${JOUR.format(new Date(iso))}`;

/** Sentence for an account that may not publish, before and at a save. */
export const direSansPublier = (jusque: string): string =>
  `Vous ne pouvez rien rendre public ${jusquAuJour(jusque)}. Gardez ce quizz privé, ou pour vos amis\u00A0: vous pourrez l’enregistrer.`;

/** Target of a measure. */
export interface Objet {
  readonly objet: GenreAffaire;
  /** Title at that time; a profile is called "votre profil", because its pseudo may have changed. */
  readonly titre: string;
}

export interface AuSujetDe extends Objet {
  readonly genre: GenreMesure;
  readonly jusque: string | null;
  readonly messages: boolean;
}

/** Phrase « Quizz 14 », or "votre profil". */
export const direObjet = ({ objet, titre }: Objet): string =>
  objet === "profil" ? "votre profil" : `«\u00A0${titre}\u00A0»`;

/** The measure in one sentence. */
export function direMesure({ genre, jusque, messages, ...objet }: AuSujetDe): string {
  const sur = direObjet(objet);
  const quand = jusque === null ? "" : ` ${jusquAuJour(jusque)}`;
  switch (genre) {
    case "rien":
      return `Rien à redire à ${sur}.`;
    case "mot":
      return `La modération vous écrit au sujet de ${sur}. Rien n’a été changé.`;
    case "masquer":
      return `La modération a masqué ${sur}\u00A0: personne d’autre ne le voit, et vous pouvez toujours le modifier.`;
    case "supprimer":
      return objet.objet === "profil"
        ? "La modération a effacé la description de votre profil."
        : `La modération a supprimé ce qui avait été signalé dans ${sur}.`;
    case "nePlusPublier":
      return `Vous ne pouvez plus rendre de quizz public${messages ? ", ni envoyer de message," : ""}${quand}.`;
    case "suspendre":
      return `Votre compte est suspendu${quand}\u00A0: vous ne pouvez plus vous y connecter.`;
    case "supprimerCompte":
      return "Votre compte a été supprimé, avec ses quizz et ses fichiers.";
  }
}
