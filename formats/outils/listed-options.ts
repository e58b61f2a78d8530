/** Options that share a cell or a line, and the signs by which an option says that it is right. Pure. */

/** Separators that surely stand between two options of one cell, the likeliest first. */
const SURE_SEPARATORS: readonly RegExp[] = [
  /\s*\n\s*/,
  /\s*\|\s*/,
  /\s*;\s*/,
  /\s+\/\s+/,
  /\s*\t\s*/,
  /\s*,\s+/,
];
/** All separators of options; the last two also stand inside options, and count only where most of a column agrees. */
export const OPTION_SEPARATORS: readonly RegExp[] = [...SURE_SEPARATORS, /\s*,\s*/, /\s*\/\s*/];

/** The letter or the number before an option: "a) ", "(2) ", "C. ". */
export const OPTION_LABEL_PATTERN = /^\s*(?:[([]?([A-Ha-h1-8])\s?[).:\]–-]\s*)(?=\S)/;

/** The options of a cell, cut at a separator, without their letters or numbers when all of them have one. */
export function splitOptionsAt(texte: string, between: RegExp): readonly string[] {
  const all = texte.split(between).filter((one) => one.trim() !== "");
  const labels = all.map((one) => OPTION_LABEL_PATTERN.exec(one)?.[1]?.toUpperCase());
  const lettered = labels.every(
    (label, rank) => label === "ABCDEFGH"[rank] || label === String(rank + 1),
  );
  return lettered
    ? all.map((one) => one.replace(OPTION_LABEL_PATTERN, "").trim())
    : all.map((one) => one.trim());
}

/** The options of a single cell, cut at a sure separator; null without one. */
export function splitOptions(texte: string): readonly string[] | null {
  const between = SURE_SEPARATORS.find((one) => one.test(texte));
  return between === undefined ? null : splitOptionsAt(texte, between);
}

const RIGHT =
  "(?:la )?bonne(?: r[ée]ponse)?|r[ée]ponse (?:correcte|juste|exacte)|correcte?|vraie?|juste|exacte?|true|right(?: answer)?|correct answer|richtig|correct[ao]|corrett[ao]|corret[ao]";
const WRONG = "mauvaise(?: r[ée]ponse)?|fau(?:x|sse)|incorrecte?|wrong(?: answer)?|false|falsch";
const SIGN = String.raw`\*{1,2}|[✓✔✅☑]\uFE0F?|\[x\]|\(x\)`;
const MARK = new RegExp(
  String.raw`^\s*(?:${SIGN})\s*(?=\S)|(?<=[^\s*])\s*(?:${SIGN}|[([](?:${RIGHT})[)\]]|(?:←|<[-=]+)(?:\s*(?:${RIGHT}))?|[-–—:]\s*(?:la )?bonne r[ée]ponse)\s*$`,
  "iu",
);
const WRONG_MARK = new RegExp(
  String.raw`^\s*(?:[✗✘❌]\uFE0F?|\[ \])\s*(?=\S)|\s*(?:[✗✘❌]\uFE0F?|[([](?:${WRONG})[)\]])\s*$`,
  "iu",
);

/** Whether an option bears the sign of a right one: "*Rome", "Rome (x)", "Rome (bonne réponse)". */
export const isMarkedRight = (texte: string): boolean => MARK.test(texte);

/** An option without the signs that say whether it is right. */
export const withoutRightOrWrongMarks = (texte: string): string =>
  texte.replace(MARK, "").replace(MARK, "").replace(WRONG_MARK, "");
