/** What a browser is called from now on, after what the room says: another name given by the host, or a seat found again. Pure. */
import { PSEUDO_MAX } from "#contracts/limites.ts";

const segmenteur = "Segmenter" in Intl ? new Intl.Segmenter("fr") : null;

/** Letters as a person counts them, as the room does. */
const lettres = (texte: string): string[] =>
  segmenteur === null
    ? [...texte]
    : Array.from(segmenteur.segment(texte), ({ segment }) => segment);

/** A twin's number ("Léa 2" for a second Léa) is for this room only, and is not kept; a long name was cut for it. */
export function pseudoRetenu(connu: string, dansLaRoom: string): string {
  if (dansLaRoom === "") return connu;
  const suffixe = / \d+$/.exec(dansLaRoom)?.[0];
  if (connu === "" || suffixe === undefined) return dansLaRoom;
  const debut = lettres(connu)
    .slice(0, PSEUDO_MAX - suffixe.length)
    .join("")
    .trimEnd();
  return debut + suffixe === dansLaRoom ? connu : dansLaRoom;
}
