/** A minimal built client. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { dossierTemporaire } from "#db/test/banc.ts";

export const PAGE = "<!doctype html><title>Trinquizz</title>";
/** Home page, which is prerendered in a file of its own. */
export const ACCUEIL = "<!doctype html><title>Trinquizz</title><h1>Trinquizz</h1>";
export const HTML = { accept: "text/html,application/xhtml+xml" };

export function dossierClient(): string {
  const dossier = dossierTemporaire();
  mkdirSync(join(dossier, "assets"));
  writeFileSync(join(dossier, "index.html"), ACCUEIL);
  writeFileSync(join(dossier, "page.html"), PAGE);
  writeFileSync(join(dossier, "icone.svg"), "<svg/>");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js"), "const clair = 1;");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js.gz"), gzipSync("const compresse = 1;"));
  return dossier;
}
