/**
 * Rules that replace what stands above the questions of a pasted text, or in front of them, in other words than "Question 2" ("Première
 * question :", "Nugget 2", "1 500 €") by a number, and remove useless fields of a sheet. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";
import { DIALOGUE_QUESTION_PATTERN } from "./heads.ts";
import { readLineMarks } from "./lines.ts";

const asks = (line: string): boolean => /[?？]\W*$/.test(line);
const filledRanks = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
const announces = (line: string | undefined): boolean =>
  readLineMarks(line ?? "", 0).announced !== null;

const ORDINAL =
  "(?:premi[èe]re|(?:deux|trois|quatr|cinqu|six|sept|huit|neuv|dix|onz|douz|treiz|quatorz|quinz|seiz|vingt)i[èe]me|seconde|(?:avant-)?derni[èe]re|\\d{1,2}\\s?(?:[èe]re?|re|[èe]me|e|nde))";
const KIND = new RegExp(
  `^(?:\\*\\*)?(?:(?:et|alors|allez|enfin|maintenant|pour (?:finir|commencer|terminer)|(?:on )?pass(?:e|ons) à)[\\s,:]+)*(?:la |notre |une )?(?:${ORDINAL}(?:\\s+et\\s+${ORDINAL})?\\s+question|question\\s+(?!suivante|pr[ée]c[ée]dente|n[°º]|[a-z](?![\\p{L}’'-]))[\\p{L}’'-]+(?:\\s+[\\p{L}’'-]+){0,3}|(?:super |m[ée]ga )?(?:banco|bonus|joker)|(?:pour (?:les )?)?d[ée]partage[rz]?|subsidiaire)\\s*(?::\\s*|[–—.-]\\s+|$)(?:\\*\\*)?\\s*`,
  "iu",
);
/** The number in front of a question, or alone on its line; a label such as "Question bonus" below it becomes the next number. */
const NUMBERED = /^\W*(?:q(?:uestion)?\s*(?:n[°º]\s*)?)?(\d{1,3})\s*[.):–-](?=.*[?？]|\s*$)/i;
/** Replaces labels such as "Première question :", "Question rouge :" and "Super banco :" by the next number, written like those before. */
const withKinds: TextRewriteRule = (lines) => {
  const full = filledRanks(lines);
  const kinds = new Map(
    full.flatMap((rank, nth) => {
      const line = lines[rank] ?? "";
      const [label] = KIND.exec(line) ?? [];
      const rest = line.slice(label?.length ?? 0);
      const next = lines[full[nth + 1] ?? -1];
      const asked = rest === "" ? asks(next ?? "") : rest.includes("?") || announces(next);
      return label === undefined || !asked ? [] : [[rank, rest] as const];
    }),
  );
  let last = "";
  let count = 0;
  return lines.map((line, rank) => {
    if (NUMBERED.test(line)) last = line;
    const rest = kinds.get(rank);
    if (rest === undefined) return line;
    const [before, n = "0"] = NUMBERED.exec(last) ?? [];
    // without any number before, a label that comes only once may be part of its question, and stays
    if (before === undefined && kinds.size < 2) return line;
    count += 1;
    last =
      before === undefined
        ? `Question ${String(count)} : ${rest}`
        : `${before.replace(n, String(Number(n) + 1))} ${rest}`;
    return last.trim();
  });
};

const TITLE =
  /^(?:\*\*)?(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2})\s*(?:n[°º]\s*)?(\d{1,3})(?:\s*[-–—:]\s*[^?]{0,40}|\s*[.):]?)(?:\*\*)?$/u;
/** Words whose numbered lines are no title of a question: they hold several questions ("Manche 1"), or belong to one ("Indice 2"). */
const NO_TITLE =
  /^(?:q(?:uestion)?s?|r[ée]ponses?|r|propositions?|options?|choix|indices?|manches?|parties?|rounds?|th[èe]mes?|s[ée]ries?|page|niveau|[ée]quipes?|tables?|groupes?|joueurs?|chapitre|cat[ée]gorie)(?:\s|$)/i;
