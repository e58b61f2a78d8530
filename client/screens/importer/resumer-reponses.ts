/** What a row says of the answers of a question that was read. Pure. */
import type { QuestionLue } from "#formats/lecture.ts";

const autres = (n: number): string => (n === 0 ? "" : ` · ${String(n)} autre${n > 1 ? "s" : ""}`);

/** "4 mois · 3 autres", "4 éléments, dans l’ordre", "une pièce", "Message". */
export function resumerReponses({ type, options, reponse }: QuestionLue): string {
  switch (type) {
    case "choix": {
      const bonnes = reponse.join(", ");
      return `${bonnes}${autres(options.filter((une) => !reponse.includes(une)).length)}`;
    }
    case "ordre":
      return `${String(reponse.length)}\u00A0éléments, dans l’ordre`;
    case "entree":
      return `${reponse[0] ?? ""}${autres(Math.max(0, reponse.length - 1))}`;
    case "rien":
      return "Message";
  }
}
