/** Answer keys in a text, at its foot or after each part: "Réponses : 1b, 2a", or a list of answers under a heading. Pure. */
import type { TextLine } from "./lines.ts";

/** What a key says of one question. */
interface KeyEntry {
  readonly n: number;
  readonly answer: string;
}

export interface AnswerKey {
  /** Ranks of its lines, the last one not included; its questions stand before it. */
  readonly start: number;
  readonly end: number;
  /** Its answers; a group begins wherever the numbers start again. */
  readonly groups: readonly (readonly KeyEntry[])[];
}

const HEADING =
  /^(?:\W*)(?:voici |here are )?(?:les |la |le |the )?(?:bonnes? )?(?:r[ée]ponses?|solutions?|corrig[ée]s?|corrections?|answer key|answers|key|gabarito|lösungen?|respuestas|risposte|cl[ée] de correction|grille de correction)(?:\s+(?!est\b)[\p{L}\d°’' -]{1,40}?)?\s*(?::\s*(.*?)|\W*)\W*$/iu;
/** The titles of a key in two columns. */
const COLUMNS =
  /^(?:questions?|n°|num[ée]ros?)\s*[\t|;]\s*(?:bonnes? )?(?:r[ée]ponses?|answers?|solutions?)$/i;
const NUMBER = "(?:q(?:uestion)?\\s*(?:n[°o]\\s*)?)?(\\d{1,3}|[IVX]{1,4}(?=[\\s.):–-]))";
const LETTERS = "([A-Ha-h](?:\\s*(?:,|et|and|&|\\+)\\s*[A-Ha-h](?![\\p{L}\\p{N}]))*)";
const COMPACT = new RegExp(
  `(?:^|[\\s,;/|·–-])${NUMBER}\\s*[.):=\\-–→°]*\\s*\\(?${LETTERS}(?![\\p{L}\\p{N}’'])\\)?`,
  "giu",
);
/** A letter and the text behind it: "1. b) Budapest", "1b (Budapest)". */
const LETTER_AND_TEXT = new RegExp(
  `^\\W*?${NUMBER}\\s*[.):=\\-–→°\\s]*\\(?([A-Ha-h])\\s*(?:[).:\\-–—=]+\\s*|\\s(?=\\())\\(?(\\S.*?)\\)?$`,
  "iu",
);
const ENTRY = new RegExp(`^\\W*?${NUMBER}\\s*(?:[.):=→]+|[-–](?=\\s)|\\t|°)\\s*(\\S.*)$`, "iu");
const PART = /^[^\d:]{0,40}(?:\b(?:partie|part|manche|round|th[èe]me|s[ée]rie)\s+\w{1,3}\s*)?:\s*/i;

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const numberOf = (said: string): number =>
  /\d/.test(said)
    ? Number(said)
    : [...said.toUpperCase()].reduce((sum, sign, at, all) => {
        const value = VALUES[sign] ?? 0;
        return sum + (value < (VALUES[all[at + 1] ?? ""] ?? 0) ? -value : value);
      }, 0);

/** "1b, 2a": the entries of a line that holds nothing else. */
function compact(texte: string): readonly KeyEntry[] {
  const found = [...texte.matchAll(COMPACT)].map(([, n = "", answer = ""]) => ({
    n: numberOf(n),
    answer,
  }));
  const rest = texte.replaceAll(COMPACT, "").replaceAll(/[\s,;/|·.)–•*-]+/g, "");
  const follow = found.every(({ n }, at) => at === 0 || n <= 1 || n - (found[at - 1]?.n ?? 0) < 6);
  return rest === "" && follow ? found : [];
}

/** The entries of a line; none when it holds something else. */
function entriesOf(texte: string): readonly KeyEntry[] {
  const several = compact(texte);
  if (several.length > 0) return several;
  const parted = PART.exec(texte)?.[0];
  if (parted !== undefined && !/\d/.test(parted.slice(0, 2))) {
    const behind = compact(texte.slice(parted.length));
    if (behind.length > 0) return behind;
  }
  const [, m, letter, text] = LETTER_AND_TEXT.exec(texte) ?? [];
  if (m !== undefined) return [{ n: numberOf(m), answer: `${letter ?? ""}) ${text ?? ""}` }];
  const pieces = texte
    .split(/\s*[/;|,]\s*(?=\d{1,3}\s*[.):=–-])/)
    .map((piece) => ENTRY.exec(piece));
  return pieces.every((piece) => piece !== null)
    ? pieces.map(([, n = "", answer = ""]) => ({ n: numberOf(n), answer: answer.trim() }))
    : [];
}

