/** An answer key at the foot of a text: "Réponses : 1b, 2a", or a list of answers under a heading. Pure. */
import type { TextLine } from "./lines.ts";

export interface AnswerKey {
  /** Rank of the first line of the answer key; the questions stand before it. */
  readonly start: number;
  /** The announced answers, by number of the question. */
  readonly answers: ReadonlyMap<number, string>;
}

const HEADING =
  /^(?:\W*)(?:les |la |le )?(?:bonnes? )?(?:r[ée]ponses?|solutions?|corrig[ée]s?|corrections?|answer key|answers|key|cl[ée] de correction)(?: (?:correctes?|du quizz?|des questions|exactes?))?\s*:?\s*(.*?)\W*$/i;
const COMPACT =
  /(?:^|[\s,;/|·–-])(?:q(?:uestion)?\s*)?(\d{1,3})\s*[.):=\-–→]*\s*([A-Ha-h])(?![\p{L}\p{N}])/giu;
const ENTRY = /^\W*?(?:q(?:uestion)?\s*)?(\d{1,3})\s*(?:[.):=→]|[-–](?=\s))\s*(\S.*)$/i;

const compact = (texte: string): readonly (readonly [number, string])[] => {
  const found = [...texte.matchAll(COMPACT)].map(
    ([, n, letter]) => [Number(n), letter ?? ""] as const,
  );
  const rest = texte.replaceAll(COMPACT, "").replace(/[\s,;/|·.)–-]+/g, "");
  return rest === "" ? found : [];
};

/** Reads the answer key of a pasted text: at least two answers after the last question. @returns null without such a key */
export function readAnswerKey(lines: readonly TextLine[]): AnswerKey | null {
  for (let start = lines.length - 1; start > 0; start -= 1) {
    const line = lines[start];
    if (line === undefined || line.texte === "") continue;
    const said = HEADING.exec(line.texte.replaceAll("**", ""))?.[1];
    if (said === undefined) continue;
    const answers = new Map<number, string>();
    // "1b, 2a" on the line of the heading, or below
    let filled = readEntries(said, answers) ? 1 : said === "" ? 0 : null;
    for (let rank = start + 1; filled !== null && rank < lines.length; rank += 1) {
      const texte = lines[rank]?.texte.replaceAll("**", "") ?? "";
      if (texte !== "") filled = readEntries(texte, answers) ? filled + 1 : null;
    }
    if (filled !== null && answers.size > 1 && answers.size >= filled) return { start, answers };
  }
  return null;
}

/** Adds the answers of a line to the key; false when the line holds something else. */
function readEntries(texte: string, answers: Map<number, string>): boolean {
  const several = compact(texte);
  for (const [number, letter] of several) answers.set(number, letter);
  if (several.length > 0) return true;
  const [, n, answer] = ENTRY.exec(texte) ?? [];
  if (n === undefined || answer === undefined) return false;
  answers.set(Number(n), answer.trim());
  return true;
}
