/**
 * The lines of a pasted text in the signs that the rest of the folder knows. Four steps, in this order: what stands around the questions
 * goes (surroundings.ts), each line is cleaned by itself (clean.ts), then what only the whole text tells apart becomes a usual tick
 * (ticks.ts, told.ts), list (listed.ts), label or bullet (twins.ts, labels.ts). Pure.
 */
import { cleanCells, cleanLine, type Rule } from "./clean.ts";
import { withUnmarkedPairs } from "./interrogatives.ts";
import { INLINE_MARKS } from "./inline-marks.ts";
import { LABELS } from "./labels.ts";
import { LISTED } from "./listed.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { TICKS } from "./ticks.ts";
import { TOLD_BY_SIGNS, RULES_OF_ANSWERS_TOLD_IN_WORDS } from "./told.ts";
import { TWINS } from "./twins.ts";

const apply = (lines: readonly string[], rules: readonly Rule[]): readonly string[] =>
  rules.reduce((all, rule) => rule(all), lines);

/** The lines of a text, cleaned; each keeps its place, and a line without content is empty. */
export const tidyLines = (brut: readonly string[]): readonly string[] =>
  apply(apply(brut.map(cleanCells), SURROUNDINGS).map(cleanLine), [
    ...TWINS,
    ...INLINE_MARKS,
    ...LISTED,
    ...TICKS,
    ...TOLD_BY_SIGNS,
    ...LABELS,
    ...RULES_OF_ANSWERS_TOLD_IN_WORDS,
    withUnmarkedPairs,
  ]);
