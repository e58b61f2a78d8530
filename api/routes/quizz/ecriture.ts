/** What writing a quizz and writing a question share. */
import { refusPerime, refusQuizz, TEXTES_EDITION } from "#contracts/edition.ts";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import type { Edition } from "#db/repositories/enregistreur.ts";
import type { RefusDePoids } from "#db/repositories/poids.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import { sansPublication, titreInterdit } from "../../services/sanctions.ts";
import { quizzIntrouvable } from "../../services/introuvables.ts";

/** A question with all its texts (`QUESTION_ENTIERE_MAX`, three bytes a character at the most). */
export const CORPS_MAX = 64 * 1024;
/** A whole quizz whose two hundred questions are all sent, ten kilobytes each (docs/decisions/0076). */
export const CORPS_QUIZZ_MAX = QUESTIONS_MAX * 10 * 1024;

const PERIME = "Ce quizz a été modifié ailleurs.";
const COMPLET = "Ce quizz a déjà 200 questions.";
const LOURD =
  "Ce quizz est trop long\u00A0: ses textes dépassent 2\u00A0Mo. Répartissez ses questions dans plusieurs quizz.";
const SANS_PLACE =
  "Vos quizz et leurs versions prennent déjà 200\u00A0Mo de textes. Supprimez des quizz pour faire de la place.";
const ABSENTE = "Une question de la liste n’existe plus. Rechargez le quizz.";

/** The answers to a save that are refusals, with what the editor does something about. */
export const REFUS_QUIZZ = {
  400: refusQuizz.meta({
    description: "Ce qui ne va pas, et le rang de la question concernée, à partir de 1.",
    examples: [{ message: "Cette proposition existe déjà.", question: 3 }],
  }),
  409: refusPerime.meta({
    description: "Modifié depuis : `date` est celle d’à présent. Sans elle : il est plein.",
    examples: [{ message: PERIME, date: "2026-01-01T00:00:00.000Z" }],
  }),
} as const;

const phraseDebord = (place: number): string =>
  place <= 0
    ? COMPLET
    : `Il reste de la place pour ${String(place)}\u00A0question${place > 1 ? "s" : ""} dans ce quizz\u00A0: ajoutez-en moins, ou faites-en un nouveau.`;

/** Of what a quizz says altogether, and of what an account keeps (docs/decisions/0115). */
export function tropDeTexte({ raison }: RefusDePoids): ErreurHttp {
  return raison === "lourd" ? new ErreurHttp(409, LOURD) : new ErreurHttp(507, SANS_PLACE);
}

/** What was done; throws 400, 404, 409 and 507. */
export function faite<Corps extends object>(issue: Edition<Corps>): Corps & { date: string } {
  if (issue.ok) return issue.fait;
  const { refus } = issue;
  switch (refus.raison) {
    case "inconnu":
      throw quizzIntrouvable();
    case "perime":
      throw new ErreurHttp(409, PERIME, { details: { date: refus.date } });
    case "absente":
      throw new ErreurHttp(400, ABSENTE, { details: { question: refus.rang } });
    case "deborde":
      throw new ErreurHttp(409, phraseDebord(refus.place));
    case "lourd":
    case "sansPlace":
      throw tropDeTexte({ raison: refus.raison });
    case "credit":
      throw new ErreurHttp(400, TEXTES_EDITION[refus.champ]);
    case "sansPublier":
      throw sansPublication(refus.jusque);
    case "mots":
      throw titreInterdit(refus.mots);
    case "complet":
      throw new ErreurHttp(409, COMPLET);
  }
}
