/** The filled database that tests copy, made once for a whole run of the unit tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import {
  composeMediaFolderPath,
  composeDatabaseFilePath,
  openDatabaseAndApplyMigrations,
} from "../connection.ts";
import { addStarterContent } from "../seed.ts";
import { ecrireTousLesFichiersDeContenuDeTest } from "./contenu-de-test.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Data folder with the content of `contenu-de-test.ts`, which tests copy and never open. */
    readonly modele: string;
  }
}

/** Vitest's global setup: runs before the first test, and the function that it returns runs after the last. */
export default async function preparerModele(projet: TestProject): Promise<() => void> {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-modele-"));
  const contenu = join(dossier, "contenu");
  await ecrireTousLesFichiersDeContenuDeTest(contenu);
  const { db, fermer } = openDatabaseAndApplyMigrations(composeDatabaseFilePath(dossier));
  await addStarterContent({
    db,
    dossierMedia: composeMediaFolderPath(dossier),
    dossierContenu: contenu,
  });
  fermer();
  projet.provide("modele", dossier);
  return () => rmSync(dossier, { recursive: true, force: true });
}
