/** Which build of the client is served. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** As its build named it (scripts/version.ts); empty when none is there. */
export function lireVersion(dossierClient: string): string {
  try {
    return readFileSync(join(dossierClient, "version.txt"), "utf8").trim();
  } catch {
    return "";
  }
}
