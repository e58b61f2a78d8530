/**
 * Rules about signs that tick the right one among the lines of a run: green among red, an arrow among dashes, "V" and "F" in a column.
 * What a sign means is read off the whole run, never off one line. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";
import { readLineMarks } from "./lines.ts";

/** Ranks of the lines that bear a form, in runs of neighbours; any other line ends a run, an empty one too. */
function runsOf(lines: readonly string[], form: RegExp): readonly (readonly number[])[] {
  const runs: number[][] = [];
  let run: number[] = [];
  lines.forEach((line, rank) => {
    if (form.test(line)) {
      if (run.length === 0) runs.push(run);
      run.push(rank);
    } else run = [];
  });
  return runs;
}

/** Whether there are several runs, each of several lines with only one right one. */
const oneRightEach = (
  lines: readonly string[],
  runs: readonly (readonly number[])[],
  right: RegExp,
): boolean =>
  runs.length > 1 &&
  runs.every(
    (run) => run.length > 1 && run.filter((rank) => right.test(lines[rank] ?? "")).length === 1,
  );

const SIGN =
  "(\\p{Extended_Pictographic}|[^\\s\\p{L}\\p{N}\\p{P}\\uFE0F+=<>|`^~]|\\(\\p{L}{1,2}\\))\\uFE0F?";
const RIGHT_ONE =
  "(?:(?:la |les |le )?(?:bonnes? |vraies? )r[ée]ponses?|r[ée]ponses? (?:correctes?|justes?|exactes?))";
const NAMED_SIGN: readonly RegExp[] = [
  new RegExp(
    `${SIGN}\\s*(?:=|:|→|signifie|indique|marque|signale|veut dire)\\s*${RIGHT_ONE}`,
    "iu",
  ),
  new RegExp(
    `${RIGHT_ONE}[^?.:=]{0,40}?(?:\\s(?:avec|par|de|du|d[’']une?|signe)|[:=])\\s*(?:(?:le|la|une?)\\s)?(?:signe\\s)?${SIGN}`,
    "iu",
  ),
];
const USUAL_TICK = /^[✓✔✅☑☒❌✗✘]/u;
/**
 * Writes a tick for the sign that a heading names, and removes that heading: "❤️ = bonne réponse", "Les bonnes réponses sont suivies de
 * (B)".
 */
const withNamedSigns: TextRewriteRule = (lines) => {
  const at = lines.findIndex(
    (line) => !/[?？]/.test(line) && NAMED_SIGN.some((form) => form.test(line)),
  );
  const said = NAMED_SIGN.map((form) => form.exec(lines[at] ?? "")?.[1]).find((one) => one);
  if (said === undefined || USUAL_TICK.test(said)) return lines;
  const sign = `${said.replaceAll(/[()]/g, "\\$&")}\\uFE0F?`;
  const marked = new RegExp(
    `^((?:[-–•*]\\s+|\\(?[A-Ha-h][.)]\\s*)?)${sign}\\s*(?=\\S)|\\s*${sign}$`,
    "u",
  );
  const ranks = lines.flatMap((line, rank) => (rank > at && marked.test(line) ? [rank] : []));
  const asking = lines.filter((line) => /[?？]\W*$/.test(line)).length;
  // nothing is rewritten where one line only has the sign, or more lines than there are questions: a sign before every line is a bullet
  return ranks.length < 2 ||
    ranks.length > Math.max(asking, lines.length / 3) ||
    ranks.some((rank) => /[?？]/.test(lines[rank] ?? ""))
    ? lines
    : lines.map((line, rank) =>
        rank === at ? "" : ranks.includes(rank) ? `${line.replace(marked, "$1")} ✓` : line,
      );
};

const GREEN = /^(?:[-•]\s*)?(?:🟢|🟩|💚)\s*(?=\S)/u;
const RED = /^(?:[-•]\s*)?(?:🔴|🟥|❤\uFE0F?|⭕)\s*(?=\S)/u;
const OTHER_COLOUR = /^(?:[-•]\s*)?[🔵🟡🟠🟣🟤⚫⚪🔺🔷🔶🟦🟨🟧🟪]/u;
/**
 * Writes ticked boxes for green signs and empty ones for red signs ("🔴 Brest", "🟢 Saint-Malo"), where each run has one green and the text
 * no other colour.
 */
