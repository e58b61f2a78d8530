/** Answer keys in a text, at its foot or after each part: "Réponses : 1b, 2a", or a list of answers under a heading. Pure. */
import type { TextLine } from "./lines.ts";

/** An entry of a key: the number of a question, and its answer. */
interface KeyEntry {
  readonly n: number;
  readonly answer: string;
}

export interface AnswerKey {
  /** Ranks of its first line, and of the line behind its last; its questions stand before it. */
  readonly start: number;
  readonly end: number;
  /** Its answers; a group begins wherever the numbers start again. */
  readonly groups: readonly (readonly KeyEntry[])[];
  /** Whether its answers have no numbers, and stand in the order of the questions. */
  readonly ordered?: boolean;
  /** Whether nothing but its numbers tells that it is a key, which makes its answers doubtful. */
  readonly guessed?: boolean;
}

/** The answer that a key gives to one question. */
export interface KeyAnswer {
  readonly answer: string;
  readonly guessed: boolean;
}

const HEADING =
  /^(?:\W*)(?:(?:et|enfin|maintenant|allez|donc)\s*,?\s+){0,2}(?:(?:voici|voil[àa]|here are)\s+(?:(?:enfin|maintenant|donc)\s+)?)?(?:les |la |le |the )?(?:bonnes? )?(?:r[ée]ponses?|r[ée]p\.?(?=\s*:)|solutions?|corrig[ée]s?|corrections?|answer keys?|answers|key|gabarito|lösungen?|respuestas|risposte|cl[ée] de correction|grille de (?:correction|r[ée]ponses?))(?:\s+(?:de la |du )?(?:manche|page|partie|round|th[èe]me|s[ée]rie|niveau|quiz)\s+(?:n°\s*)?\d{1,2})?(?:\s*,?\s+(?!est\b|(?:dans le |en )?(?:d[ée]sordre|vrac)\b|possibles\b|propos[ée]es|au choix\b)[\p{L}\d°’' -]{1,40}?)?(?:\s*\([\p{L}’' -]{3,40}\))?\s*(?::\s*(.*?)|\s(?=(?:q\s*)?\d{1,3}\s*[=.):/-])(.*?)|\W*)\W*$/iu;
/** The text behind the title of a key, perhaps empty; null for a line that heads no key. */
export function readKeyHeading(line: string): string | null {
  const found = HEADING.exec(line.replaceAll("**", ""));
  return found === null ? null : (found[1] ?? found[2] ?? "");
}
/** The titles of a key in two columns. */
const COLUMNS =
  /^(?:questions?|n°|num[ée]ros?)\s*[\t|;]\s*(?:bonnes? )?(?:r[ée]ponses?|answers?|solutions?)$/i;
const NUMBER =
  "(?:(?:q(?:uestion)?|r(?:[ée]ponse)?)\\s*(?:n[°o]\\s*)?)?(\\d{1,3}|[IVX]{1,4}(?=[\\s.):–-]))";
const LETTERS = "([A-Ha-h](?:\\s*(?:,|et|and|&|\\+)\\s*[A-Ha-h](?![\\p{L}\\p{N}]))*)";
const COMPACT = new RegExp(
  `(?:^|[\\s,;/|·–-])${NUMBER}\\s*[.):=\\-–→°/]*\\s*\\(?${LETTERS}(?![\\p{L}\\p{N}’'])\\)?`,
  "giu",
);
/** An entry of a key with a letter and the text behind it: "1. b) Budapest", "1b (Budapest)". */
const LETTER_AND_TEXT = new RegExp(
  `^\\W*?${NUMBER}\\s*[.):=\\-–→°/\\s]*\\(?([A-Ha-h])\\s*(?:[).:\\-–—=]+\\s*|\\s(?=\\())\\(?(\\S.*?)\\)?$`,
  "iu",
);
const ENTRY = new RegExp(`^\\W*?${NUMBER}\\s*(?:[.):=→/]+|[-–](?=\\s)|\\t|°)\\s*(\\S.*)$`, "iu");
const PART = /^[^\d:]{0,40}(?:\b(?:partie|part|manche|round|th[èe]me|s[ée]rie)\s+\w{1,3}\s*)?:\s*/i;

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const numberOf = (said: string): number =>
  /\d/.test(said)
    ? Number(said)
    : [...said.toUpperCase()].reduce((sum, sign, at, all) => {
        const value = VALUES[sign] ?? 0;
        return sum + (value < (VALUES[all[at + 1] ?? ""] ?? 0) ? -value : value);
      }, 0);

