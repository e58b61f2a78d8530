/** What the moderation writes to people: what was decided, why, until when, and how to answer. Pure. */
import { type AuSujetDe, direMesure, direObjet, type Objet } from "#contracts/moderation-letter.ts";

type Lettre = AuSujetDe & { readonly raison: string };

const UNE_FOIS = "Vous pouvez répondre une fois, si vous n’êtes pas d’accord.";
const SANS_RETOUR = "Rien ne fera revenir le compte, mais vous pouvez nous répondre une fois.";

/** In the inbox. */
export const lettreMesure = (sujet: Lettre): string =>
  [direMesure(sujet), `La raison\u00A0: ${sujet.raison}`, UNE_FOIS].join("\n\n");

/** The paragraphs of the mail. */
export const phrasesMesure = (sujet: Lettre): readonly string[] => [
  direMesure(sujet),
  `La raison\u00A0: ${sujet.raison}`,
  sujet.genre === "supprimerCompte" ? SANS_RETOUR : UNE_FOIS,
];

/** To who reported it: what was decided about somebody is theirs alone. */
export function lettreRapporteur({ objet, titre, agi }: Objet & { readonly agi: boolean }): string {
  const quoi = objet === "profil" ? "d’un profil" : `de «\u00A0${titre}\u00A0»`;
  return agi
    ? `La modération a lu votre signalement ${quoi}, et elle a agi. Merci d’avoir ouvert l’œil\u00A0: tout le comptoir y gagne.`
    : `La modération a lu votre signalement ${quoi}. Elle n’y a rien trouvé à reprendre, mais vous avez bien fait de le dire\u00A0: merci.`;
}

export const lettreLevee = (objet: Objet): string =>
  `La modération a levé la mesure au sujet de ${direObjet(objet)}\u00A0: elle ne tient plus.`;

export const lettreReponse = (objet: Objet, levee: boolean, reponse: string): string =>
  [
    levee
      ? `La modération vous a donné raison au sujet de ${direObjet(objet)}\u00A0: la mesure est levée.`
      : `La modération a relu sa décision au sujet de ${direObjet(objet)}\u00A0: elle la garde.`,
    reponse,
  ].join("\n\n");
