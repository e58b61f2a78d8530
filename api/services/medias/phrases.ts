/** Where a file is used, told to whoever wants to delete it. */
import type { UsageMedia } from "#contracts/medias.ts";

const NOMBRES = [
  "Aucune",
  "Une",
  "Deux",
  "Trois",
  "Quatre",
  "Cinq",
  "Six",
  "Sept",
  "Huit",
  "Neuf",
  "Dix",
] as const;
/** Places that are named; the others are counted. */
const NOMMES_MAX = 3;
const OU = { media: "", preuve: " (preuve)", suite: " (suite)" } as const;

/** "Deux questions se servent encore de ce fichier : …" `usages`: one at least. */
export function phraseEncoreUtile(usages: readonly UsageMedia[]): string {
  const questions = new Set(usages.map(({ question, quizz }) => question?._id ?? quizz._id)).size;
  const debut =
    questions === 1
      ? "Une question se sert encore"
      : `${NOMBRES[questions] ?? questions} questions se servent encore`;
  const lieux = usages.slice(0, NOMMES_MAX).map(({ quizz, question, ou }) => {
    const numero = question === null ? "" : `, question\u00A0${question.rang + 1}`;
    return `«\u00A0${quizz.title}\u00A0»${numero}${OU[ou]}`;
  });
  const reste = usages.length - lieux.length;
  const suite = reste === 0 ? "" : ` et ${reste}\u00A0autre${reste > 1 ? "s" : ""}`;
  return `${debut} de ce fichier\u00A0: ${lieux.join("\u00A0; ")}${suite}. Remplacez-le d’abord.`;
}
