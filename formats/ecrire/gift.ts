/** Export of a quizz to GIFT, the text format of Moodle, with the list of what GIFT cannot hold. Pure. */
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { QuestionImport } from "../lecture.ts";
import { echapperSignesGift, ecrireTexteGift } from "../outils/gift-signes.ts";
import { trouverEcritureDesReponses } from "./ecriture-des-reponses.ts";
import type { EcartExport } from "./kahoot.ts";

/** The GIFT lines of a question's answers, null when it has none; a text says why GIFT cannot hold the question. */
function reponsesDe(question: QuestionImport): readonly string[] | string | null {
  const { refusGift, ecrireGift } = trouverEcritureDesReponses(question);
  if (refusGift !== null) return refusGift;
  return question.text.trim() === "" ? "GIFT veut un texte." : ecrireGift(question);
}

function pertes({ type, temps, media, preuve, suite, liste }: QuestionImport): string[] {
  const illustree = media !== "" && media !== MEDIA_QUESTION_DEFAUT;
  return [
    ...(temps === 0 ? [] : ["Le temps reste ici."]),
    ...(illustree || (preuve !== null && preuve.media !== "") ? ["Les médias restent ici."] : []),
    ...(suite === null && liste.length === 0 ? [] : ["La suite et la liste restent ici."]),
    ...(type === "rien" && preuve !== null
      ? ["Avec sa preuve, ce message devient dans Moodle une question à rédiger."]
      : []),
  ];
}

/** @returns the GIFT text, and what each question lost in it */
export function ecrireGift({ title, questions }: QuizzDeFichierTrinquizz): {
  readonly texte: string;
  readonly ecarts: readonly EcartExport[];
} {
  const ecarts: EcartExport[] = [];
  const blocs = [`// ${title.replace(/\s+/g, " ")}, par Trinquizz`];
  questions.forEach((question, place) => {
    const rang = place + 1;
    const reponses = reponsesDe(question);
    if (typeof reponses === "string") {
      ecarts.push({ rang, laissee: true, phrase: reponses });
      return;
    }
    ecarts.push(...pertes(question).map((une) => ({ rang, laissee: false, phrase: une })));
    const text = `::Q${rang}:: [plain]${echapperSignesGift(question.text)}`;
    const general =
      question.preuve === null ? [] : [`\t####${ecrireTexteGift(question.preuve.text)}`];
    // braces are written for a general comment too: GIFT has it inside of braces only
    blocs.push(
      reponses === null && general.length === 0
        ? text
        : [`${text} {`, ...(reponses ?? []), ...general, "}"].join("\n"),
    );
  });
  return { texte: `${blocs.join("\n\n")}\n`, ecarts };
}
