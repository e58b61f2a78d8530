/** Rules that rewrite answer keys laid out as tables, cells or grids, or garbled by a scanner, in lines that key.ts reads. Pure. */
import type { TextRewriteRule } from "./clean.ts";
import { readKeyHeading } from "./key.ts";

const KEY_ROW = /^\|\s*(?:\*\*)?\d{1,3}(?:\*\*)?\s*\|\s*(?:\*\*)?[A-Ha-h](?:\*\*)?\s*\|$/;
/**
 * Rewrites the rows of a key in a Markdown table, "| 1 | B |", and their titles with a tab between the cells, and removes the rule between
 * them.
 */
const withKeyTables: TextRewriteRule = (lines) => {
  const row = /^\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|$/;
  return lines.map((line, rank) => {
    const near = [lines[rank - 1], line, lines[rank + 1]];
    const [, left = "", right = ""] = row.exec(line) ?? [];
    if (/^\|[\s:|-]+\|$/.test(line)) return near.some((one) => KEY_ROW.test(one ?? "")) ? "" : line;
    if (KEY_ROW.test(line)) return `${left.replaceAll("**", "")}\t${right.replaceAll("**", "")}`;
    return /^(?:q(?:uestion)?s?|n°|num[ée]ros?)$/i.test(left) &&
      /^\|[\s:|-]+\|$/.test(near[2] ?? "") &&
      KEY_ROW.test(lines[rank + 2] ?? "")
      ? `${left}\t${right}`
      : line;
  });
};

/** Rewrites a key whose cells stand one below the other under its heading ("N°", "Réponse", "1", "B", "2", "D") as "1) B" and "2) D". */
const withKeyCells: TextRewriteRule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const lineAt = (nth: number): string => lines[full[nth] ?? -1] ?? "";
  const told = [...lines];
  full.forEach((_, head) => {
    if (readKeyHeading(lineAt(head)) !== "") return;
    let first = head + 1;
    while (/^(?:n°|num[ée]ros?|questions?|(?:bonnes? )?r[ée]ponses?)$/i.test(lineAt(first)))
      first += 1;
    let size = 0;
    while (
      lineAt(first + size * 2) === String(size + 1) &&
      /^[A-Ha-h]$/.test(lineAt(first + size * 2 + 1))
    )
      size += 1;
    if (size < 2) return;
    for (let nth = head + 1; nth < first + size * 2; nth += 1) told[full[nth] ?? -1] = "";
    for (let row = 0; row < size; row += 1)
      told[full[first + row * 2] ?? -1] = `${String(row + 1)}) ${lineAt(first + row * 2 + 1)}`;
  });
  return told;
};

const BOX = String.raw`(?:[□◻▢⬜○◯☐■◼▣⬛●◉☒☑]\uFE0F?|\[[ xX]?\])`;
const GRID_ROW = new RegExp(String.raw`^(\d{1,3})\W*?((?:\s+[A-H]\s*${BOX}){2,})$`, "u");
const TICKED = /([A-H])\s*(?:[■◼▣⬛●◉☒☑]|\[[xX]\])/gu;
/** Rewrites a row of a grid of crosses, "1   A ☒   B ☐   C ☐", as "1) A"; a row without a cross, or with several, stays. */
const withKeyGrids: TextRewriteRule = (lines) =>
  lines.map((line) => {
    const [, n = "", boxes = ""] = GRID_ROW.exec(line) ?? [];
    const [only, ...more] = [...boxes.matchAll(TICKED)];
    return only === undefined || more.length > 0 ? line : `${n}) ${only[1] ?? ""}`;
  });

const WORN =
  /^\W*(?:solutions?|r[ée]ponses?|corrig[ée])\s*\.?\s*[—–:-]+\s*((?:\d{1,3}\s*[,.:]?\s*[a-h]\s*[.,;]?\s*[—–-]?\s*){2,})$/i;
/** Rewrites a key as a scanner reads it, "SOLUTIONS . — 1 , b . — 2 , c .", as "Solutions : 1b, 2c". */
const withWornKeys: TextRewriteRule = (lines) =>
  lines.map((line) => {
    const [, said] = WORN.exec(line) ?? [];
    if (said === undefined || !/\d\s+[,.]|[a-h]\s+[.,]|—/.test(said)) return line;
    const entries = [...said.matchAll(/(\d{1,3})\s*[,.:]?\s*([a-h])/gi)];
    return `Solutions : ${entries.map(([, n = "", letter = ""]) => `${n}${letter}`).join(", ")}`;
  });

const OF_ISSUE =
  /^\W*(?:solutions?|r[ée]ponses?)\s+du\s+n(?:um[ée]ro|°)\s*(\d{1,5})\s*:\s*(.*?)\W*$/i;
/**
 * Removes the solutions of earlier issues ("Solutions du n° 45 : …") above the questions, which they do not answer; the last ones, below,
 * stay as the key.
 */
const withoutLastIssue: TextRewriteRule = (lines) => {
  const keys = lines.flatMap((line, rank) => {
    const [, issue, said = ""] = OF_ISSUE.exec(line) ?? [];
    return issue === undefined ? [] : [{ rank, issue: Number(issue), said }];
  });
  const last = keys.at(-1);
  if (keys.length < 2 || last === undefined) return lines;
  const asks = (from: number, to?: number) =>
    lines.slice(from, to).some((line) => /[?？]\W*$/.test(line));
  if (
    asks(last.rank) ||
    keys.slice(0, -1).some(({ rank, issue }) => issue >= last.issue || asks(0, rank))
  )
    return lines;
  const others = new Set(keys.map(({ rank }) => rank));
  return lines.map((line, rank) =>
    rank === last.rank ? `Solutions : ${last.said}` : others.has(rank) ? "" : line,
  );
};

/** The rules of this file, in the order in which they apply. */
export const KEY_SHAPE_RULES: readonly TextRewriteRule[] = [
  withKeyTables,
  withKeyCells,
  withKeyGrids,
  withWornKeys,
  withoutLastIssue,
];
