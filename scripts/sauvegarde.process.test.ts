/** `npm run sauvegarde` and `npm run restaurer` as they are typed. */
import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { composeDatabaseFilePath, openDatabaseAndApplyMigrations } from "#db/connection.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, creerDossierTemporaire } from "#db/test/banc.ts";

test("a backup beside an open database, listed, then put back", async () => {
  const { db, dossierDonnees, fermer } = await creerBaseDeTest();
  const env = {
    ...process.env,
    DATA_DIR: dossierDonnees,
    SAUVEGARDES_DIR: creerDossierTemporaire(),
  };
  const lancer = (script: string, ...mots: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`scripts/${script}.ts`, ...mots],
      {
        env,
        encoding: "utf8",
      },
    );
    return { status, dit: (stdout + stderr).trim() };
  };
  expect(lancer("restaurer")).toEqual({
    status: 1,
    dit: expect.stringContaining("Aucune sauvegarde"),
  });
  creerCompteEnBase(db, "Avant");
  const faite = lancer("sauvegarde");
  expect(faite).toEqual({
    status: 0,
    dit: expect.stringMatching(/^Sauvegardé : .*\nLa base et \d+ fichiers, /),
  });
  const nom = basename(/^Sauvegardé : (.*)$/m.exec(faite.dit)?.[1] ?? "");
  expect(lancer("restaurer").dit).toContain(`npm run restaurer -- ${nom}`);
  creerCompteEnBase(db, "Apres");
  fermer();
  expect(lancer("restaurer", nom)).toEqual({
    status: 0,
    dit: expect.stringContaining("C’est restauré."),
  });
  const { db: remise, fermer: refermer } = openDatabaseAndApplyMigrations(
    composeDatabaseFilePath(dossierDonnees),
  );
  const comptes = createCompteRepository(remise);
  expect([comptes.parPseudo("Avant")?.pseudo, comptes.parPseudo("Apres")]).toEqual(["Avant", null]);
  refermer();
  expect(lancer("restaurer", "inconnue")).toEqual({
    status: 1,
    dit: expect.stringContaining("n’est pas une sauvegarde entière"),
  });
});