const withTrafficLights: TextRewriteRule = (lines) => {
  const either = new RegExp(`${GREEN.source}|${RED.source}`, "u");
  return oneRightEach(lines, runsOf(lines, either), GREEN) &&
    !lines.some((line) => OTHER_COLOUR.test(line))
    ? lines.map((line) => line.replace(GREEN, "[x] ").replace(RED, "[ ] "))
    : lines;
};

/** The signs of answer buttons, with their French names. */
const BUTTONS: readonly (readonly [signs: string, name: string])[] = [
  ["🔴🟥", "rouge"],
  ["🔵🟦", "bleu"],
  ["🟡🟨", "jaune"],
  ["🟢🟩", "vert"],
  ["🟠🟧", "orange"],
  ["🟣🟪", "violet"],
  ["▲🔺", "triangle"],
  ["◆♦", "losange"],
  ["●⚫", "rond|cercle"],
  ["■⬛", "carré"],
];
const BUTTON = new RegExp(
  `^([${BUTTONS.map(([signs]) => signs).join("")}])\\uFE0F?\\s*(?=\\S)`,
  "u",
);
/**
 * Replaces coloured signs in front of propositions by letters, "🔵 Kampala" above "Réponse : bleu" by "A) Kampala" above "Réponse : A",
 * where every such answer names one of the signs.
 */
const withButtons: TextRewriteRule = (lines) => {
  const runs = runsOf(lines, BUTTON);
  const told = [...lines];
  for (const run of runs) {
    const signs = run.map((rank) => BUTTON.exec(lines[rank] ?? "")?.[1] ?? "");
    const below = lines.findIndex((line, rank) => rank > (run.at(-1) ?? 0) && line !== "");
    const said = readLineMarks(lines[below] ?? "", 0).announced ?? "";
    const named = signs.flatMap((sign, nth) => {
      const name = BUTTONS.find(([own]) => own.includes(sign))?.[1] ?? sign;
      const form = new RegExp(
        `^(?:l[ea] )?(?:${sign}\\uFE0F?\\s*)?(?:${sign}|${name})?(?:e|te)?\\uFE0F?\\s*[.!]*$`,
        "iu",
      );
      return said !== "" && form.test(said) ? [nth] : [];
    });
    const [right, ...more] = named;
    if (run.length > 8 || new Set(signs).size < run.length || right === undefined) return lines;
    if (more.length > 0) return lines;
    run.forEach((rank, nth) => {
      told[rank] = (lines[rank] ?? "").replace(BUTTON, `${"ABCDEFGH"[nth] ?? ""}) `);
    });
    told[below] = `Réponse : ${"ABCDEFGH"[right] ?? ""}`;
  }
  return runs.length > 1 ? told : lines;
};

const ARROW = /^(?:-+>|=+>|→|➜|➔|>)\s+(?=\S)/u;
const DASH = /^[-–—•*]\s+(?=\S)/u;
/** Writes ticked boxes for arrows and empty ones for dashes, "-> le Pont-Neuf" among "- le pont Mirabeau", where each run has one arrow. */
const withArrowsAmongDashes: TextRewriteRule = (lines) => {
  const runs = runsOf(lines, new RegExp(`${ARROW.source}|${DASH.source}`, "u"));
  if (!oneRightEach(lines, runs, ARROW)) return lines;
  // arrows stay where they always come last: they announce the answer
  if (runs.every((run) => ARROW.test(lines[run.at(-1) ?? -1] ?? ""))) return lines;
  return lines.map((line) => line.replace(ARROW, "[x] ").replace(DASH, "[ ] "));
};

/** Writes a tick for "(BR)" (« bonne réponse ») behind propositions, "8 (BR)", where there are as many as questions. */
const withInitialsBehind: TextRewriteRule = (lines) => {
  const initials = /\s*[([]B\.?R\.?[)\]]$/;
  const marked = lines.filter((line) => initials.test(line)).length;
  const asking = lines.filter((line) => /[?？]$/.test(line)).length;
  return marked > 1 && marked === asking
    ? lines.map((line) => line.replace(initials, " ✓"))
    : lines;
};

