/** Moves answers that stand over their questions ("Réponse : Molière" above "Question : Qui a écrit L’Avare ?") below them. Pure. */
import { DIALOGUE_QUESTION_PATTERN, looksLikeProposition } from "./heads.ts";
import type { TextLine } from "./lines.ts";

/** An answer, the question below it, and the ranks of their lines, up to the next answer. */
interface Block {
  readonly answer: TextLine;
  readonly asked: TextLine;
  /** Whether a blank line stands above the answer, and none between it and its question. */
  readonly apart: boolean;
  readonly from: number;
  readonly to: number;
}

const isQuestion = ({
  asks,
  texte,
  number,
  announced,
}: Pick<TextLine, "asks" | "texte" | "number" | "announced">): boolean =>
  announced === null &&
  (asks || DIALOGUE_QUESTION_PATTERN.test(texte) || (number?.style ?? "").startsWith("q"));

/** The blocks of a text where every answer stands over its question; null for any other text. */
function blocksOf(lines: readonly TextLine[]): readonly Block[] | null {
  const ranks = lines.flatMap(({ texte, section }, rank) =>
    texte === "" || section ? [] : [rank],
  );
  const saysAnswer = (rank: number | undefined) => (lines[rank ?? -1]?.announced ?? "") !== "";
  const starts = ranks.flatMap((rank, nth) => (saysAnswer(rank) ? [{ rank, nth }] : []));
  const blocks = starts.map(({ rank, nth }, at): Block | null => {
    const next = ranks[nth + 1];
    const [answer, asked] = [lines[rank], lines[next ?? -1]];
    if (answer === undefined || asked === undefined || !isQuestion(asked)) return null;
    const to = starts[at + 1]?.rank ?? lines.length;
    const others = lines.slice((next ?? rank) + 1, to).some(isQuestion);
    const apart = next === rank + 1 && (lines[rank - 1]?.texte ?? "") === "";
    return others ? null : { answer, asked, apart, from: rank, to };
  });
  const whole = blocks.filter((block) => block !== null);
  const before = ranks.some(
    (rank) => rank < (starts[0]?.rank ?? 0) && isQuestion(lines[rank] ?? NONE),
  );
  return whole.length === blocks.length && !before ? whole : null;
}
const NONE = { asks: false, texte: "", number: null, announced: null } as const;

/**
 * Moves each answer below its question and its propositions, where all answers of the text stand right over their questions and behind a
 * blank line; leaves any other text as it is.
 */
export function withAnswersMovedBelow(lines: readonly TextLine[]): readonly TextLine[] {
  const blocks = blocksOf(lines);
  if (blocks === null || blocks.length < 2 || !blocks.every(({ apart }) => apart)) return lines;
  const moved = [...lines];
  for (const { answer, from, to } of blocks) {
    let end = from + 1;
    while (end + 1 < to && looksLikeProposition(lines[end + 1] ?? answer, null)) end += 1;
    moved.copyWithin(from, from + 1, end + 1);
    moved[end] = answer;
  }
  return moved;
}
