/** The right answer of a question, as words. Pure. */
import type { VueQuestion } from "#game/schema/etat.ts";

/** Every right option, or the first of the accepted spellings: the others are for judging. */
export function bonneDite({ type, reponse }: VueQuestion, lien = ", "): string {
  return type === "entree" ? (reponse[0] ?? "") : reponse.join(lien);
}
