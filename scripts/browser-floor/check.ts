/**
 * Checks that the client needs nothing newer than the oldest browsers of the README: the sources by their types, the
 * built style sheets, and the packages by the names of functions. Run after the build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { typeErrors, readSourceCode, openProject } from "./source-code.ts";
import type { NewerFeature } from "./engines.ts";
import { readBuiltScripts } from "./built-scripts.ts";
import { readStyleSheet } from "./css.ts";
import {
  ALLOWED_IN_CODE,
  ALLOWED_IN_PACKAGES,
  ALLOWED_IN_CSS,
  POLYFILLED_SCRIPTS,
} from "./exceptions.ts";

const BUILT = "dist/assets";

/**
 * Refuses features that are not allowed, and exceptions that no feature needs any more. Returns the lines to print.
 */
function judge(
  findings: readonly NewerFeature[],
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
const projet = openProject("tsconfig.client.json");
const fautes = [
  ...typeErrors(projet),
  ...judge(readSourceCode(projet), ALLOWED_IN_CODE),
  ...judge(
    built(".css").flatMap((chemin) => readStyleSheet(readFileSync(chemin, "utf8"), chemin)),
    ALLOWED_IN_CSS,
  ),
  ...judge(
    readBuiltScripts(scripts.filter((script) => !POLYFILLED_SCRIPTS.test(script))),
    ALLOWED_IN_PACKAGES,
  ),
  ...(scripts.some((script) => POLYFILLED_SCRIPTS.test(script))
    ? []
    : ["exceptions.ts: no script is one of POLYFILLED_SCRIPTS any more"]),
];
for (const faute of fautes) console.error(faute);
if (fautes.length === 0) console.log("Nothing in the client is newer than its oldest browsers.");
process.exitCode = fautes.length === 0 ? 0 : 1;
