/**
 * Newer functions in the scripts as they are built, packages included. es-check knows the language, by its syntax tree; the browser's own
 * functions, which it does not know, are found by names that mean nothing else.
 */
import { readFileSync } from "node:fs";
import { runChecks } from "es-check";
import type { NewerFeature } from "./engines.ts";

/** ES2022: all of it is in every browser of the floor. */
const LANGUAGE = "es13";

const BROWSER_FUNCTIONS = [
  "canParse",
  "checkVisibility",
  "requestIdleCallback",
  "startViewTransition",
  "setHTMLUnsafe",
  "parseHTMLUnsafe",
  // of the language: es-check sees it only where it is called on `Promise` by that name
  "withResolvers",
];
/** Found with its owner, since its own name is a common word. */
const ABORT_ANY = "AbortSignal.any";

const findByName = (script: string): readonly string[] => {
  const js = readFileSync(script, "utf8");
  return [
    ...BROWSER_FUNCTIONS.filter((name) => new RegExp(`[.\\s;{}]${name}\\s*\\(`).test(js)),
    ...(js.includes(`${ABORT_ANY}(`) ? [ABORT_ANY] : []),
  ];
};

/** Reads built scripts, given by their paths. */
export function readBuiltScripts(scripts: readonly string[]): readonly NewerFeature[] {
  const { errors } = runChecks(
    [{ ecmaVersion: LANGUAGE, files: scripts, module: true, checkFeatures: true }],
    { logger: null },
  );
  // without a list of features, the script has newer syntax
  const language = errors.flatMap(({ file, err: { features, message } }) =>
    (features ?? [message]).map((quoi) => ({ ou: file, quoi, moteurs: ["es-check"] })),
  );
  const browser = scripts.flatMap((ou) =>
    findByName(ou).map((quoi) => ({ ou, quoi, moteurs: ["by name"] })),
  );
  return [...language, ...browser];
}
