/** A question and its answer on one line: "Capitale du Pérou ? Lima", "Capitale du Pérou ; Lima". Pure. */

export type PairSeparator =
  | "tab"
  | ";"
  | "|"
  | "arrow"
  | "parentheses"
  | "?"
  | "true"
  | "bold"
  | "="
  | "–"
  | ":"
  | ",";

/** From the surest to the least: the last ones are found inside sentences too. */
const SEPARATORS: readonly (readonly [PairSeparator, RegExp])[] = [
  ["tab", /\s*\t+\s*/],
  [";", /\s*;\s*/],
  ["|", /\s*\|\s*/],
  ["arrow", /\s*(?:→|⇒|➜|➔|=>|->)\s*/],
  // the minus sign of an answer like "-12 °C" is no separator
  ["?", /(?<=[?？])(?:\s*(?:[–—:,/]\s*|[-=]\s+)|\s+)(?=[^?？]+$)/],
  [
    "true",
    /(?<=[.!:…»\p{L}])\s*[-–—:]?\s+(?=(?:VRAIE?|FAUX|FAUSSE|TRUE|FALSE|Vrai|Faux|True|False|V|F)\s*[.!]?$)/u,
  ],
  ["=", /\s+=\s+(?=[^=]+$)/],
  ["–", /\s+[–—-]\s+(?=[^–—]+$)/],
  [":", /\s*:\s+(?=[^:]+$)/],
];
/** Separators that occur in sentences too, and count only when the other lines have the same one. */
export const UNSURE_SEPARATORS: ReadonlySet<PairSeparator> = new Set(["=", "–", ":", ",", "bold"]);

/** The longest answer, in characters; a longer text is a sentence. */
const ANSWER_MAX = 80;

const IN_PARENTHESES =
  /^(\S.*?)\s*[([](?:(?:(?:bonne )?r[ée]p(?:onse)?s?\.?|solution|answer)\s*[:=]?\s+|r\s*[:=]\s*)?([^()[\]]+)[)\]]\s*[.?]?$/i;
const ANNOUNCED =
  /^(\S.*?)(?:(?<=[?？.:…])\s*|\s+)(?:(?:[Ll]a )?(?:[Bb]onne )?(?:[Rr][ée]p(?:onse)?|R[ÉE]P(?:ONSE)?)\.?|R|[Ss]olution|[Aa]nswer)\s*[:=]\s*(\S.*)$/;

export interface QuestionAnswerPair {
  readonly separator: PairSeparator;
  readonly cells: readonly string[];
}

/** A cell in the quotes of a spreadsheet. */
const unquoted = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** The two sides of a line, or more when it is cut more often; null: it does not look like a question and its answer. */
export function readQuestionAnswerPair(
  said: string,
  wanted?: PairSeparator,
): QuestionAnswerPair | null {
  // the label of the question holds signs that separate elsewhere: "1 - Capitale du Pérou - Lima"
  const label = LABEL.exec(said)?.[0] ?? "";
  const texte = said.slice(label.length);
  const [, before, bold] = /^([^*]*[^*\s]|\*\*[^*]+\*\*)\s+\*\*([^*]+)\*\*$/.exec(texte) ?? [];
  const couple =
    before !== undefined &&
    bold !== undefined &&
    !/[:：]\s*$/.test(before) &&
    (wanted ?? "bold") === "bold"
      ? { separator: "bold" as const, cells: [before.replaceAll("**", ""), bold] }
      : cutPair(texte.replaceAll("**", ""), wanted);
  if (couple === null) return null;
  const [head = "", ...cells] = couple.cells;
  return { ...couple, cells: [label + head, ...cells.map(bare)] };
}

const LABEL =
  /^(?:#{1,6}\s+)?(?:\*\*|__)?(?:[-•*]\s+)?(?:\*\*|__)?(?:q(?:uestion)?\s*:\s*|(?:(?:q(?:uestion)?|exercice|n°)\s*(?:n°\s*)?)?[([]?\d{1,3}\s*(?:[.):°\]/–-]+|(?=\t))(?:\s+|(?=\D)))/i;
/** An answer in bold, between brackets or bars. */
const bare = (cell: string): string =>
  /^\|\|(.+)\|\|$/.exec(cell)?.[1] ?? /^[*_](\S.*\S|\S)[*_]$/.exec(cell)?.[1] ?? cell;

function cutPair(texte: string, wanted: PairSeparator | undefined): QuestionAnswerPair | null {
  const announced = texte.includes("\t") ? null : ANNOUNCED.exec(texte);
  const found: QuestionAnswerPair[] = [];
  if (announced !== null)
    found.push({ separator: "parentheses", cells: [announced[1] ?? "", announced[2] ?? ""] });
  for (const [separator, form] of SEPARATORS) {
    if (wanted !== undefined && wanted !== separator) continue;
    const cells = texte.split(form).map((cell) => cell.trim());
    if (cells.length > 1 && cells.every((cell) => cell !== ""))
      found.push({
        separator,
        cells: separator === "tab" || separator === ";" ? cells.map(unquoted) : cells,
      });
    if (separator !== "arrow" || wanted !== undefined) continue;
    const inside = IN_PARENTHESES.exec(texte);
    if (inside !== null)
      found.push({ separator: "parentheses", cells: [inside[1] ?? "", (inside[2] ?? "").trim()] });
  }
  const [couple] = found;
  return couple === undefined || [...(couple.cells.at(-1) ?? "")].length > ANSWER_MAX
    ? null
    : couple;
}