const VERDICT = /^[([]?(?:(V|VRAI|Vrai)|F|FAUX|Faux)[)\]]?\s*[-–—:.]?\s+(?=\S+\s+\S+)/;
/** "VRAI ou FAUX (pour les enfants)", "V / F ?": a heading, and no verdict. */
const ASKS_VERDICTS = /^\W*v(?:rai)?\s*(?:ou|\/)\s*f(?:aux)?(?!\p{L})/iu;
const readVerdictInFront = (line: string): RegExpExecArray | null =>
  ASKS_VERDICTS.test(line) ? null : VERDICT.exec(line);
/**
 * Moves verdicts behind their statements, where a column of lines has them in front: "V - La girafe a sept vertèbres." above "F - Le koala
 * est un ours."
 */
const withVerdictColumns: TextRewriteRule = (lines) => {
  const full = lines.filter((line) => line !== "");
  const said = full.map(readVerdictInFront);
  const first = said.findIndex((one) => one !== null);
  const last = said.length - [...said].reverse().findIndex((one) => one !== null);
  const column = said.slice(first, last);
  // nothing moves where a line between these has no verdict: a verdict between two statements belongs to the one above
  if (first < 0 || column.length < 3 || column.includes(null)) return lines;
  if (new Set(column.map((one) => one?.[1] !== undefined)).size < 2) return lines;
  if (full.slice(first, last).some((line) => /^\S+\s*[-–—:.]?\s+\(?[A-Ha-h]\s?[.)]\s/.test(line)))
    return lines;
  // a line above such as "VRAI ou FAUX (pour les enfants)" says what to do, and is removed
  const heading = full[first - 1] ?? "";
  const above = ASKS_VERDICTS.test(heading) || /\bvrai\b.*\bfaux\b/i.test(heading) ? heading : null;
  return lines.map((line) => {
    const [label, right] = readVerdictInFront(line) ?? [];
    if (label === undefined) return line === above ? "" : line;
    return `${line.slice(label.length)} (${right === undefined ? "Faux" : "Vrai"})`;
  });
};

/** A whole line in bold, or in brackets. */
const BOLD = /^(?:\*\*|__|\[(?=[^\]]{2}))([^*_:[\]]*[^*_:[\]\s])(?:\*\*|__|\])$/;
const LABELLED = /^(?:\*\*)?\W?(?:[A-Ha-h]\s?[.)\]:/-]|[-–•*▪◦○+=]\s|\[)/u;
/**
 * Stars the only line in bold or in brackets, "**Azraël**" or "[Azraël]", among the bare lines below a question: it is the right one, where
 * several questions have one.
 */
const withBoldAmongBare: TextRewriteRule = (lines) => {
  const found: { rank: number; first: boolean; last: boolean }[] = [];
  let below: number[] | null = null;
  const close = () => {
    const bold = (below ?? []).filter((rank) => BOLD.test(lines[rank] ?? ""));
    const [rank] = bold;
    const bare = (below ?? []).every((one) => {
      const { announced, explains, section } = readLineMarks(lines[one] ?? "", 0);
      return (
        !LABELLED.test(lines[one] ?? "") && announced === null && explains === null && !section
      );
    });
    if (rank !== undefined && bold.length === 1 && bare && (below ?? []).length > 2)
      found.push({ rank, first: below?.[0] === rank, last: below?.at(-1) === rank });
    below = null;
  };
  lines.forEach((line, rank) => {
    if (/[?？](?:\*\*|__)?$/.test(line)) {
      close();
      below = [];
    } else if (line === "") close();
    else below?.push(rank);
  });
  close();
  const marked = new Set(found.map(({ rank }) => rank));
  // a bold line that always stands first, or last, may be something else
  return found.length > 1 && found.some(({ first }) => !first) && found.some(({ last }) => !last)
    ? lines.map((line, rank) => (marked.has(rank) ? line.replace(BOLD, "$1 *") : line))
    : lines;
};

/** The rules of this file, in the order in which they apply, before other signs are read. */
export const TICK_RULES: readonly TextRewriteRule[] = [
  withNamedSigns,
  withButtons,
  withBoldAmongBare,
  withTrafficLights,
  withArrowsAmongDashes,
  withInitialsBehind,
  withVerdictColumns,
];
