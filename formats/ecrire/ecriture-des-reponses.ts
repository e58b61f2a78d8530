/**
 * How files write the answers of a question, by the way in which it is answered: where our table has them, how GIFT and
 * Moodle write them, whether Kahoot takes them. Pure.
 */
import { type ManiereDeRepondre, trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { QuestionImport } from "../lecture.ts";
import { ecrireTexteGift } from "../outils/gift-signes.ts";
import { estMemeTexte } from "../outils/ligne.ts";
import { ecrireListeEnCellule } from "../outils/listes.ts";

/** The cells of our own table that depend on the way of answering. */
interface CellulesDeReponses {
  /** Columns "Proposition 1" and on. */
  readonly propositions: readonly string[];
  readonly bonnes: string;
  readonly bonus: string;
  /** Whether the column "Mélanger" may say "oui"; options to put in order are shuffled anyway. */
  readonly melanger: boolean;
}

interface EcritureDesReponses {
  readonly ecrireCellules: (question: QuestionImport) => CellulesDeReponses;
  /** Null: GIFT has such questions; otherwise why it has not. */
  readonly refusGift: string | null;
  /** The lines of its answers in GIFT, null for none; a text says why this question cannot be written. */
  readonly ecrireGift: (question: QuestionImport) => readonly string[] | string | null;
  /** The question's type in Moodle XML, and its answers with their weights, from 0 to 100; of an order, weights are ranks. */
  readonly ecrireMoodle: (question: QuestionImport) => {
    readonly type: "multichoice" | "shortanswer" | "ordering" | "description";
    readonly reponses: readonly { readonly texte: string; readonly poids: number }[];
  };
  /** Null: Kahoot's spreadsheet has such questions; otherwise why it has not. */
  readonly refusKahoot: string | null;
}

/** Writes answers as their ranks among the options, from 1: "2", "1 et 3"; "n° 2" when an option has the text "2". */
function numeros(textes: readonly string[], options: readonly string[]): string {
  const rangs = textes.map((texte) => options.indexOf(texte) + 1).filter((rang) => rang > 0);
  const dits = rangs.join(" et ");
  return options.some((option) => estMemeTexte(option, dits))
    ? rangs.map((rang) => `n° ${rang}`).join(" et ")
    : dits;
}

/** The options of a question to sort, in the order of its answer; those that an unfinished answer leaves out come last. */
const optionsInTheirOrder = ({ options, reponse }: QuestionImport): readonly string[] => [
  ...new Set([...reponse, ...options]),
];

/** Weight in GIFT and in Moodle of an answer that earns a bonus here: they only know right and less right. */
const POIDS_BONUS = 50;

/** One answer in GIFT. A text that begins like a weight is given a weight. */
const reponseGift = (signe: "=" | "~", texte: string, poids: number | null = null): string => {
  const dit =
    poids ?? (texte.startsWith("%") || texte.startsWith("[") ? (signe === "=" ? 100 : 0) : null);
  return `\t${signe}${dit === null ? "" : `%${dit}%`}${ecrireTexteGift(texte)}`;
};

/** Writes stars behind a backslash, since a star alone stands for any text in Moodle. */
const sansJoker = (texte: string): string => texte.replaceAll("*", "\\*");

const PAS_A_CHOIX = "Le tableur de Kahoot n’a que des questions à choix.";

const ECRITURES: Readonly<Record<ManiereDeRepondre, EcritureDesReponses>> = {
  uneOption: {
    ecrireCellules: ({ options, reponse, precis }) => ({
      propositions: options,
      bonnes: numeros(reponse, options),
      bonus: numeros(precis, options),
      melanger: true,
    }),
    refusGift: null,
    ecrireGift({ options, reponse, precis }) {
      if (!options.some((option) => !reponse.includes(option)))
        return "GIFT veut au moins une proposition fausse.";
      return options.map((option) =>
        reponse.includes(option)
          ? reponseGift("=", option)
          : reponseGift("~", option, precis.includes(option) ? POIDS_BONUS : null),
      );
    },
    ecrireMoodle: ({ options, reponse, precis }) => ({
      type: "multichoice",
      reponses: options.map((texte) => ({
        texte,
        poids: reponse.includes(texte) ? 100 : precis.includes(texte) ? POIDS_BONUS : 0,
      })),
    }),
    refusKahoot: null,
  },
  texte: {
    ecrireCellules: ({ reponse, precis }) => ({
      propositions: [],
      bonnes: ecrireListeEnCellule(reponse),
      bonus: ecrireListeEnCellule(precis),
      melanger: true,
    }),
    refusGift: null,
    ecrireGift({ reponse, precis }) {
      if (reponse.length === 0 || reponse.some((texte) => texte.includes("->")))
        return "GIFT ne sait pas l’écrire\u00A0: pas de réponse, ou une flèche dedans.";
      return [
        ...reponse.map((texte) => reponseGift("=", texte)),
        ...precis.map((texte) => reponseGift("=", texte, POIDS_BONUS)),
      ];
    },
    ecrireMoodle: ({ reponse, precis }) => ({
      type: "shortanswer",
      reponses: [
        ...reponse.map((texte) => ({ texte: sansJoker(texte), poids: 100 })),
        ...precis.map((texte) => ({ texte: sansJoker(texte), poids: POIDS_BONUS })),
      ],
    }),
    refusKahoot: PAS_A_CHOIX,
  },
  toutesLesOptions: {
    ecrireCellules: (question) => ({
      propositions: optionsInTheirOrder(question),
      bonnes: "",
      bonus: ecrireListeEnCellule(question.precis),
      melanger: false,
    }),
    refusGift: "GIFT n’a pas de question à ranger.",
    ecrireGift: () => null,
    ecrireMoodle: (question) => ({
      type: "ordering",
      reponses: optionsInTheirOrder(question).map((texte, rang) => ({ texte, poids: rang + 1 })),
    }),
    refusKahoot: PAS_A_CHOIX,
  },
};

const MESSAGE: EcritureDesReponses = {
  ecrireCellules: ({ precis }) => ({
    propositions: [],
    bonnes: "",
    bonus: ecrireListeEnCellule(precis),
    melanger: true,
  }),
  refusGift: null,
  ecrireGift: () => null,
  ecrireMoodle: () => ({ type: "description", reponses: [] }),
  refusKahoot: PAS_A_CHOIX,
};

/** How files write the answers of a question; a message has none. */
export function trouverEcritureDesReponses(question: QuestionImport): EcritureDesReponses {
  const maniere = trouverManiereDeRepondre(question);
  return maniere === null ? MESSAGE : ECRITURES[maniere];
}
