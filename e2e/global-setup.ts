/**
 * The data folder that every server of the journeys starts with. It is filled once per run, because that takes as long
 * as the rest of a start.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { ouvrirServeur } from "./support/server.ts";

/**
 * Playwright calls this function before the first journey, and its result after the last. The workers inherit the
 * environment variable.
 */
export default async function prepareTemplate(): Promise<() => void> {
  const modele = mkdtempSync(join(tmpdir(), "trinquizz-modele-"));
  const serveur = await ouvrirServeur();
  await serveur.arreter("SIGTERM");
  // the last connection that closes writes the tables from the log into the file
  serveur.depots.fermer();
  for (const nom of ["trinquizz.sqlite", "media"])
    if (existsSync(join(serveur.donnees, nom)))
      cpSync(join(serveur.donnees, nom), join(modele, nom), { recursive: true });
  await serveur.fermer();
  process.env["MODELE"] = modele;
  return () => rmSync(modele, { recursive: true, force: true });
}
