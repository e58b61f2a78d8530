/**
 * The letters of the moderation, word for word: to the account that a measure falls on, to those who reported, about an answer
 * or a lifting (docs/decisions/0094). The mails (api/mails/textes.ts) and the page of a measure take their sentences here. Pure.
 */
import { type GenreAffaire, type GenreMesure, DATE_FIN_MESURE_SANS_FIN } from "./moderation.ts";

// a fixed time zone, so that a letter and the page it links to name the same day
const JOUR = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** End of a measure as a phrase: "jusqu’au 22 décembre 2026", or "jusqu’à nouvel ordre". */
export const direFinDeMesure = (iso: string): string =>
  iso === DATE_FIN_MESURE_SANS_FIN
    ? "jusqu’à nouvel ordre"
    : `jusqu’au ${JOUR.format(new Date(iso))}`;

/** Sentence for an account that may not publish, shown in the editor and when a save is refused. */
export const direInterdictionDePublier = (jusque: string): string =>
  `Vous ne pouvez rien rendre public ${direFinDeMesure(jusque)}. Gardez ce quizz privé, ou pour vos amis\u00A0: vous pourrez l’enregistrer.`;

/** Target of a measure, with the title to write. */
export interface ObjetDeMesure {
  readonly objet: GenreAffaire;
  /**
   * Title of the target when the measure was taken; a profile is called "votre profil", because its pseudo may have
   * changed.
   */
  readonly titre: string;
}

export interface MesureAAnnoncer extends ObjetDeMesure {
  readonly genre: GenreMesure;
  readonly jusque: string | null;
  readonly messages: boolean;
}

/** Target of a measure as a phrase: « Quizz 14 », or "votre profil". */
export const direObjetDeMesure = ({ objet, titre }: ObjetDeMesure): string =>
  objet === "profil" ? "votre profil" : `«\u00A0${titre}\u00A0»`;

/** Sentence that tells an account the measure against it. */
export function direMesure({ genre, jusque, messages, ...objet }: MesureAAnnoncer): string {
  const sur = direObjetDeMesure(objet);
  const quand = jusque === null ? "" : ` ${direFinDeMesure(jusque)}`;
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

type Lettre = MesureAAnnoncer & { readonly raison: string };

const UNE_FOIS = "Vous pouvez répondre une fois, si vous n’êtes pas d’accord.";
const SANS_RETOUR = "Rien ne fera revenir le compte, mais vous pouvez nous répondre une fois.";

/** Letter in the inbox about a measure. */
export const ecrireLettreMesure = (sujet: Lettre): string =>
  [direMesure(sujet), `La raison\u00A0: ${sujet.raison}`, UNE_FOIS].join("\n\n");

/** Paragraphs of the mail about a measure. */
export const ecrirePhrasesMailMesure = (sujet: Lettre): readonly string[] => [
  direMesure(sujet),
  `La raison\u00A0: ${sujet.raison}`,
  sujet.genre === "supprimerCompte" ? SANS_RETOUR : UNE_FOIS,
];

/** Letter to a person who reported: it does not tell which measure was taken. */
export function ecrireLettreAuRapporteur({
  objet,
  titre,
  agi,
}: ObjetDeMesure & { readonly agi: boolean }): string {
  const quoi = objet === "profil" ? "d’un profil" : `de «\u00A0${titre}\u00A0»`;
  return agi
    ? `La modération a lu votre signalement ${quoi}, et elle a agi. Merci d’avoir ouvert l’œil\u00A0: tout le comptoir y gagne.`
    : `La modération a lu votre signalement ${quoi}. Elle n’y a rien trouvé à reprendre, mais vous avez bien fait de le dire\u00A0: merci.`;
}

/** Letter about a measure that is lifted. */
export const ecrireLettreMesureLevee = (objet: ObjetDeMesure): string =>
  `La modération a levé la mesure au sujet de ${direObjetDeMesure(objet)}\u00A0: elle ne tient plus.`;

/** Letter about the answer to a contestation. */
export const ecrireLettreReponseContestation = (
  objet: ObjetDeMesure,
  levee: boolean,
  reponse: string,
): string =>
  [
    levee
      ? `La modération vous a donné raison au sujet de ${direObjetDeMesure(objet)}\u00A0: la mesure est levée.`
      : `La modération a relu sa décision au sujet de ${direObjetDeMesure(objet)}\u00A0: elle la garde.`,
    reponse,
  ].join("\n\n");
