/**
 * The client asks nothing of a browser that the oldest of the README's does not have: its sources by their types, its
 * built style sheets, and by name the packages that came with it. Run after the build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { erreursDeTypes, lireCode, ouvrirProjet } from "./source-code.ts";
import type { Finding } from "./engines.ts";
import { lirePaquets } from "./built-scripts.ts";
import { lireStyle } from "./css.ts";
import { CODE_TOLERE, PAQUETS_TOLERES, STYLE_TOLERE } from "./exceptions.ts";

const CONSTRUIT = "dist/assets";

/** Refuses what is not tolerated, and a tolerance that serves nothing any more. Returns the lines to print. */
function juger(
  trouvailles: readonly Finding[],
  toleres: Readonly<Record<string, string>>,
): readonly string[] {
  const refusees = trouvailles.filter(({ quoi }) => !Object.hasOwn(toleres, quoi));
  const vues = new Set(trouvailles.map(({ quoi }) => quoi));
  return [
    ...refusees.map(
      ({ ou, quoi, moteurs }) =>
        `${relative(process.cwd(), ou)}: ${quoi} is too new for ${moteurs.join(", ")}`,
    ),
    ...Object.keys(toleres)
      .filter((quoi) => !vues.has(quoi))
      .map((quoi) => `toleres.ts: nothing uses ${quoi} any more`),
  ];
}

const construits = (extension: string) =>
  readdirSync(CONSTRUIT)
    .filter((nom) => nom.endsWith(extension))
    .map((nom): [string, string] => [readFileSync(join(CONSTRUIT, nom), "utf8"), nom]);

const projet = ouvrirProjet("tsconfig.client.json");
const fautes = [
  ...erreursDeTypes(projet),
  ...juger(lireCode(projet), CODE_TOLERE),
  ...juger(
    construits(".css").flatMap(([css, nom]) => lireStyle(css, nom)),
    STYLE_TOLERE,
  ),
  ...juger(
    construits(".js").flatMap(([js, nom]) => lirePaquets(js, nom)),
    PAQUETS_TOLERES,
  ),
];
for (const faute of fautes) console.error(faute);
if (fautes.length === 0) console.log("Nothing in the client is newer than its oldest browsers.");
process.exitCode = fautes.length === 0 ? 0 : 1;
