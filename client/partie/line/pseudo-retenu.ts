/** The pseudo that this browser keeps, once the room has said who this is: the host may have changed it. Pure. */
import { PSEUDO_LONGUEUR_MAX } from "#contracts/limites.ts";

const segmenteur = "Segmenter" in Intl ? new Intl.Segmenter("fr") : null;

/** Splits a text into letters as a person counts them, and as the room does. */
const lettres = (texte: string): string[] =>
  segmenteur === null
    ? [...texte]
    : Array.from(segmenteur.segment(texte), ({ segment }) => segment);

/**
 * The pseudo to store: that of the room without a namesake's number ("Léa 2" for a second Léa), which is for this room only and may have
 * shortened the name.
 */
export function calculerPseudoARetenir(connu: string, dansLaRoom: string): string {
  if (dansLaRoom === "") return connu;
  const suffixe = / \d+$/.exec(dansLaRoom)?.[0];
  if (connu === "" || suffixe === undefined) return dansLaRoom;
  const debut = lettres(connu)
    .slice(0, PSEUDO_LONGUEUR_MAX - suffixe.length)
    .join("")
    .trimEnd();
  return debut + suffixe === dansLaRoom ? connu : dansLaRoom;
}
