/**
 * What screens say of each type of question, wherever they show it. What depends only on how a question is answered (`trouverManiereDeRepondre`) is
 * in each screen. Pure.
 */
import { trouverManiereDeRepondre, type Question, type TypeQuestion } from "#contracts/quizz.ts";
import type { QuestionImport } from "#formats/lecture.ts";
import type { QuestionEcrite } from "../document/question-ecrite.ts";
import type { NomIcone } from "../ui/icones.tsx";

interface TypeAffiche {
  readonly nom: string;
  readonly icone: NomIcone;
  /** How to answer, on the host's screen; null when the question itself says it. `locale`: the players answer aloud. */
  readonly consigne: (locale: boolean) => string | null;
  /** Line under the question's text in the editor's list. */
  readonly resumerEcrite: (question: QuestionEcrite) => string;
  /** Answers of a question read from a file, in the importer's list. */
  readonly resumerLue: (question: QuestionImport) => string;
  /** Right answer on the printed page of answers; null for a message. */
  readonly imprimer: (question: Question) => string | null;
}

const LETTRES = "ABCDEF";

const compter = (n: number, nom: string): string => `${String(n)}\u00A0${nom}${n > 1 ? "s" : ""}`;
const autres = (n: number): string => (n === 0 ? "" : ` · ${String(n)} autre${n > 1 ? "s" : ""}`);
const ecrites = ({ propositions }: QuestionEcrite) =>
  propositions.filter(({ texte }) => texte.trim() !== "");

/** The accepted answers for the printed page of answers, bonus ones last: each as it is written, and as it is printed. */
function accepteesImprimees({ reponse, precis }: Question): { texte: string; dite: string }[] {
  const acceptees = [...reponse, ...precis.filter((une) => !reponse.includes(une))];
  return acceptees.map((texte) => ({
    texte,
    dite: `${texte}${precis.includes(texte) ? " (bonus)" : ""}`,
  }));
}

export const AFFICHAGE_PAR_TYPE_DE_QUESTION: Readonly<Record<TypeQuestion, TypeAffiche>> = {
  choix: {
    nom: "Choix",
    icone: "choix",
    consigne: () => null,
    /** Number of options, then the right ones: "4 options · B, de brebis". */
    resumerEcrite(question) {
      const bonnes = question.propositions.flatMap(({ bonne, texte }, rang) =>
        bonne ? [`${LETTRES[rang] ?? ""}, ${texte}`] : [],
      );
      return [compter(ecrites(question).length, "option"), ...bonnes].join(" · ");
    },
    /** Right options, then how many others there are: "4 mois · 3 autres". */
    resumerLue: ({ options, reponse }) =>
      `${reponse.join(", ")}${autres(options.filter((une) => !reponse.includes(une)).length)}`,
    /** Right options with their letters: "B. Canberra". */
    imprimer: (question) =>
      accepteesImprimees(question)
        .map(({ texte, dite }) => `${LETTRES[question.options.indexOf(texte)] ?? ""}. ${dite}`)
        .join("\u00A0; "),
  },
  entree: {
    nom: "Réponse libre",
    icone: "entree",
    consigne: (locale) =>
      locale ? "À voix haute, chacun sa réponse" : "Tapez votre réponse sur le téléphone",
    /** Number of accepted answers, then the first of them: "1 réponse, 1 bonus · turophile". */
    resumerEcrite({ reponses, reponsesBonus }) {
      const bonus = reponsesBonus.length > 0 ? `, ${String(reponsesBonus.length)}\u00A0bonus` : "";
      const [premiere] = reponses;
      return [
        compter(reponses.length, "réponse") + bonus,
        ...(premiere === undefined ? [] : [premiere]),
      ].join(" · ");
    },
    resumerLue: ({ reponse }) => `${reponse[0] ?? ""}${autres(Math.max(0, reponse.length - 1))}`,
    /** All accepted answers: "La Seine ou Seine". */
    imprimer: (question) =>
      accepteesImprimees(question)
        .map(({ dite }) => dite)
        .join(" ou "),
  },
  ordre: {
    nom: "Ordre",
    icone: "ordre",
    consigne: (locale) =>
      locale ? "À remettre dans l’ordre, à voix haute" : "À remettre dans l’ordre sur le téléphone",
    /** Number of items, then the first and the last: "3 éléments · de « Fillette » à « Pot »". */
    resumerEcrite(question) {
      const elements = ecrites(question);
      const [premier, dernier] = [elements[0]?.texte, elements.at(-1)?.texte];
      const etendue =
        premier === undefined || dernier === undefined || elements.length < 2
          ? []
          : [`de «\u00A0${premier}\u00A0» à «\u00A0${dernier}\u00A0»`];
      return [compter(elements.length, "élément"), ...etendue].join(" · ");
    },
    resumerLue: ({ reponse }) => `${String(reponse.length)}\u00A0éléments, dans l’ordre`,
    /** Items in the right order: "1. Fillette, 2. Pot". */
    imprimer: ({ reponse }) => reponse.map((une, rang) => `${String(rang + 1)}. ${une}`).join(", "),
  },
  rien: {
    nom: "Message",
    icone: "message",
    consigne: () => null,
    resumerEcrite: () => "Message",
    resumerLue: () => "Message",
    imprimer: () => null,
  },
};

/** The right answer in one phrase: every right option, or the first accepted spelling of a typed answer. */
export const direBonneReponse = (
  question: Pick<Question, "type" | "reponse">,
  lien = ", ",
): string =>
  trouverManiereDeRepondre(question) === "texte"
    ? (question.reponse[0] ?? "")
    : question.reponse.join(lien);

/** What a row of the editor's list says of a question under its text. */
export const resumerQuestionPourListeDEditeur = (question: QuestionEcrite): string =>
  AFFICHAGE_PAR_TYPE_DE_QUESTION[question.type].resumerEcrite(question);
