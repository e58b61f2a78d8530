/** A quizz as GIFT, for Moodle, and what does not fit in there. Pure. */
import type { QuizzDeFichier } from "#contracts/fichier.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { QuestionLue } from "../lecture.ts";
import { echapper } from "../outils/gift-signes.ts";
import type { Ecart } from "./kahoot.ts";

/** Of an answer that earns a bonus here: GIFT knows more and less right only. */
const POIDS_BONUS = 50;

/** A text that begins like a weight is given one. */
const reponse = (signe: "=" | "~", texte: string, poids: number | null = null): string => {
  const dit =
    poids ?? (texte.startsWith("%") || texte.startsWith("[") ? (signe === "=" ? 100 : 0) : null);
  return `\t${signe}${dit === null ? "" : `%${dit}%`}${echapper(texte)}`;
};

function reponsesDe({ type, options, reponse: bonnes, precis }: QuestionLue): string[] | null {
  switch (type) {
    case "choix":
      return options.map((option) =>
        bonnes.includes(option)
          ? reponse("=", option)
          : reponse("~", option, precis.includes(option) ? POIDS_BONUS : null),
      );
    case "entree":
      return [
        ...bonnes.map((texte) => reponse("=", texte)),
        ...precis.map((texte) => reponse("=", texte, POIDS_BONUS)),
      ];
    case "rien":
      return [];
    case "ordre":
      return null;
  }
}

/** Why a question cannot go; null: it can. */
function refus({ type, text, options, reponse: bonnes }: QuestionLue): string | null {
  if (type === "ordre") return "GIFT n’a pas de question à ranger.";
  if (text.trim() === "") return "GIFT veut un texte.";
  if (type === "choix" && !options.some((option) => !bonnes.includes(option)))
    return "GIFT veut au moins une proposition fausse.";
  const fleches = bonnes.filter((texte) => texte.includes("->")).length;
  return type === "entree" && (bonnes.length === 0 || fleches > 0)
    ? "GIFT ne sait pas l’écrire\u00A0: pas de réponse, ou une flèche dedans."
    : null;
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
    const phrase = refus(question);
    const reponses = reponsesDe(question);
    if (phrase !== null || reponses === null) {
      ecarts.push({ rang, laissee: true, phrase: phrase ?? "" });
      return;
    }
    ecarts.push(...pertes(question).map((une) => ({ rang, laissee: false, phrase: une })));
    const text = `::Q${rang}:: [plain]${echapper(question.text)}`;
    const general = question.preuve === null ? [] : [`\t####${echapper(question.preuve.text)}`];
    blocs.push(
      question.type === "rien" ? text : [`${text} {`, ...reponses, ...general, "}"].join("\n"),
    );
  });
  return { texte: `${blocs.join("\n\n")}\n`, ecarts };
}
