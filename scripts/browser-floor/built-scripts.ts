/**
 * Newer functions in the built scripts, packages included. es-check knows the functions of the language from the syntax
 * tree; the browser's own functions are found by names that mean nothing else.
 */
import { readFileSync } from "node:fs";
import { runChecks } from "es-check";
import type { NewerBrowserFeature } from "./engines.ts";

/** ES2022, which every browser of the floor has in full. */
const LANGUAGE = "es13";

const BROWSER_FUNCTIONS = [
  "canParse",
  "checkVisibility",
  "requestIdleCallback",
  "startViewTransition",
  "setHTMLUnsafe",
  "parseHTMLUnsafe",
  // `withResolvers` belongs to the language, but es-check finds it only in calls on `Promise` by that name
  "withResolvers",
];
/** The name `any` is too common, so it is searched with its owner. */
const ABORT_ANY = "AbortSignal.any";

const findByName = (script: string): readonly string[] => {
  const js = readFileSync(script, "utf8");
  return [
    ...BROWSER_FUNCTIONS.filter((name) => new RegExp(`(?<![\\w$])${name}\\s*\\(`).test(js)),
    ...(js.includes(`${ABORT_ANY}(`) ? [ABORT_ANY] : []),
  ];
};

/** Reads built scripts, given by their paths. */
export function findNewerFeaturesInBuiltScripts(
  scripts: readonly string[],
): readonly NewerBrowserFeature[] {
  const { errors } = runChecks(
    [{ ecmaVersion: LANGUAGE, files: scripts, module: true, checkFeatures: true }],
    { logger: null },
  );
  // an error without a list of features is about newer syntax
  const language = errors.flatMap(({ file, err: { features, message } }) =>
    (features ?? [message]).map((quoi) => ({ ou: file, quoi, moteurs: ["es-check"] })),
  );
  const browser = scripts.flatMap((ou) =>
    findByName(ou).map((quoi) => ({ ou, quoi, moteurs: ["by name"] })),
  );
  return [...language, ...browser];
}
