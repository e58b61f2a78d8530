/** Reshapers of tables whose answers are words of true and false, and how a quizz writes these words. Pure. */
import type { LigneImport } from "../lecture.ts";
import { lireCellule, type RangeeTableau } from "./grille.ts";
import { foldForComparison } from "./objets.ts";
import { createTextCell, withOptionColumns, readCellText, type Reshaper } from "./shape.ts";

/** Folded words by which people say that a sentence is true, or not. */
const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  ["vrai", "faux"],
  ["true", "false"],
  ["oui", "non"],
  ["yes", "no"],
  ["wahr", "falsch"],
  ["richtig", "falsch"],
  ["ja", "nein"],
  ["verdadero", "falso"],
  ["vero", "falso"],
  ["verdadeiro", "falso"],
  ["si", "no"],
  ["v", "f"],
  ["t", "f"],
];

/** Words for the letters of the pairs "v", "f" and "t", "f", by the first letter of the pair. */
const INITIALS: Readonly<Record<string, readonly string[]>> = {
  v: ["Vrai", "Faux"],
  t: ["True", "False"],
};

/** Whether two texts are the two words of a true or false. */
export const areWordsOfTrueOrFalse = (one: string, other: string): boolean => {
  const words = new Set([foldForComparison(one), foldForComparison(other)]);
  return PAIRS.some((pair) => pair.every((word) => words.has(word)));
};

/**
 * Gives each question the two options of a true or false, where every answer of the table is one of two words such as "Vrai" and "Faux".
 */
export const reshapeTrueOrFalseAnswers: Reshaper = (
  header,
  rows,
  { question, bonnes, options, fausses, reponses = [], type },
) => {
  if (bonnes === undefined || options.length + fausses.length + reponses.length > 0) return null;
  const asked = rows.filter((row) => readCellText(row, question) !== "");
  const pair = PAIRS.find(([yes, no]) =>
    asked.every((row) => [yes, no].includes(foldForComparison(readCellText(row, bonnes)))),
  );
  if (pair === undefined || asked.length === 0 || type !== undefined) return null;
  const written = pair.map(
    (word) =>
      asked
        .map((row) => readCellText(row, bonnes))
        .find((dit) => foldForComparison(dit) === word) ?? word,
  );
  const words = written.map((word) =>
    createTextCell(
      (word.length === 1
        ? INITIALS[pair[0]]?.[pair.indexOf(foldForComparison(word))]
        : undefined) ?? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    ),
  );
  return withOptionColumns(header, rows, [bonnes], (row) => ({
    options: readCellText(row, question) === "" ? [] : words,
    right: pair.flatMap((word, rank) =>
      word === foldForComparison(readCellText(row, bonnes)) ? [rank] : [],
    ),
  }));
};

/** An answer that is a verdict and its explanation: "Vrai, elle allaite". */
const VERDICT =
  /^(vrai|faux|true|false|wahr|richtig|falsch|verdadero|falso|vero|verdadeiro)(?:\s*[.,:;!(–—-]+\s*|\s+(?=car |parce |because ))(\S.*)$/is;

/** Cuts answers that are a verdict and its explanation, "Vrai, elle allaite", into two columns. */
export const reshapeExplainedTrueOrFalse: Reshaper = (header, rows, colonnes) => {
  const { question, bonnes, preuve } = colonnes;
  if (question === undefined || bonnes === undefined || preuve !== undefined) return null;
  const asked = rows.filter((row) => readCellText(row, bonnes) !== "");
  const read = (row: RangeeTableau) => VERDICT.exec(readCellText(row, bonnes));
  const isVerdict = (row: RangeeTableau) =>
    read(row) !== null ||
    PAIRS.some((pair) => pair.includes(foldForComparison(readCellText(row, bonnes))));
  if (!asked.some((row) => read(row) !== null) || !asked.every(isVerdict)) return null;
  const length = Math.max(...[header, ...rows].map(({ cellules }) => cellules.length));
  const longer = (row: RangeeTableau, why: string, dite: string): RangeeTableau => ({
    ...row,
    cellules: [
      ...Array.from({ length }, (_, column) =>
        column === bonnes ? createTextCell(dite) : lireCellule(row, column),
      ),
      createTextCell(why),
    ],
  });
  return reshapeTrueOrFalseAnswers(
    longer(header, "Explication", readCellText(header, bonnes)),
    rows.map((row) => {
      const [, verdict = readCellText(row, bonnes), why = ""] = read(row) ?? [];
      return longer(row, why.replace(/^([^(]*)\)$/s, "$1"), verdict);
    }),
    colonnes,
  );
};

const FRENCH =
  /\b(?:le|les|la|est|sont|était|un|une|des|du|dans|qui|aux|pas|en|se|ne|pour)\b|\b[cdjlmnst]['’]/i;

/** The words of a true or false as a quizz writes them: « VRAI », and a program’s "TRUE" about a French sentence, are « Vrai ». */
function renamed(options: readonly string[], text: string): readonly string[] {
  const folded = options.map(foldForComparison);
  const pair = (yes: string, no: string): boolean =>
    folded.length === 2 && folded.includes(yes) && folded.includes(no);
  if (pair("vrai", "faux")) return folded.map((une) => (une === "vrai" ? "Vrai" : "Faux"));
  if (!pair("true", "false")) return options;
  const [yes, no] = FRENCH.test(text) ? ["Vrai", "Faux"] : ["True", "False"];
  return folded.map((une) => (une === "true" ? yes : no));
}

/** A question to choose from, with the words of a true or false as a quizz writes them. */
export function withUsualTrueOrFalseWords(ligne: LigneImport): LigneImport {
  if (ligne.sorte === "ignoree" || ligne.question.type !== "choix") return ligne;
  const { options, reponse, precis, text } = ligne.question;
  const names = renamed(options, text);
  if (names === options) return ligne;
  const told = (words: readonly string[]) =>
    words.map((word) => names[options.indexOf(word)] ?? word);
  return {
    ...ligne,
    question: {
      ...ligne.question,
      options: [...names],
      reponse: told(reponse),
      precis: told(precis),
    },
  };
}
