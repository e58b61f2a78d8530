/** The credit (author, source, licence) of a quizz made of questions of several ones. Pure. */
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  SOURCE_QUIZZ_LONGUEUR_MAX,
} from "#contracts/limites.ts";
import type { QuizzDOrigineDeQuestion } from "./composition-repository.ts";

const SUITE = "…";

/** As many texts as fit, each once, then three dots. */
function joindre(textes: readonly string[], max: number): string {
  const dits = [...new Set(textes.map((texte) => texte.trim()).filter((texte) => texte !== ""))];
  let joint = "";
  for (const dit of dits) {
    const suivant = joint === "" ? dit : `${joint}\u00A0; ${dit}`;
    if ([...suivant].length > max - SUITE.length)
      return joint === "" ? [...dit].slice(0, max).join("") : joint + SUITE;
    joint = suivant;
  }
  return joint;
}

/**
 * Names the authors of others' quizzes, the titles of all with their own sources, and the licences.
 * @param compte the account that keeps the quizz, which is no author of a credit
 */
export function composerCreditsDesSources(
  sources: readonly QuizzDOrigineDeQuestion[],
  compte: string,
) {
  const dAutrui = sources.filter(({ createur }) => createur !== compte);
  return {
    auteur: joindre(
      dAutrui.map(({ auteur }) => auteur),
      AUTEUR_QUIZZ_LONGUEUR_MAX,
    ),
    source: joindre(
      sources.map(({ title, source }) =>
        source === "" ? `«\u00A0${title}\u00A0»` : `«\u00A0${title}\u00A0» (${source})`,
      ),
      SOURCE_QUIZZ_LONGUEUR_MAX,
    ),
    licence: joindre(
      sources.map(({ licence }) => licence),
      LICENCE_QUIZZ_LONGUEUR_MAX,
    ),
  };
}