/** Reads the entries of a line that holds nothing else: "1b, 2a"; none for any other line. */
function compact(texte: string): readonly KeyEntry[] {
  const found = [...texte.matchAll(COMPACT)].map(([, n = "", answer = ""]) => ({
    n: numberOf(n),
    answer,
  }));
  const rest = texte.replaceAll(COMPACT, "").replaceAll(/[\s,;/|·.)–•*-]+|\s(?:et|and)(?=\s)/g, "");
  const follow = found.every(({ n }, at) => at === 0 || n <= 1 || n - (found[at - 1]?.n ?? 0) < 6);
  return rest === "" && follow ? found : [];
}

const escaped = (sign: string): string => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/**
 * Reads entries one behind the other, with numbers that go up by one: "1. Trois ans. 2. Pépito.", "1 V - 2 F (c’était l’Italie)"; none for
 * any other line.
 */
function running(texte: string): readonly KeyEntry[] {
  const [opening, first = "", sign = ""] = /^\W*?(\d{1,3})\s*([.):=→°/]*)\s*/.exec(texte) ?? [];
  if (opening === undefined) return [];
  const found: KeyEntry[] = [];
  let rest = texte.slice(opening.length);
  const short = "(?=(?:[A-Ha-h]|V(?:rai)?|F(?:aux)?)(?![\\p{L}\\p{N}’']))";
  if (sign === "" && !new RegExp(`^${short}`, "u").test(rest)) return [];
  for (let n = Number(first); found.length < 300; n += 1) {
    // without a sign behind the numbers, one or two may be missing, for questions that have no answer yet: "4F - 6V"
    const follow = sign === "" ? `(${n + 1}|${n + 2}|${n + 3})` : `(${n + 1})`;
    const next = new RegExp(
      `[\\s,;/|·.–-]\\s*(?:et\\s+)?${follow}\\s*${sign === "" ? short : `${escaped(sign)}\\s*`}`,
      "u",
    ).exec(rest);
    const said = rest.slice(0, next?.index ?? rest.length).replace(/[\s,;/|·–-]+$/, "");
    // the pattern of headings takes away the bracket that ends a key: it is put back
    const answer = /\([^()]*$/.test(said) ? `${said})` : said;
    if (answer === "") return [];
    found.push({ n, answer });
    if (next === null) break;
    rest = rest.slice(next.index + next[0].length);
    n = Number(next[1]) - 1;
  }
  return found.length > 1 ? found : [];
}