const isLetter = ({ answer }: KeyEntry): boolean => /^[A-Ha-h](?![\p{L}\p{N}’'])/u.test(answer);
const plainOf = (line: TextLine | undefined): string => (line?.texte ?? "").replaceAll("**", "");

/** Every answer key of a pasted text, the first one first. */
export function readAnswerKeys(lines: readonly TextLine[]): readonly AnswerKey[] {
  const keys: AnswerKey[] = [];
  for (let start = 1; start < lines.length; start += 1) {
    const key = keyFrom(lines, start, keys.at(-1)?.end ?? 0);
    if (key === null) continue;
    keys.push(key);
    start = key.end - 1;
  }
  return keys;
}

/** The longest line that may open a key, in characters. */
const HEADING_MAX = 2000;

function keyFrom(lines: readonly TextLine[], start: number, after: number): AnswerKey | null {
  const texte = plainOf(lines[start]);
  const heading =
    texte === "" || texte.length > HEADING_MAX
      ? null
      : (HEADING.exec(texte) ?? (COLUMNS.test(texte) ? [texte] : null));
  if (heading === null) return null;
  const said = heading[1] ?? "";
  const entries: KeyEntry[] = [...entriesOf(said)];
  if (said !== "" && entries.length === 0) return orderedKey(lines, start, said);
  let end = start + 1;
  // the name of a part may stand before its own entries
  let named = false;
  for (let rank = start + 1; rank < lines.length; rank += 1) {
    const line = plainOf(lines[rank]);
    if (line === "") continue;
    if (lines[rank]?.asks === true) break;
    const below = columnsOf(line, plainOf(lines[rank + 1]));
    if (below !== null) {
      entries.push(...below);
      rank += 1;
      end = rank + 1;
      continue;
    }
    const more = entriesOf(HEADING.exec(line)?.[1] ?? line);
    if (more.length === 0) {
      if (named || line.length > 40) break;
      named = true;
      continue;
    }
    named = false;
    entries.push(...more);
    end = rank + 1;
  }
  if (entries.length < 2) return null;
  const asked = lines
    .slice(after, start)
    .filter(({ number, asks }) => number !== null || asks).length;
  const atFoot = lines.slice(end).every((line) => line.texte === "" || line.number === null);
  // in the middle of a text, a list of texts is a key when it answers as many questions
  if (asked < entries.length || (!atFoot && asked > entries.length && !entries.every(isLetter)))
    return null;
  return { start, end, groups: grouped(entries) };
}

/** A line of numbers above a line of as many letters; null for other lines. */
function columnsOf(numbers: string, letters: string): readonly KeyEntry[] | null {
  const [above, below] = [numbers, letters].map((line) =>
    line.split(/[\s|;,]+/).filter((one) => one !== ""),
  );
  if (above === undefined || below === undefined || above.length !== below.length) return null;
  return above.length > 1 &&
    above.every((one) => /^\d{1,3}$/.test(one)) &&
    below.every((one) => /^[A-Ha-h]$/.test(one))
    ? above.map((one, at) => ({ n: Number(one), answer: below[at] ?? "" }))
    : null;
}

/** "Réponses : B C A D", in the order of the questions; where each has its own answer, this is one of them. */
function orderedKey(lines: readonly TextLine[], start: number, said: string): AnswerKey | null {
  const letters = said.split(/[\s,;/–-]+/).filter((one) => one !== "");
  if (letters.length < 3 || !letters.every((one) => /^[A-Ha-h]$/.test(one))) return null;
  if (lines.filter(({ announced }) => announced !== null).length > 1) return null;
  return { start, end: start + 1, groups: [letters.map((answer, at) => ({ n: at + 1, answer }))] };
}

function grouped<T extends { readonly n: number }>(all: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const one of all) {
    const last = groups.at(-1);
    if (last === undefined || one.n <= (last.at(-1)?.n ?? 0)) groups.push([one]);
    else last.push(one);
  }
  return groups;
}

/**
 * The answers that keys give to questions, by the rank of a question's line.
 * @param heads the first lines of the questions, with their numbers
 */
export function assignAnswerKeys(
  keys: readonly AnswerKey[],
  heads: readonly { readonly rank: number; readonly number: number | null }[],
): ReadonlyMap<number, string> {
  const given = new Map<number, string>();
  let from = 0;
  for (const { start, groups } of keys) {
    const asked = heads.filter(({ rank }) => rank >= from && rank < start);
    from = start;
    const numbers = asked.map(({ rank, number }, at) => ({ rank, n: number ?? at + 1 }));
    const parts = grouped(numbers);
    const entries = groups.flat();
    // without the same parts on both sides, only the order of as many may tell
    if (parts.length === groups.length)
      parts.forEach((part, at) => {
        const said = new Map((groups[at] ?? []).map(({ n, answer }) => [n, answer]));
        for (const { rank, n } of part) {
          const answer = said.get(n);
          if (answer !== undefined) given.set(rank, answer);
        }
      });
    else if (parts.length === 1 && new Set(entries.map(({ n }) => n)).size === entries.length)
      // a key in another order than its questions: "3c, 2a, 1b"
      for (const { rank, n } of numbers) {
        const said = entries.find((entry) => entry.n === n);
        if (said !== undefined) given.set(rank, said.answer);
      }
    else if (asked.length === entries.length)
      asked.forEach(({ rank }, at) => given.set(rank, entries[at]?.answer ?? ""));
  }
  return given;
}
