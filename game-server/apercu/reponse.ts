/** A preview of the verdict on an answer, for the author of a question: decisions-jeu "Question, reveal, sips". Pure. */
import type { Jugement } from "#contracts/partie.ts";
import type { Question } from "#contracts/quizz.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import {
  compterFautesPardonnees,
  jugerReponseAQuestion,
  lireReponseBrute,
} from "#game/rules/reponses.ts";

export type VerdictDeReponseEnApercu =
  | {
      readonly ok: true;
      readonly jugement: Jugement;
      /** Typing slips that the answer was forgiven. */
      readonly fautes: number;
    }
  | { readonly ok: false; readonly refus: CodeRefus };

/** Reads and judges an answer as a phone would send it. Refuses `reponse_vide` and `reponse_invalide`. */
export function jugerReponseEnApercu(
  question: Question,
  brute: readonly string[],
): VerdictDeReponseEnApercu {
  const lue = lireReponseBrute(question, brute);
  if (!lue.ok) return lue;
  const jugement = jugerReponseAQuestion(question, lue.reponse);
  // a wrong answer shows no slips
  const fautes = jugement === "faux" ? 0 : compterFautesPardonnees(question, lue.reponse);
  return { ok: true, jugement, fautes };
}
