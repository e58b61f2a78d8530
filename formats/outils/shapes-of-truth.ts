/** Shapes of tables whose answers are words of true and false. Pure. */
import { lireCellule, type RangeeTableau } from "./grille.ts";
import { plierTitre } from "./objets.ts";
import { cellOf, rewritten, said, type Shape } from "./shape.ts";

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

/** What the letters of the last of PAIRS stand for. */
const INITIALS: Readonly<Record<string, readonly string[]>> = {
  v: ["Vrai", "Faux"],
  t: ["True", "False"],
};

/** Only words that say true or false answer: they are the two options. */
export const wordsOfTruth: Shape = (
  header,
  rows,
  { question, bonnes, options, fausses, reponses = [], type },
) => {
  if (bonnes === undefined || options.length + fausses.length + reponses.length > 0) return null;
  const asked = rows.filter((row) => said(row, question) !== "");
  const pair = PAIRS.find(([yes, no]) =>
    asked.every((row) => [yes, no].includes(plierTitre(said(row, bonnes)))),
  );
  if (pair === undefined || asked.length === 0 || type !== undefined) return null;
  const written = pair.map(
    (word) => asked.map((row) => said(row, bonnes)).find((dit) => plierTitre(dit) === word) ?? word,
  );
  const words = written.map((word) =>
    cellOf(
      (word.length === 1 ? INITIALS[pair[0]]?.[pair.indexOf(plierTitre(word))] : undefined) ??
        word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    ),
  );
  return rewritten(header, rows, [bonnes], (row) => ({
    options: said(row, question) === "" ? [] : words,
    right: pair.flatMap((word, rank) => (word === plierTitre(said(row, bonnes)) ? [rank] : [])),
  }));
};

/** "Vrai, elle allaite": a verdict and why. */
const VERDICT =
  /^(vrai|faux|true|false|wahr|richtig|falsch|verdadero|falso|vero|verdadeiro)(?:\s*[.,:;!(–—-]+\s*|\s+(?=car |parce |because ))(\S.*)$/is;

/** A true or false that is explained in the same cell. */
export const explainedTruth: Shape = (header, rows, colonnes) => {
  const { question, bonnes, preuve } = colonnes;
  if (question === undefined || bonnes === undefined || preuve !== undefined) return null;
  const asked = rows.filter((row) => said(row, bonnes) !== "");
  const read = (row: RangeeTableau) => VERDICT.exec(said(row, bonnes));
  const isVerdict = (row: RangeeTableau) =>
    read(row) !== null || PAIRS.some((pair) => pair.includes(plierTitre(said(row, bonnes))));
  if (!asked.some((row) => read(row) !== null) || !asked.every(isVerdict)) return null;
  const length = Math.max(...[header, ...rows].map(({ cellules }) => cellules.length));
  const longer = (row: RangeeTableau, why: string, dite: string): RangeeTableau => ({
    ...row,
    cellules: [
      ...Array.from({ length }, (_, column) =>
        column === bonnes ? cellOf(dite) : lireCellule(row, column),
      ),
      cellOf(why),
    ],
  });
  return wordsOfTruth(
    longer(header, "Explication", said(header, bonnes)),
    rows.map((row) => {
      const [, verdict = said(row, bonnes), why = ""] = read(row) ?? [];
      return longer(row, why.replace(/^([^(]*)\)$/s, "$1"), verdict);
    }),
    colonnes,
  );
};
