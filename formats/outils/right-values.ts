/** What designates the right options of data, understood over all of their questions: texts, letters, or numbers counted from 0 or 1. Pure. */
import { type BonnesReponsesLues, lireBonnesReponses } from "./bonnes.ts";
import { estMemeTexte } from "./ligne.ts";
import { lireNombreJson, lireValeurJsonCommeTexte } from "./objets.ts";

interface Choosing {
  readonly options: readonly string[];
  /** Keys of the options, where they have some. */
  readonly labels: readonly string[];
  readonly right: readonly unknown[];
}

/** How right options are designated; `unsure`: by numbers that may count from 0 or from 1; `mixed`: told question by question. */
export type RightOptionNotationInData =
  | "text"
  | "label"
  | "letter"
  | "from0"
  | "from1"
  | "unsure"
  | "mixed";

const textOf = (value: unknown): string => lireValeurJsonCommeTexte(value).trim();
const rankOfText = (options: readonly string[], value: unknown): number => {
  const exact = options.indexOf(textOf(value));
  return exact >= 0 ? exact : options.findIndex((option) => estMemeTexte(option, textOf(value)));
};
const rankOfLetter = (value: unknown): number =>
  /^[A-Ha-h]$/.test(textOf(value)) ? "abcdefgh".indexOf(textOf(value).toLowerCase()) : -1;
const rankOfLabel = (labels: readonly string[], value: unknown): number =>
  labels.findIndex((label) => label.toLowerCase() === textOf(value).toLowerCase());

/** How all of these questions designate their right options. */
export function findRightOptionNotationInData(
  questions: readonly Choosing[],
): RightOptionNotationInData {
  const choosing = questions.filter(({ options, right }) => options.length > 0 && right.length > 0);
  const all = (so: (value: unknown, one: Choosing) => boolean): boolean =>
    choosing.length > 0 && choosing.every((one) => one.right.every((value) => so(value, one)));
  if (all((value, { labels }) => rankOfLabel(labels, value) >= 0)) return "label";
  const numbers = choosing.flatMap(({ right }) => right.map(lireNombreJson));
  const texts = all((value, { options }) => rankOfText(options, value) >= 0);
  const counted = all((value, { options }) => {
    const number = lireNombreJson(value);
    return number !== null && Number.isInteger(number) && number >= 0 && number <= options.length;
  });
  // where options are numbers, a number is an option or its rank
  if (texts && counted) return "mixed";
  if (texts) return "text";
  if (all((value, { options }) => options[rankOfLetter(value)] !== undefined)) return "letter";
  if (!counted) return "mixed";
  const last = choosing.some(({ options, right }) =>
    right.some((value) => lireNombreJson(value) === options.length),
  );
  if (numbers.includes(0)) return last ? "mixed" : "from0";
  return last ? "from1" : "unsure";
}

/** The right options of one question, and what its author has to check. */
export function findRightOptionsInData(
  { options, labels, right }: Choosing,
  by: RightOptionNotationInData,
): Pick<BonnesReponsesLues, "rangs" | "doutes"> {
  const ranks = (of: (value: unknown) => number) => ({
    rangs: right.map(of).filter((rank) => options[rank] !== undefined),
    doutes: [],
  });
  switch (by) {
    case "text":
      return ranks((value) => rankOfText(options, value));
    case "label":
      return ranks((value) => rankOfLabel(labels, value));
    case "letter":
      return ranks(rankOfLetter);
    case "from0":
      return ranks((value) => lireNombreJson(value) ?? -1);
    case "from1":
      return ranks((value) => (lireNombreJson(value) ?? 0) - 1);
    case "unsure":
      return {
        ...ranks((value) => lireNombreJson(value) ?? -1),
        doutes: [
          "Ce numéro compte-t-il depuis 0 ou depuis 1\u00A0? Rien ne le dit dans ce fichier.",
        ],
      };
    case "mixed": {
      const read = right.map((value) =>
        lireBonnesReponses({ texte: textOf(value), sorte: "texte" }, options),
      );
      return {
        rangs: read.flatMap(({ rangs }) => rangs),
        doutes: [
          ...read.flatMap(({ doutes }) => doutes),
          ...read.flatMap(({ perdues }) =>
            perdues.map(
              (lost) => `La bonne réponse «\u00A0${lost}\u00A0» n’est pas une des propositions.`,
            ),
          ),
          ...(right.some((value) => lireNombreJson(value) !== null)
            ? ["Ce nombre est-il la réponse elle-même, ou son numéro\u00A0?"]
            : []),
        ],
      };
    }
  }
}
