/** A measure in the words of whom it falls on, in letters, mails and on its page (docs/decisions/0094). Pure, the same on both sides. */
import { type GenreAffaire, type GenreMesure, SANS_FIN } from "./moderation.ts";

// where the house is: a letter and the page that it leads to name the same day
const JOUR = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** "jusqu’au 22 décembre 2026", or that nobody knows. */
export const jusquAuJour = (iso: string): string =>
  iso === SANS_FIN ? "jusqu’à nouvel ordre" : `jusqu’au ${JOUR.format(new Date(iso))}`;

/** To whoever may not publish and would: before they save, and when they do. */
export const direSansPublier = (jusque: string): string =>
  `Vous ne pouvez rien rendre public ${jusquAuJour(jusque)}. Gardez ce quizz privé, ou pour vos amis\u00A0: vous pourrez l’enregistrer.`;

/** What a measure is about. */
export interface Objet {
  readonly objet: GenreAffaire;
  /** As it was called; a profile is nobody else's, and its pseudo may have changed since. */
  readonly titre: string;
}

export interface AuSujetDe extends Objet {
  readonly genre: GenreMesure;
  readonly jusque: string | null;
  readonly messages: boolean;
}

/** « Quizz 14 », or "votre profil". */
export const direObjet = ({ objet, titre }: Objet): string =>
  objet === "profil" ? "votre profil" : `«\u00A0${titre}\u00A0»`;

/** What was done, in one sentence. */
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
