/** The house's own file for Caddy (deploy/compose), with the addresses of this machine's processes in place of the containers'. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Routes } from "./proxy.ts";

const MODELE = fileURLToPath(new URL("../../deploy/compose/plusieurs.Caddyfile", import.meta.url));

export function adresserPar({ port, api, jeux }: Routes): string {
  let texte = readFileSync(MODELE, "utf8")
    .replace("{$DOMAINE}", `http://127.0.0.1:${String(port)}`)
    .replaceAll("api:3000", `127.0.0.1:${String(api)}`);
  for (const [nom, la] of jeux)
    texte = texte.replaceAll(new RegExp(`\\b${nom}:\\d+`, "g"), `127.0.0.1:${String(la)}`);
  return `{\n\tauto_https off\n\tadmin off\n}\n${texte}`;
}
