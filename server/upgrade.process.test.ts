/** The start of a server whose migration fails. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { sql } from "#db/drizzle.ts";
import { expect, onTestFinished, test } from "vitest";
import { composeDatabaseFilePath, openDatabaseConnection } from "#db/connection.ts";
import { listBackups } from "#db/backup/backup.ts";
import { creerBaseDeTest, creerCompteEnBase, creerDossierTemporaire } from "#db/test/banc.ts";

/** The whole content of a database, schema and rows. */
function contenu(dossierDonnees: string): Record<string, unknown> {
  const { db, fermer } = openDatabaseConnection(composeDatabaseFilePath(dossierDonnees));
  const tables = db.all<{ name: string; sql: string | null }>(
    sql`select name, sql from sqlite_master order by name`,
  );
  const lues = ["comptes", "quizz", "__drizzle_migrations"].map((nom) => [
    nom,
    db.all(sql`select * from ${sql.identifier(nom)}`),
  ]);
  fermer();
  return { tables, ...Object.fromEntries(lues) };
}

test("the failure is explained in French, the database is unchanged, and it was backed up before", async () => {
  const { db, dossierDonnees, fermer } = await creerBaseDeTest();
  const SAUVEGARDES_DIR = creerDossierTemporaire();
  creerCompteEnBase(db, "Lea");
  // a database of the version before the last, in which the last migration meets an unexpected table
  db.run(
    sql`delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)`,
  );
  fermer();
  const avant = contenu(dossierDonnees);
  expect(avant).toMatchObject({ comptes: expect.arrayContaining([expect.anything()]) });

  const serveur = spawn(process.execPath, ["server.ts"], {
    env: {
      ...process.env,
      DATA_DIR: dossierDonnees,
      SAUVEGARDES_DIR,
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void serveur.kill("SIGKILL"));
  let dit = "";
  serveur.stderr.on("data", (texte) => (dit += String(texte)));
  await once(serveur, "close");

  expect(serveur.exitCode).toBe(1);
  expect(dit.trim().split("\n")).toHaveLength(1);
  expect(dit).toContain(
    `La base ${composeDatabaseFilePath(dossierDonnees)} n’a pas pu être mise à jour`,
  );
  expect(dit).toContain("Rien n’y a été changé");
  expect(dit).toContain("npm run restaurer");
  expect(contenu(dossierDonnees)).toEqual(avant);
  const [sauvegarde] = await listBackups(SAUVEGARDES_DIR);
  expect(sauvegarde).toBeDefined();
});
