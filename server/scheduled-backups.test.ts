import { existsSync, readdirSync } from "node:fs";
import { sql } from "#db/drizzle.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { creerBaseDeTest, creerDossierTemporaire } from "#db/test/banc.ts";
import { listBackups } from "#db/backup/backup.ts";
import { doesDatabaseNeedMigration } from "#db/connection.ts";
import { scheduleBackups } from "./scheduled-backups.ts";

async function mountBackups(heures: number) {
  const { db, dossierDonnees, fichier } = await creerBaseDeTest();
  const SAUVEGARDES_DIR = creerDossierTemporaire();
  const bord = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const config = {
    DATA_DIR: dossierDonnees,
    SAUVEGARDES_DIR,
    SAUVEGARDES_GARDEES: 2,
    SAUVEGARDE_HEURES: heures,
  };
  const backups = scheduleBackups(config, bord, 5);
  onTestFinished(() => backups.stop());
  const noms = async () => (await listBackups(SAUVEGARDES_DIR)).map(({ nom }) => nom);
  return { db, fichier, bord, backups, noms, dossier: SAUVEGARDES_DIR };
}

test("makes a backup when there is none, and no second one before its time", async () => {
  const { bord, backups, noms } = await mountBackups(24);
  await expect.poll(() => bord.info.mock.calls.length).toBe(1);
  await backups.stop();
  expect(await noms()).toHaveLength(1);
  expect(bord.error).not.toHaveBeenCalled();
});

test("a stop waits for the backup that is being made", async () => {
  const { backups, bord, dossier } = await mountBackups(24);
  const entrees = () => (existsSync(dossier) ? readdirSync(dossier) : []);
  await expect.poll(entrees, { interval: 1 }).toHaveLength(1);
  await backups.stop();
  expect(bord.info).toHaveBeenCalledOnce();
});

test("makes no backup when none is wanted", async () => {
  const { backups, noms } = await mountBackups(0);
  await backups.stop();
  expect(await noms()).toEqual([]);
});

test("an older database waits for its migration; a new one, or none, does not", async () => {
  const { db, fichier } = await mountBackups(0);
  expect(doesDatabaseNeedMigration(fichier)).toBe(false);
  expect(doesDatabaseNeedMigration(`${fichier}.aucune`)).toBe(false);
  db.run(
    sql`delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)`,
  );
  expect(doesDatabaseNeedMigration(fichier)).toBe(true);
});
