/**
 * Rewrites the lines of a pasted text in the signs that the rest of the folder knows: cells are cleaned (clean.ts), what stands around the
 * questions is removed (surroundings.ts), each line is cleaned by itself (clean.ts), then rules about the whole text write usual labels,
 * lists, ticks and answers (twins.ts, inline-marks.ts, listed.ts, ticks.ts, told.ts, labels.ts). Pure.
 */
import { cleanCells, cleanLine, type TextRewriteRule } from "./clean.ts";
import { withArrowsInUnmarkedPairs } from "./interrogatives.ts";
import { INLINE_MARK_RULES } from "./inline-marks.ts";
import { LABEL_RULES } from "./labels.ts";
import { LIST_RULES } from "./listed.ts";
import { SURROUNDING_RULES } from "./surroundings.ts";
import { TICK_RULES } from "./ticks.ts";
import { RULES_OF_ANSWERS_TOLD_BY_SIGNS, RULES_OF_ANSWERS_TOLD_IN_WORDS } from "./told.ts";
import { TWIN_LABEL_RULES } from "./twins.ts";

const apply = (lines: readonly string[], rules: readonly TextRewriteRule[]): readonly string[] =>
  rules.reduce((all, rule) => rule(all), lines);

/** Cleans the lines of a text; each keeps its place, and a removed one becomes empty. */
export const tidyLines = (brut: readonly string[]): readonly string[] =>
  apply(apply(brut.map(cleanCells), SURROUNDING_RULES).map(cleanLine), [
    ...TWIN_LABEL_RULES,
    ...INLINE_MARK_RULES,
    ...LIST_RULES,
    ...TICK_RULES,
    ...RULES_OF_ANSWERS_TOLD_BY_SIGNS,
    ...LABEL_RULES,
    ...RULES_OF_ANSWERS_TOLD_IN_WORDS,
    withArrowsInUnmarkedPairs,
  ]);
