/**
 * Checks that the client needs nothing newer than the oldest browsers of the README: the sources by their types, the
 * built style sheets, and the packages by the names of functions. Run after the build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import {
  listTypeErrors,
  findNewerFeaturesInSourceCode,
  openTypeScriptProject,
} from "./source-code.ts";
import type { NewerBrowserFeature } from "./engines.ts";
import { findNewerFeaturesInBuiltScripts } from "./built-scripts.ts";
import { findNewerCssFeatures } from "./css.ts";
import {
  ALLOWED_NEWER_FEATURES_IN_CODE,
  ALLOWED_NEWER_FEATURES_IN_PACKAGES,
  ALLOWED_NEWER_FEATURES_IN_CSS,
  POLYFILLED_SCRIPTS_PATTERN,
} from "./exceptions.ts";

const BUILT = "dist/assets";

/**
 * Refuses features that are not allowed, and exceptions that no feature needs any more. Returns the lines to print.
 */
function judge(
  findings: readonly NewerBrowserFeature[],
  toleres: Readonly<Record<string, string>>,
): readonly string[] {
  const refusees = findings.filter(({ quoi }) => !Object.hasOwn(toleres, quoi));
  const vues = new Set(findings.map(({ quoi }) => quoi));
  return [
    ...refusees.map(
      ({ ou, quoi, moteurs }) =>
        `${relative(process.cwd(), ou)}: ${quoi} is too new for ${moteurs.join(", ")}`,
    ),
    ...Object.keys(toleres)
      .filter((quoi) => !vues.has(quoi))
      .map((quoi) => `exceptions.ts: nothing uses ${quoi} any more`),
  ];
}

const built = (extension: string): readonly string[] =>
  readdirSync(BUILT)
    .filter((nom) => nom.endsWith(extension))
    .map((nom) => join(BUILT, nom));

const scripts = built(".js");
const projet = openTypeScriptProject("tsconfig.client.json");
const fautes = [
  ...listTypeErrors(projet),
  ...judge(findNewerFeaturesInSourceCode(projet), ALLOWED_NEWER_FEATURES_IN_CODE),
  ...judge(
    built(".css").flatMap((chemin) => findNewerCssFeatures(readFileSync(chemin, "utf8"), chemin)),
    ALLOWED_NEWER_FEATURES_IN_CSS,
  ),
  ...judge(
    findNewerFeaturesInBuiltScripts(
      scripts.filter((script) => !POLYFILLED_SCRIPTS_PATTERN.test(script)),
    ),
    ALLOWED_NEWER_FEATURES_IN_PACKAGES,
  ),
  ...(scripts.some((script) => POLYFILLED_SCRIPTS_PATTERN.test(script))
    ? []
    : ["exceptions.ts: no script is one of POLYFILLED_SCRIPTS_PATTERN any more"]),
];
for (const faute of fautes) console.error(faute);
if (fautes.length === 0) console.log("Nothing in the client is newer than its oldest browsers.");
process.exitCode = fautes.length === 0 ? 0 : 1;