/** Removes "Réponse" before the letter of an entry: "Réponse b. Il mesure 45 cm". */
const bareAnswer = (answer: string): string =>
  answer
    .trim()
    .replace(/^(?:la )?(?:bonne )?r[ée]ponse\s*:?\s*(?=\(?[A-Ha-h](?![\p{L}\p{N}’']))/iu, "");

/** The entries of a line; none when it holds something else. */
function entriesOf(texte: string): readonly KeyEntry[] {
  const several = compact(texte);
  if (several.length > 0) return several;
  const parted = PART.exec(texte)?.[0];
  if (parted !== undefined && !/\d/.test(parted.slice(0, 2))) {
    const behind = compact(texte.slice(parted.length));
    if (behind.length > 0) return behind;
  }
  const one = running(texte);
  if (one.length > 0) return one;
  const [, m, letter, text] = LETTER_AND_TEXT.exec(texte) ?? [];
  if (m !== undefined) return [{ n: numberOf(m), answer: `${letter ?? ""}) ${text ?? ""}` }];
  const pieces = texte
    .split(/(?<![A-Ha-h])\s*[/;|,]\s*(?=\d{1,3}\s*[.):=–-])/)
    .map((piece) => ENTRY.exec(piece));
  return pieces.every((piece) => piece !== null)
    ? pieces.map(([, n = "", answer = ""]) => ({ n: numberOf(n), answer: bareAnswer(answer) }))
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

/** The number of a key's entry whose text stands on the next line: "Réponse n°1". */
const NUMBER_ABOVE = /^\W*r[ée]ponse\s*(?:n[°º]\s*)?(\d{1,3})\s*[.:]?$/i;

function keyFrom(lines: readonly TextLine[], start: number, after: number): AnswerKey | null {
  const texte = plainOf(lines[start]);
  if (texte === "" || texte.length > HEADING_MAX) return null;
  const heading = HEADING.exec(texte) ?? (COLUMNS.test(texte) ? [texte] : null);
  if (heading === null) return untitledKey(lines, start, after);
  const said = heading[1] ?? heading[2] ?? "";
  const entries: KeyEntry[] = [...entriesOf(said)];
  if (said !== "" && entries.length === 0) return orderedKey(lines, start, said);
  let end = start + 1;
  // one short line that is no entry, such as the name of a part, may stand before more entries
  let named = false;
  for (let rank = start + 1; rank < lines.length; rank += 1) {
    const line = plainOf(lines[rank]);
    if (line === "") continue;
    if (lines[rank]?.asks === true || /[?？]\s+\(?A\s?[:.)=-]/i.test(line)) break;
    const below = columnsOf(line, plainOf(lines[rank + 1]));
    const above = NUMBER_ABOVE.exec(line)?.[1];
    if (below !== null) {
      entries.push(...below);
      rank += 1;
    } else if (above !== undefined) {
      rank = nextFilled(lines, rank);
      if (rank >= lines.length) break;
      entries.push({ n: Number(above), answer: bareAnswer(plainOf(lines[rank])) });
    } else {
      const more = entriesOf(HEADING.exec(line)?.[1] ?? line);
      if (more.length === 0) {
        if (explains(lines, rank, entries)) continue;
        if (named || line.length > 40) break;
        named = true;
        continue;
      }
      entries.push(...more);
    }
    named = false;
    end = rank + 1;
  }
  if (entries.length < 2) return null;
  const asked = lines
    .slice(after, start)
    .filter(({ number, asks }) => number !== null || asks).length;
  const atFoot = lines.slice(end).every((line) => line.texte === "" || line.number === null);
  // no key: fewer questions stand before it than it has entries, or more than a list of texts in the middle of the text
  if (asked < entries.length || (!atFoot && asked > entries.length && !entries.every(isLetter)))
    return null;
  return { start, end, groups: grouped(entries) };
}

const nextFilled = (lines: readonly TextLine[], rank: number): number => {
  let next = rank + 1;
  while (lines[next]?.texte === "") next += 1;
  return next;
};

/** Whether a line explains the entry above it: each entry names a letter, and the next one follows. */
function explains(lines: readonly TextLine[], rank: number, entries: readonly KeyEntry[]): boolean {
  const last = entries.at(-1);
  if (last === undefined || !entries.every(isLetter)) return false;
  for (let next = rank + 1; next < lines.length && next < rank + 6; next += 1) {
    const [entry, ...more] = entriesOf(plainOf(lines[next]));
    if (entry !== undefined) return more.length === 0 && entry.n === last.n + 1 && isLetter(entry);
  }
  return plainOf(lines[rank - 1]) !== "" && lines[rank]?.number === null;
}

/**
 * Reads a key without a title below all questions: "1b 2c 3a", a grid, or the numbers of the questions again with an answer each; null for
 * other lines.
 */
function untitledKey(lines: readonly TextLine[], start: number, after: number): AnswerKey | null {
  const texte = plainOf(lines[start]);
  const letters = compact(texte);
  const grid = columnsOf(texte, plainOf(lines[nextFilled(lines, start)]));
  const entries = grid ?? (letters.length > 0 ? letters : twinList(lines, start, after));
  const end =
    grid !== null
      ? nextFilled(lines, start) + 1
      : start + (letters.length > 0 ? 1 : entries.length);
  const goesUp = entries.every(({ n }, at) => n === (entries[0]?.n ?? 0) + at);
  if (entries.length < 3 || !goesUp) return null;
  if (lines.slice(end).some(({ number, asks }) => number !== null || asks)) return null;
  const asked = lines.slice(after, start).filter(({ number, asks }) => number !== null || asks);
  if (asked.length < entries.length || lines.some(({ announced }) => announced !== null))
    return null;
  return { start, end, groups: grouped(entries), guessed: grid === null && letters.length === 0 };
}

/**
 * The entries of a numbered list, "1. Lima", "2. Quito", below as many numbered questions that have no propositions; none for other lines.
 */
function twinList(lines: readonly TextLine[], start: number, after: number): readonly KeyEntry[] {
  if (lines[start]?.number?.n !== 1) return [];
  const before = lines.slice(after, start);
  const asked = before.flatMap(({ number, asks }) =>
    number === null ? [] : [{ ...number, asks }],
  );
  const bare = before.every(
    ({ letter, box, bullet }) => letter === null && box === null && bullet === null,
  );
  if (!bare || !asked.every(({ n, asks }, at) => n === at + 1 && asks)) return [];
  const own = lines.slice(start, start + asked.length);
  return own.every(({ number, asks, body }, at) => number?.n === at + 1 && !asks && body !== "")
    ? own.map(({ number, body }) => ({ n: number?.n ?? 0, answer: body }))
    : [];
}

/** The entries of a key in two lines, one of numbers above one of as many letters; null for other lines. */
function columnsOf(numbers: string, letters: string): readonly KeyEntry[] | null {
  const [above, below] = [numbers, letters].map((line) =>
    line
      .replace(
        /^\W*(?:questions?|n°|num[ée]ros?|(?:bonnes? )?r[ée]ponses?|lettres?)(?=[\s|;:])/i,
        "",
      )
      .split(/[\s|;:,]+/)
      .filter((one) => one !== ""),
  );
  if (above === undefined || below === undefined || above.length !== below.length) return null;
  return above.length > 1 &&
    above.every((one) => /^\d{1,3}$/.test(one)) &&
    below.every((one) => /^[A-Ha-h]$/.test(one))
    ? above.map((one, at) => ({ n: Number(one), answer: below[at] ?? "" }))
    : null;
}

/**
 * A key of letters alone, "Réponses : B C A D", in the order of the questions; null for another line, and where several answers are
 * announced, since this line is then one of them.
 */
function orderedKey(lines: readonly TextLine[], start: number, said: string): AnswerKey | null {
  const letters = said.split(/[\s,;/–-]+/).filter((one) => one !== "");
  if (letters.length < 3 || !letters.every((one) => /^[A-Ha-h]$/.test(one))) return null;
  if (lines.filter(({ announced }) => announced !== null).length > 1) return null;
  return {
    start,
    end: start + 1,
    groups: [letters.map((answer, at) => ({ n: at + 1, answer }))],
    ordered: true,
  };
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
export function assignKeyAnswersToQuestions(
  keys: readonly AnswerKey[],
  heads: readonly { readonly rank: number; readonly number: number | null }[],
): ReadonlyMap<number, KeyAnswer> {
  const given = new Map<number, KeyAnswer>();
  let from = 0;
  for (const { start, groups, ordered = false, guessed = false } of keys) {
    const before = heads.filter(({ rank }) => rank >= from && rank < start);
    const counted = before.filter(({ number }) => number !== null);
    // where most questions have a number, a head without one is a title, and answers nothing
    const asked = counted.length * 3 > before.length * 2 ? counted : before;
    from = start;
    if (ordered && asked.length !== groups.flat().length) continue;
    const numbers = asked.map(({ rank, number }, at) => ({ rank, n: number ?? at + 1 }));
    const parts = grouped(numbers);
    const entries = groups.flat();
    // where the key and the questions are cut in other parts, entries go to the questions of their numbers if none comes twice, or else by
    // their order
    if (parts.length === groups.length)
      parts.forEach((part, at) => {
        const said = new Map((groups[at] ?? []).map(({ n, answer }) => [n, answer]));
        for (const { rank, n } of part) {
          const answer = said.get(n);
          if (answer !== undefined) given.set(rank, { answer, guessed });
        }
      });
    else if (parts.length === 1 && new Set(entries.map(({ n }) => n)).size === entries.length)
      // a key in another order than its questions: "3c, 2a, 1b"
      for (const { rank, n } of numbers) {
        const said = entries.find((entry) => entry.n === n);
        if (said !== undefined) given.set(rank, { answer: said.answer, guessed });
      }
    else if (asked.length === entries.length)
      asked.forEach(({ rank }, at) =>
        given.set(rank, { answer: entries[at]?.answer ?? "", guessed }),
      );
  }
  return given;
}
