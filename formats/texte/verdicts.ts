/**
 * Rules about statements that are true or false, with their verdict, or the words or boxes of both, behind or below. Most become "… →
 * Vrai", which is always read as a question and its answer. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";
import { readLineMarks } from "./lines.ts";

const BOX = String.raw`(\[[ xX]?\]|\([ xX]?\)|[☐☑☒□✅❌✓✔✗✘●○◉◯⬜])\uFE0F?`;
const TRUE = "(?:Vrai|True|V)";
const FALSE = "(?:Faux|False|F)";
/**
 * Patterns of a statement with a box for each verdict, "Le Rhône traverse Lyon. [x] Vrai [ ] Faux", in both orders, the boxes before the
 * words or behind them.
 */
const VERDICT_BOXES: readonly { readonly form: RegExp; readonly trueFirst: boolean }[] = [
  {
    form: new RegExp(`^(.*\\S)\\s+${BOX}\\s*${TRUE}[\\s/|,;-]+${BOX}\\s*${FALSE}$`, "u"),
    trueFirst: true,
  },
  {
    form: new RegExp(`^(.*\\S)\\s+${BOX}\\s*${FALSE}[\\s/|,;-]+${BOX}\\s*${TRUE}$`, "u"),
    trueFirst: false,
  },
  {
    form: new RegExp(`^(.*\\S)\\s+${TRUE}\\s*${BOX}[\\s/|,;-]+${FALSE}\\s*${BOX}$`, "u"),
    trueFirst: true,
  },
  {
    form: new RegExp(`^(.*\\S)\\s+${FALSE}\\s*${BOX}[\\s/|,;-]+${TRUE}\\s*${BOX}$`, "u"),
    trueFirst: false,
  },
];
const isTicked = (box: string): boolean => /[xX☑☒✅✓✔●◉]/u.test(box);
const withVerdictBoxes: TextRewriteRule = (lines) =>
  lines.map((line) => {
    const found = VERDICT_BOXES.find(({ form }) => form.test(line));
    const [, said = "", first = "", second = ""] = found?.form.exec(line) ?? [];
    if (found === undefined) return line;
    if (isTicked(first) === isTicked(second)) return `${said} (Vrai/Faux)`;
    return `${said} → ${isTicked(first) === found.trueFirst ? "Vrai" : "Faux"}`;
  });

const hasBoxes = (line: string | undefined): boolean =>
  VERDICT_BOXES.some(({ form }) => form.test(line ?? ""));
/**
 * Writes "Explication : " before the line right below a statement and its verdict that says why: with an arrow, "-> il est mort à
 * Sainte-Hélène", or alone there.
 */
const withReasonsBelow: TextRewriteRule = (lines) => {
  const judged = lines.map(
    (line) => hasBoxes(line) || TRUE_OR_FALSE_VERDICT_AT_END_PATTERN.test(line),
  );
  if (judged.filter((one) => one).length < 2) return lines;
  return lines.map((line, rank) => {
    if (judged[rank - 1] !== true || judged[rank] === true || line === "") return line;
    const [arrow = ""] = /^(?:=>|-+>|→|➜)\s*(?=\S+\s+\S)/.exec(line) ?? [];
    const next = lines[rank + 1] ?? "";
    const alone =
      hasBoxes(lines[rank - 1]) &&
      /^\p{L}.*\S\s\S.*[^?？:]$/u.test(line) &&
      (next === "" || judged[rank + 1] === true);
    return (arrow !== "" || alone) && readLineMarks(line.slice(arrow.length), 0).explains === null
      ? `Explication : ${line.slice(arrow.length)}`
      : line;
  });
};

/**
 * Replaces the letters of statements with a verdict, "a) Le soleil est une étoile. (V)", by numbers, where all lettered lines are such
 * statements.
 */
const withLetteredVerdicts: TextRewriteRule = (lines) => {
  const lettered = lines.filter((line) => /^[A-Ha-h]\s?[).]\s/.test(line));
  const verdict = /^([A-Ha-h])(\s?[).]\s.*\s)[([](?:(V(?:rai)?)|F(?:aux)?)[)\]]$/i;
  return lettered.length > 1 && lettered.every((line) => verdict.test(line))
    ? lines.map((line) =>
        line.replace(
          verdict,
          (_, letter: string, said: string, isTrue: string | undefined) =>
            `${letter.toLowerCase().charCodeAt(0) - 96}${said}(${isTrue === undefined ? "Faux" : "Vrai"})`,
        ),
      )
    : lines;
};

/** A verdict behind a statement, "(V)", "[Faux]"; its group is undefined when the statement is false. */
export const TRUE_OR_FALSE_VERDICT_AT_END_PATTERN =
  /\s*[([](?:(v|vraie?|true)|f|faux|fausse|false)[)\]]\s*[.*]*$/i;
