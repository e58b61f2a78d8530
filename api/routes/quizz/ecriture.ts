/** What writing a quizz and writing a question share. */
import type { Edition } from "#db/repositories/edition-repository.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import { quizzIntrouvable } from "../../services/introuvables.ts";

/** Two hundred ids of questions, or a question with all its texts. */
export const CORPS_MAX = 64 * 1024;

/** What was done; throws 404 and 409. */
export function faite<Corps extends object>(issue: Edition<Corps>): Corps & { date: string } {
  if (issue === "inconnu") throw quizzIntrouvable();
  if (issue === "perime") throw new ErreurHttp(409, "Ce quizz a été modifié ailleurs.");
  if (issue === "complet") throw new ErreurHttp(409, "Ce quizz a déjà 200 questions.");
  return issue;
}
