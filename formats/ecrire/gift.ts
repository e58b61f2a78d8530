/** A quizz as GIFT, for Moodle, and what does not fit in there. Pure. */
import type { QuizzDeFichier } from "#contracts/trinquizz-file.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { QuestionLue } from "../lecture.ts";
import { echapper } from "../outils/gift-signes.ts";
import { TYPES_DANS_UN_FICHIER } from "../types-de-question.ts";
import type { Ecart } from "./kahoot.ts";

/** The lines of the answers, null when there are none to write; a text says why the question cannot go. */
function reponsesDe(question: QuestionLue): readonly string[] | string | null {
  const { refusGift, ecrireGift } = TYPES_DANS_UN_FICHIER[question.type];
  if (refusGift !== null) return refusGift;
  return question.text.trim() === "" ? "GIFT veut un texte." : ecrireGift(question);
}

function pertes({ temps, media, preuve, suite, liste }: QuestionLue): string[] {
  const illustree = media !== "" && media !== MEDIA_QUESTION_DEFAUT;
  return [
    ...(temps === 0 ? [] : ["Le temps reste ici."]),
    ...(illustree || (preuve !== null && preuve.media !== "") ? ["Les médias restent ici."] : []),
    ...(suite === null && liste.length === 0 ? [] : ["La suite et la liste restent ici."]),
  ];
}

/** @returns the text, and question by question what is not in it */
export function ecrireGift({ title, questions }: QuizzDeFichier): {
  readonly texte: string;
  readonly ecarts: readonly Ecart[];
} {
  const ecarts: Ecart[] = [];
  const blocs = [`// ${title.replace(/\s+/g, " ")}, par Trinquizz`];
  questions.forEach((question, place) => {
    const rang = place + 1;
    const reponses = reponsesDe(question);
    if (typeof reponses === "string") {
      ecarts.push({ rang, laissee: true, phrase: reponses });
      return;
    }
    ecarts.push(...pertes(question).map((une) => ({ rang, laissee: false, phrase: une })));
    const text = `::Q${rang}:: [plain]${echapper(question.text)}`;
    const general = question.preuve === null ? [] : [`\t####${echapper(question.preuve.text)}`];
    blocs.push(reponses === null ? text : [`${text} {`, ...reponses, ...general, "}"].join("\n"));
  });
  return { texte: `${blocs.join("\n\n")}\n`, ecarts };
}
