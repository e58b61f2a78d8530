/** Answers counted by question, for the author of the quizz: decisions/0080. Pure. */
import type { Jugement } from "#contracts/partie.ts";
import type { Question } from "#contracts/quizz.ts";
import {
  FAUSSES_GARDEES_PAR_QUESTION_ET_PARTIE_MAX,
  type ReleveStatistiqueDeQuestion,
} from "#contracts/statistiques.ts";
import { composerReponsePourStatistiques } from "./reponses.ts";
import { trouverQuestionCouranteAJuger, estRoomLocale } from "./selection.ts";
import type { Partie } from "./types.ts";
import type { Manche } from "./types/manche.ts";

/**
 * Counts the answers to the current question again after each change of a verdict. A skipped question has none.
 */
export function recompterStatistiquesDeQuestion(avant: Partie, partie: Partie): Partie {
  const { manche, statistiques } = partie;
  const question = trouverQuestionCouranteAJuger(partie);
  if (manche === null || question === undefined) return partie;
  if (manche.jugements === avant.manche?.jugements || Object.keys(manche.jugements).length === 0)
    return partie;
  const releve = releverManche(question, manche, estRoomLocale(partie));
  return { ...partie, statistiques: { ...statistiques, [question._id]: releve } };
}

function releverManche(
  question: Question,
  { jugements, reponses }: Manche,
  locale: boolean,
): ReleveStatistiqueDeQuestion {
  const donnees = Object.entries(jugements).map(([id, verdict]) => ({
    donnee: reponses[id] ?? [],
    verdict,
  }));
  return composerReleveStatistiqueDeQuestion(question, donnees, locale);
}

/**
 * Counts of the answers to one question.
 * @param locale whether answers were said aloud, so that only verdicts are known
 */
export function composerReleveStatistiqueDeQuestion(
  question: Pick<Question, "type">,
  donnees: readonly { readonly donnee: readonly string[]; readonly verdict: Jugement }[],
  locale: boolean,
): ReleveStatistiqueDeQuestion {
  let justes = 0;
  let posees = 0;
  const fausses = new Map<string, { cle: string; texte: string; fois: number }>();
  for (const { donnee, verdict } of donnees) {
    const muette = donnee.length === 0;
    // a wrong verdict without an answer is not counted: the player let the time pass; in local mode the host may have heard an answer
    if (muette && verdict === "faux" && !locale) continue;
    posees++;
    if (verdict !== "faux") justes++;
    else if (!muette) {
      const { cle, texte } = composerReponsePourStatistiques(question, donnee);
      const { fois, ...dite } = fausses.get(cle) ?? { cle, texte, fois: 0 };
      fausses.set(cle, { ...dite, fois: fois + 1 });
    }
  }
  const rangees = [...fausses.values()].toSorted((a, b) => b.fois - a.fois);
  return { posees, justes, fausses: rangees.slice(0, FAUSSES_GARDEES_PAR_QUESTION_ET_PARTIE_MAX) };
}