const AMOUNT = /^\d[\d\s.]*\s?(?:€|euros?|francs?|points?|pts|\$)\s*:?$/iu;

/** Whether each part that a title opens has something that asks, or answers, and never twice. */
function openQuestions(lines: readonly string[], titles: readonly number[]): boolean {
  return titles.every((from, nth) => {
    const part = lines.slice(from + 1, titles[nth + 1]).filter((line) => line !== "");
    const asking = part.filter(asks).length;
    const said = part.filter((line) => (readLineMarks(line, 0).announced ?? "") !== "").length;
    return part.length > 1 && asking < 2 && said < 2 && asking + said > 0;
  });
}

/**
 * Replaces titles above questions, "Nugget 1", "POSTE 3 – le lavoir", "1 500 €", by "Question 1" and on; removes them above "Question : …".
 */
const withTitlesAbove: TextRewriteRule = (lines) => {
  if (lines.some((line) => /^\W*question\s*(?:n[°º]\s*)?\d/i.test(line))) return lines;
  const words = lines.flatMap((line, rank) => {
    const [, word = "", n] = TITLE.exec(line) ?? [];
    return n === undefined || NO_TITLE.test(word) ? [] : [{ rank, word, n: Number(n) }];
  });
  const counted = words.filter(({ word }) => word.toLowerCase() === words[0]?.word.toLowerCase());
  const amounts = lines.flatMap((line, rank) => (AMOUNT.test(line) ? [rank] : []));
  const titles = [
    counted.every(({ n }, nth) => n === nth + 1) ? counted.map(({ rank }) => rank) : [],
    amounts,
  ].find((ranks) => ranks.length > 1 && openQuestions(lines, ranks));
  if (titles === undefined) return lines;
  return lines.map((line, rank) => {
    const nth = titles.indexOf(rank);
    if (nth < 0) return line;
    const own = lines.slice(rank, titles[nth + 1]);
    return own.some((one) => DIALOGUE_QUESTION_PATTERN.test(one))
      ? ""
      : `Question ${String(nth + 1)}`;
  });
};

const FIELD = /^(?:\*\*)?(\p{Lu}[\p{L}’' ]{2,24}?)\s?:(?:\*\*)?(?=\s|$)/u;
/** Fields that are read, and so stay: what is asked, what is chosen, or what helps. */
const READ_FIELD =
  /^(?:q(?:uestion)?s?|propositions?|choix|options?|vrai|faux|duo|carr[ée]|cash|mauvaises?.*|fausses?.*|bonnes?.*|correcte?s?|incorrecte?s?|autres?.*|indices?.*|hints?|aides?|on accept.*|accept.*|[ée]nonc[ée]|.*r[ée]ponses?.*)$/i;
/**
 * Removes fields such as "Responsable : Akela" and "Matériel : boussole", which half of the questions have, in sheets that label questions
 * and answers.
 */
const withoutFields: TextRewriteRule = (lines) => {
  const asked = lines.filter((line) => DIALOGUE_QUESTION_PATTERN.test(line)).length;
  if (asked < 2 || lines.filter(announces).length < asked) return lines;
  const counts = new Map<string, number>();
  const fields = lines.map((line) => {
    const { announced, explains, letter } = readLineMarks(line, 0);
    const name = FIELD.exec(line)?.[1] ?? "";
    const read =
      announced !== null || explains !== null || letter !== null || READ_FIELD.test(name);
    if (read || name === "") return null;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return name;
  });
  return lines.map((line, rank) => {
    const count = counts.get(fields[rank] ?? "") ?? 0;
    return count > 1 && count * 2 >= asked ? "" : line;
  });
};

/** The rules of this file, in the order in which they apply, before bullets are read. */
export const QUESTION_TITLE_RULES: readonly TextRewriteRule[] = [
  withoutFields,
  withTitlesAbove,
  withKinds,
];
