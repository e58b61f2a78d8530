/** The lines of a pasted text, before anything is made of them: what a messaging service or an assistant wrote around is taken away. Pure. */
import { nettoyer } from "./ligne.ts";
import type { LigneDeTexte } from "./options-ecrites.ts";

/** Lines that say nothing: fences and rules. */
const DECOR = /^(?:`{3}.*|~{3}.*|[-*_=–—]{3,})$/;
/** "### Question 2", "**Question 2 :**" alone on its line: what follows is the question. */
const ETIQUETTE_SEULE =
  /^(?:#{1,6}\s*)?(?:\*\*|__)?\s*q(?:uestion)?\s*(?:n°\s*)?\d{1,3}\s*[.):–-]?\s*(?:\*\*|__)?\s*:?$/i;
/** "[22/11/2026 21:04] Tom: ", "22/11/2026, 21:04 - Tom: ". */
const EXPEDITEUR =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+(?:à\s+)?\d{1,2}[:h]\d{2}(?::\d{2})?\]?\s*[-–]?\s*[^:\n]{1,40}:\s+/;
const DEMANDE = /^(?:\*\*|__)?q(?:uestion)?\s*:\s*(?:\*\*|__)?\s*(?=\S)/i;
const REPOND = /^(?:\*\*|__)?[ra]\s*:\s*(?:\*\*|__)?\s*(?=\S)/i;

/** @param brutes as they are in the text; each keeps its number, from 1 */
export function lignesDeTexte(brutes: readonly string[]): readonly LigneDeTexte[] {
  const nettes = brutes.map((une) => nettoyer(une).replace(EXPEDITEUR, ""));
  // "A: …" is an answer where there is a "Q: …", and a label elsewhere
  const dialogue = nettes.some((une) => DEMANDE.test(une) && !ETIQUETTE_SEULE.test(une));
  return nettes.flatMap((net, rang) => {
    const ligne = rang + 1;
    if (DECOR.test(net) || ETIQUETTE_SEULE.test(net)) return [{ ligne, texte: "" }];
    if (dialogue && DEMANDE.test(net))
      return [
        { ligne, texte: "" },
        { ligne, texte: net.replace(DEMANDE, "") },
      ];
    return [{ ligne, texte: dialogue ? net.replace(REPOND, "Réponse : ") : net }];
  });
}

const demande = ({ texte }: LigneDeTexte): boolean => /[?？]\s*(?:\*\*|__)?$/.test(texte);
const marquee = ({ texte }: LigneDeTexte): boolean =>
  /^(?:[*=]|\[[xX✓✔]\]|[✓✔✅☑])|[*✓✔✅]\uFE0F?$|^(?:bonne )?r[ée]ponses?\s*:/iu.test(texte);

/**
 * Questions without anything between them: one line asks and the next answers, all along; or each has its options and its right
 * one. As it was when that is not plain: an option may be a question too.
 */
export function separerQuestions(
  bloc: readonly LigneDeTexte[],
): readonly (readonly LigneDeTexte[])[] {
  const pieces: LigneDeTexte[][] = [];
  for (const ligne of bloc) {
    if (pieces.length === 0 || (demande(ligne) && !marquee(ligne))) pieces.push([]);
    pieces.at(-1)?.push(ligne);
  }
  const justes = [
    (piece: readonly LigneDeTexte[]) => piece.length === 2,
    (piece: readonly LigneDeTexte[]) => piece.length > 2 && piece.some(marquee),
  ];
  const commence = bloc[0] !== undefined && demande(bloc[0]);
  return commence && justes.some((juste) => pieces.every(juste)) ? pieces : [bloc];
}