/** Words that ask whether statements are true: "V ou F ?", "Vrai / faux". */
const ASKS_VERDICT = /(?<![\p{L}’'])v(?:rais?)?\s*(?:\/|ou|-)\s*f(?:aux)?(?![\p{L}’'])/iu;
/** Whether a text asks what is true and what is false. */
export const asksVerdicts = (text: string): boolean => ASKS_VERDICT.test(text);

/** The most lines between "Vrai ou faux ?" and the first statement, such as its points or its players. */
const BETWEEN = 2;
/**
 * Writes "… → Faux" for statements with a verdict ("- Monaco est dans l’Union européenne (F)") below "Bonus : V ou F ?", and removes that
 * heading, in a text that asks nothing else.
 */
const withVerdictsBelow: TextRewriteRule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const said = full.filter((rank) => TRUE_OR_FALSE_VERDICT_AT_END_PATTERN.test(lines[rank] ?? ""));
  const first = full.indexOf(said[0] ?? -1);
  const heads = new Set(
    full.filter(
      (rank) =>
        asksVerdicts(lines[rank] ?? "") &&
        !TRUE_OR_FALSE_VERDICT_AT_END_PATTERN.test(lines[rank] ?? ""),
    ),
  );
  const above = full.slice(Math.max(0, first - 1 - BETWEEN), Math.max(0, first));
  const others = full.filter((rank) => !said.includes(rank) && !heads.has(rank));
  const asksElse = others.some((rank) =>
    /[?？]\W*$|^\W*\d|^\W*[A-Ha-h]\s?[).:]|[:=→]\s*\S|^[-–•*◦○▪·]/u.test(lines[rank] ?? ""),
  );
  if (said.length < 2 || asksElse || !above.some((rank) => heads.has(rank))) return lines;
  const labelled = said.filter((rank) => /^\W*\d/.test(lines[rank] ?? ""));
  const from = above.find((rank) => heads.has(rank)) ?? 0;
  return lines.map((line, rank) => {
    if (heads.has(rank) || (rank > from && rank < (said[0] ?? 0))) return "";
    const [behind = "", isTrue] = said.includes(rank)
      ? (TRUE_OR_FALSE_VERDICT_AT_END_PATTERN.exec(line) ?? [])
      : [];
    if (behind === "") return line;
    const text = line.slice(0, -behind.length);
    const bare =
      labelled.length > 0 ? text : text.replace(/^(?:[-–•*◦○▪·]|[A-Ha-h]\s?[).])\s*/u, "");
    return `${bare} → ${isTrue === undefined ? "Faux" : "Vrai"}`;
  });
};

/**
 * Writes "Vrai" for "Juste" behind statements, as said in Switzerland, where others end with "Faux": "Le Cervin culmine à plus de 4000
 * mètres. Juste".
 */
const withJust: TextRewriteRule = (lines) => {
  const said = /([.!…»)]\s+[([]?)juste(?=[)\]]?\s*\.?$)/i;
  const wrong = /[.!…»)]\s+[([]?faux[)\]]?\s*\.?$/i;
  return lines.some((line) => said.test(line)) && lines.some((line) => wrong.test(line))
    ? lines.map((line) =>
        line.replace(said, "$1Vrai").replace(/\bjuste(?=\s*(?:ou|\/)\s*faux)/i, "Vrai"),
      )
    : lines;
};

const VERDICT_LINE = /^\W*(?:[abAB]\s?[.)]\s*)?(vrai|faux|true|false)\W*$/i;
/**
 * Numbers the statements of a text that is nothing but statements, each above a line "Vrai" and a line "Faux", where no blank line parts
 * two of them.
 */
const withNumbersOfStatements: TextRewriteRule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const words = full.map((rank) => VERDICT_LINE.exec(lines[rank] ?? "")?.[1]?.toLowerCase());
  const whole = words.every((word, nth) =>
    nth % 3 === 0 ? word === undefined : word !== undefined && word !== words[nth + 1],
  );
  const heads = full.filter((_, nth) => nth % 3 === 0);
  const crowded = heads.some((rank) => VERDICT_LINE.test(lines[rank - 1] ?? ""));
  const bare = heads.every((rank) => {
    const { number, letter, bullet, announced } = readLineMarks(lines[rank] ?? "", 0);
    return number === null && letter === null && bullet === null && announced === null;
  });
  if (!whole || !crowded || !bare || full.length !== heads.length * 3) return lines;
  const numbers = new Map(heads.map((rank, nth) => [rank, nth + 1]));
  return lines.map((line, rank) => {
    const number = numbers.get(rank);
    return number === undefined ? line : `Question ${number} : ${line}`;
  });
};

/** The rules of this file, in the order in which they apply. */
export const VERDICT_RULES: readonly TextRewriteRule[] = [
  withJust,
  withReasonsBelow,
  withVerdictBoxes,
  withVerdictsBelow,
  withLetteredVerdicts,
  withNumbersOfStatements,
];
