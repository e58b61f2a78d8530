/** A question and its answer on one line: "Capitale du Pérou ? Lima", "Capitale du Pérou ; Lima". Pure. */

import type { LineRole } from "../lecture.ts";
import type { TextLine } from "./lines.ts";

export type PairSeparator =
  | "tab"
  | ";"
  | "|"
  | "arrow"
  | "parentheses"
  | "?"
  | "true"
  | "bold"
  | "//"
  | "dots"
  | "…"
  | "/"
  | "="
  | "–"
  | ":"
  | ",";

/** Separators between a question and its answer on one line, from the surest to the least: the last ones also occur inside sentences. */
const SEPARATORS: readonly (readonly [PairSeparator, RegExp])[] = [
  ["tab", /\s*\t+\s*/],
  [";", /\s*;\s*/],
  ["|", /\s*\|\s*/],
  // blanks to fill in are part of the question: "La capitale est ........ (Paris)"
  ["dots", /\s*\.{4,}\s*(?!.*\([^()]+\)\s*\.?$)/],
  ["…", /(?<=\p{L}\s?(?:\.{3}|…))\s+(?=\p{Ll}[^.…?？]*$)/u],
  ["//", /\s+\/{2,}\s+/],
  ["arrow", /\s*(?:→|⇒|➜|➔|=>|-+>+)\s*/],
  // the minus sign of an answer like "-12 °C" is no separator
  // what stands between parentheses behind a question is part of it: "(indice : en R) Riga"
  [
    "?",
    /(?<=[?？](?:\s*\([^()]*\))?)(?!\s*\([^()]*\)\s*\S)(?:\s*(?:[–—:,/]\s*|[-=#]\s+)|\s+)(?=[^?？]+$)/,
  ],
  [
    "true",
    /(?<=[.!:…»\p{L}])\s*[-–—:]?\s+(?=(?:VRAIE?|FAUX|FAUSSE|TRUE|FALSE|Vrai|Faux|True|False|V|F)\s*[.!]?$)/u,
  ],
  ["/", /\s+\/\s+(?=[^/]+$)/],
  ["=", /\s+=\s+(?=[^=]+$)/],
  ["–", /\s+[–—-]\s+(?=[^–—]+$)/],
  [":", /\s*:\s+(?=[^:]+$)/],
];
/** Separators that occur in sentences too, and count only when the other lines have the same one. */
export const UNSURE_SEPARATORS: ReadonlySet<PairSeparator> = new Set([
  "…",
  "=",
  "–",
  ":",
  ",",
  "bold",
]);

/** The longest answer, in characters; a longer text is a sentence. */
const ANSWER_MAX = 80;

const IN_PARENTHESES =
  /^(\S.*?)\s*[([](?:(?:(?:bonne )?r[ée]p(?:onse)?s?\.?|sol(?:ution)?\.?|answer)\s*[:=]?\s+|r\s*[:=]\s*)?([^()[\]]+)[)\]]\s*\.?$/i;
const ANNOUNCED =
  /^(\S.*?)(?:(?<=[?？.:…])\s*|\s+)(?:(?:[Ll]a )?(?:[Bb]onne )?(?:[Rr][ée]p(?:onse)?|R[ÉE]P(?:ONSE)?)\.?|R|[Ss]ol(?:ution|\.)|[Aa]nswer)\s*[:=]\s*(\S.*)$/;

/**
 * Patterns of a statement with one verdict at its end, which is cut there and nowhere else: "L’eau bout à 100 °C ; elle gèle à 0 °C
 * (Vrai)".
 */
const STATEMENTS: readonly { readonly separator: PairSeparator; readonly form: RegExp }[] = [
  { separator: "arrow", form: /^(\S.*[^\s;|:/])\s*→\s*(vrai|faux)\s*\.?$/i },
  { separator: "parentheses", form: /^(\S.*[^\s;|:/>→–-])\s*[([](vrai|faux|v|f)[)\]]\s*\.?$/i },
];
const readStatement = (texte: string): QuestionAnswerPair | undefined =>
  STATEMENTS.flatMap(({ separator, form }) => {
    const [, statement = "", verdict = ""] = form.exec(texte) ?? [];
    return statement === "" || /→|[([](?:vrai|faux|v|f)[)\]]/i.test(statement)
      ? []
      : [{ separator, cells: [statement, verdict] }];
  })[0];
/** A text with an answer behind its question mark: "Qui a peint « Le Cri » ? Edvard Munch". */
const ANSWERED = /[?？]\s+[^\s?？»”")–—:-][^?？»”"]*$/;

export interface QuestionAnswerPair {
  readonly separator: PairSeparator;
  readonly cells: readonly string[];
}

/** Removes the quotes that a spreadsheet puts around a cell. */
const unquoted = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/**
 * Reads a question and its answer on one line: the cells between separators, two or more; null for any other line.
 * @param wanted the only separator to look for; by default the surest one of the line
 */
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
    !/[:：=>→⇒➜➔–—-]\s*$/.test(before) &&
    (wanted ?? "bold") === "bold"
      ? { separator: "bold" as const, cells: [before.replaceAll("**", ""), bold] }
      : cutPair(texte.replaceAll("**", ""), wanted);
  if (couple === null) return null;
  const [head = "", ...cells] = couple.cells;
  return { ...couple, cells: [label + head, ...cells.map(bare)] };
}

const LABEL =
  /^(?:#{1,6}\s+)?(?:\*\*|__)?(?:[-•*]\s+)?(?:\*\*|__)?(?:q(?:uestion)?\s*:\s*|(?:(?:q(?:uestion)?|exercice|n°)\s*(?:n°\s*)?)?[([]?\d{1,3}\s*(?:[.):°\]/–-]+|(?=\t))(?:\s+|(?=\D)))/i;
/** An answer without the bars that hide it or the stars around it. */
const bare = (cell: string): string =>
  /^\|\|(.+)\|\|$/.exec(cell)?.[1] ?? /^[*_](\S.*\S|\S)[*_]$/.exec(cell)?.[1] ?? cell;

function cutPair(texte: string, wanted: PairSeparator | undefined): QuestionAnswerPair | null {
  const told = texte.includes("\t") ? undefined : readStatement(texte);
  if (told !== undefined && (wanted ?? told.separator) === told.separator) return told;
  const announced = texte.includes("\t") ? null : ANNOUNCED.exec(texte);
  const found: QuestionAnswerPair[] = [];
  if (announced !== null)
    found.push({ separator: "parentheses", cells: [announced[1] ?? "", announced[2] ?? ""] });
  for (const [separator, form] of SEPARATORS) {
    if (wanted !== undefined && wanted !== separator) continue;
    const cells = texte.split(form).map((cell) => cell.trim());
    if (cells.length > 1 && cells.every((cell) => cell !== "" && isWhole(cell)))
      found.push({
        separator,
        cells: separator === "tab" || separator === ";" ? cells.map(unquoted) : cells,
      });
    if (separator !== "arrow" || wanted !== undefined) continue;
    const inside = IN_PARENTHESES.exec(texte);
    // behind an answer, parentheses are part of it: "Qui a peint « Le Cri » ? Edvard Munch (il en existe cinq)"
    if (inside !== null && !ANSWERED.test(inside[1] ?? ""))
      found.push({ separator: "parentheses", cells: [inside[1] ?? "", (inside[2] ?? "").trim()] });
  }
  const couple = found.find(
    // what asks at its end answers nothing: "Onze Oscars en 2004 : quelle saga conclut-il ?"
    ({ separator, cells }) => separator !== ":" || !/[?？]$/.test(cells.at(-1) ?? ""),
  );
  if (!/[\p{L}\p{N}]/u.test(couple?.cells[0] ?? "")) return null;
  if (BOTH_VERDICTS.test(couple?.cells.at(-1) ?? "")) return null;
  if (couple?.separator === "/" && BOTH_VERDICTS.test(VERDICTS_LAST.exec(texte)?.[1] ?? ""))
    return null;
  return couple === undefined || [...(couple.cells.at(-1) ?? "")].length > ANSWER_MAX
    ? null
    : couple;
}

/** Whether a text closes each « that it opens. */
const isWhole = (texte: string): boolean => texte.split("«").length === texte.split("»").length;

/** An answer that is only what there is to choose from, and so none: "Vrai / Faux". */
const BOTH_VERDICTS =
  /^(?:vrai|true|v|t|oui|yes)\s*(?:\/|ou|or|-)\s*(?:faux|false|f|non|no)\s*\??$/i;

const VERDICTS_LAST = /\s(\S+\s+\/\s+\S+)$/;

/** The separator that most questions have before their answer; an unsure one only when all have it; undefined without one. */
export function findAgreedSeparator(
  lines: readonly TextLine[],
  roles: readonly LineRole[],
): PairSeparator | undefined {
  const said = lines.map(({ texte }, rank) =>
    roles[rank] === "couple" ? readQuestionAnswerPair(texte)?.separator : undefined,
  );
  const counts = new Map<PairSeparator, number>();
  for (const one of said) if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [[usual, times] = [undefined, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  if (usual === undefined || times < 2) return undefined;
  if (!UNSURE_SEPARATORS.has(usual)) return usual;
  // a sign that sentences also use counts only if every question uses it, from the first that does
  const [first, last] = [said.indexOf(usual), said.lastIndexOf(usual)];
  const alike = roles.every(
    (role, rank) =>
      rank < first ||
      (role === "couple" ? said[rank] === usual : !/^(?:ignoree|question)$/.test(role)) ||
      (rank > last && lines.slice(last, rank).some(({ texte }) => texte === "")),
  );
  return alike ? usual : undefined;
}
