/** The lines of the patron: `db/content/patron.json`. */
import { readFileSync } from "node:fs";
import { type Repliques, repliques } from "#contracts/patron.ts";

const FICHIER = new URL("../../../db/content/patron.json", import.meta.url);

/** Reads the lines of the patron; called once, when the server starts. Throws when the file does not have the shape of `repliques`. */
export function lireFichierRepliquesDuPatron(): Repliques {
  return repliques.parse(JSON.parse(readFileSync(FICHIER, "utf8")));
}
