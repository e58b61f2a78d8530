/** Questions that end without a question mark, told by the word that they begin with: "Comment s’appelle le petit du sanglier". Pure. */
import type { TextRewriteRule } from "./clean.ts";
import type { TextLine } from "./lines.ts";

/** The word with which a question begins, behind its number: "Quel", "Dans quelle", "À qui", "Combien". */
const INTERROGATIVE =
  /^(?:\W*(?:\d{1,3}\s*[.):°/–-]+\s*)?)(?:(?:(?:à|a|de|dans|en|sur|sous|par|pour|avec|chez|vers|depuis|contre|après|avant|entre|durant|pendant|selon)\s+|d[’'])?(?:quel(?:le)?s?|qui|quoi|combien|o[uù]|lequel|laquelle|lesquel(?:le)?s)|comment|quand|pourquoi|qu[’']|que|est-ce)(?=[\s’'-]|(?<=[’'])\S)/iu;
export const startsLikeQuestion = (text: string): boolean => INTERROGATIVE.test(text);

/**
 * Marks as asking the lines without a question mark that begin like a question and stand between two answers, where more questions have
 * theirs.
 */
export function withUnmarkedQuestionsAsAsking(lines: readonly TextLine[]): readonly TextLine[] {
  const full = lines.filter(({ texte }) => texte !== "");
  const answered = full.filter(
    ({ asks }, nth) => asks && (full[nth + 1]?.announced ?? "") !== "",
  ).length;
  const unmarked = new Set(
    full.filter(
      (line, nth) =>
        !line.asks &&
        line.announced === null &&
        line.letter === null &&
        line.bullet === null &&
        (full[nth + 1]?.announced ?? "") !== "" &&
        (full[nth - 1]?.announced ?? "") !== "" &&
        startsLikeQuestion(line.body),
    ),
  );
  return answered > 1 && unmarked.size > 0 && unmarked.size < answered
    ? lines.map((line) => (unmarked.has(line) ? { ...line, asks: true } : line))
    : lines;
}

/**
 * Signs that may stand between questions and their answers, as in "Qui a fondé le scoutisme ? = Baden-Powell": with a question mark before,
 * and without.
 */
const SIGNS: readonly { readonly asked: RegExp; readonly unmarked: RegExp }[] = [
  { asked: /([?？])\s*=\s*(?=[^=]+$)/, unmarked: /^([^=?？]*\S)\s+=\s+([^=]*)$/ },
  {
    asked: /([?？])\s+[-–—]\s+(?=(?:(?!\s[-–—]\s).)+$)/,
    unmarked: /^([^?？]*?\S)\s+[-–—]\s+((?:(?!\s[-–—]\s).)*)$/,
  },
];
/**
 * Writes an arrow for the sign between questions and answers, where most lines that ask have the same one, and some lack their question
 * mark: "Comment s’appelle le petit du sanglier = le marcassin".
 */
export const withArrowsInUnmarkedPairs: TextRewriteRule = (lines) => {
  const asking = lines.filter((line) => /[?？]/.test(line)).length;
  return SIGNS.reduce<readonly string[]>((all, { asked, unmarked }) => {
    const usual = all.filter((line) => asked.test(line)).length;
    const others = all.filter((line) => startsLikeQuestion(line) && unmarked.test(line)).length;
    return others > 0 && usual > 1 && usual * 5 >= asking * 4
      ? all.map((line) =>
          startsLikeQuestion(line) && unmarked.test(line)
            ? line.replace(unmarked, "$1 → $2")
            : line.replace(asked, "$1 → "),
        )
      : all;
  }, lines);
};
