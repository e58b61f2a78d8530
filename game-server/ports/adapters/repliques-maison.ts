/** What the patron of the house says: `db/content/patron.json`. */
import { readFileSync } from "node:fs";
import { type Repliques, repliques } from "#contracts/patron.ts";

const FICHIER = new URL("../../../db/content/patron.json", import.meta.url);

/** Read once, as the server starts. Throws when the file is not what `repliques` says. */
export function lireRepliquesMaison(): Repliques {
  return repliques.parse(JSON.parse(readFileSync(FICHIER, "utf8")));
}
