/** A built client, small. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { dossierTemporaire } from "#db/test/banc.ts";

export const PAGE = "<!doctype html><title>Trinquizz</title>";
export const HTML = { accept: "text/html,application/xhtml+xml" };

export function dossierClient(): string {
  const dossier = dossierTemporaire();
  mkdirSync(join(dossier, "assets"));
  writeFileSync(join(dossier, "index.html"), PAGE);
  writeFileSync(join(dossier, "icone.svg"), "<svg/>");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js"), "const clair = 1;");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js.gz"), gzipSync("const compresse = 1;"));
  return dossier;
}
