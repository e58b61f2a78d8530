/**
 * The lines of a pasted text in the signs that the rest of the folder knows. Four steps, in this order: what stands around the questions
 * goes (surroundings.ts), each line is cleaned by itself (clean.ts), then what only the whole text tells apart becomes a usual tick
 * (ticks.ts, told.ts), list (listed.ts), label or bullet (twins.ts, labels.ts). Pure.
 */
import { cleanCells, cleanLine, type TextRewriteRule } from "./clean.ts";
import { withArrowsInUnmarkedPairs } from "./interrogatives.ts";
import { INLINE_MARK_RULES } from "./inline-marks.ts";
import { LABEL_RULES } from "./labels.ts";
import { LIST_RULES } from "./listed.ts";
import { SURROUNDING_RULES } from "./surroundings.ts";
import { TICK_RULES } from "./ticks.ts";
import { RULES_OF_ANSWERS_TOLD_BY_SIGNS, RULES_OF_ANSWERS_TOLD_IN_WORDS } from "./told.ts";
import { TWIN_RULES } from "./twins.ts";

const apply = (lines: readonly string[], rules: readonly TextRewriteRule[]): readonly string[] =>
  rules.reduce((all, rule) => rule(all), lines);

/** The lines of a text, cleaned; each keeps its place, and a line without content is empty. */
export const tidyLines = (brut: readonly string[]): readonly string[] =>
  apply(apply(brut.map(cleanCells), SURROUNDING_RULES).map(cleanLine), [
    ...TWIN_RULES,
    ...INLINE_MARK_RULES,
    ...LIST_RULES,
    ...TICK_RULES,
    ...RULES_OF_ANSWERS_TOLD_BY_SIGNS,
    ...LABEL_RULES,
    ...RULES_OF_ANSWERS_TOLD_IN_WORDS,
    withArrowsInUnmarkedPairs,
  ]);
