/** A minimal built client. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { creerDossierTemporaire } from "#db/test/banc.ts";

export const PAGE_CLIENT_DE_TEST = "<!doctype html><title>Trinquizz</title>";
/** Home page, which is prerendered in a file of its own. */
export const PAGE_ACCUEIL_DE_TEST = "<!doctype html><title>Trinquizz</title><h1>Trinquizz</h1>";
export const ENTETE_ACCEPT_HTML = { accept: "text/html,application/xhtml+xml" };

export function creerDossierClientDeTest(): string {
  const dossier = creerDossierTemporaire();
  mkdirSync(join(dossier, "assets"));
  writeFileSync(join(dossier, "index.html"), PAGE_ACCUEIL_DE_TEST);
  writeFileSync(join(dossier, "page.html"), PAGE_CLIENT_DE_TEST);
  writeFileSync(join(dossier, "icone.svg"), "<svg/>");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js"), "const clair = 1;");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js.gz"), gzipSync("const compresse = 1;"));
  return dossier;
}
