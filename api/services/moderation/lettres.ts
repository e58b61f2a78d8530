/** What the moderation writes to people: what was decided, why, until when, and how to answer. Pure. */
import type { GenreMesure } from "#contracts/moderation.ts";
import { jusquAu } from "../sanctions.ts";

export interface AuSujetDe {
  readonly genre: GenreMesure;
  readonly titre: string;
  readonly raison: string;
  readonly jusque: string | null;
  readonly messages: boolean;
}

/** What was done, in one sentence. */
export function direMesure({ genre, titre, jusque, messages }: AuSujetDe): string {
  const sur = `«\u00A0${titre}\u00A0»`;
  const quand = jusque === null ? "" : ` ${jusquAu(jusque)}`;
  switch (genre) {
    case "rien":
      return `Rien à redire à ${sur}.`;
    case "mot":
      return `La modération vous écrit au sujet de ${sur}. Rien n’a été changé.`;
    case "masquer":
      return `La modération a masqué ${sur}\u00A0: vous seul le voyez, et vous pouvez toujours le modifier.`;
    case "supprimer":
      return `La modération a supprimé ce qui avait été signalé dans ${sur}.`;
    case "nePlusPublier":
      return `Vous ne pouvez plus rendre de quizz public${messages ? ", ni envoyer de message," : ""}${quand}.`;
    case "suspendre":
      return `Votre compte est suspendu${quand}\u00A0: vous ne pouvez plus vous y connecter.`;
    case "supprimerCompte":
      return "Votre compte a été supprimé, avec ses quizz et ses fichiers.";
  }
}

const UNE_FOIS = "Vous pouvez répondre une fois, si vous n’êtes pas d’accord.";
const SANS_RETOUR = "Rien ne fera revenir le compte, mais vous pouvez nous répondre une fois.";

/** In the inbox. */
export const lettreMesure = (sujet: AuSujetDe): string =>
  [direMesure(sujet), `La raison\u00A0: ${sujet.raison}`, UNE_FOIS].join("\n\n");

/** The paragraphs of the mail. */
export const phrasesMesure = (sujet: AuSujetDe): readonly string[] => [
  direMesure(sujet),
  `La raison\u00A0: ${sujet.raison}`,
  sujet.genre === "supprimerCompte" ? SANS_RETOUR : UNE_FOIS,
];

export const lettreLevee = (titre: string): string =>
  `La modération a levé la mesure au sujet de «\u00A0${titre}\u00A0»\u00A0: elle ne tient plus.`;

export const lettreReponse = (titre: string, levee: boolean, reponse: string): string =>
  [
    levee
      ? `La modération vous a donné raison au sujet de «\u00A0${titre}\u00A0»\u00A0: la mesure est levée.`
      : `La modération a relu sa décision au sujet de «\u00A0${titre}\u00A0»\u00A0: elle la garde.`,
    reponse,
  ].join("\n\n");
