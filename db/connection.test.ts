import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { makeBackup } from "./backup/backup.ts";
import { sql } from "./drizzle.ts";
import { describe, expect, test } from "vitest";
import {
  composeDatabaseFilePath,
  DatabaseFileLostError,
  DatabaseTooRecentError,
  isWriteAheadLogCutShort,
  openDatabaseAndApplyMigrations,
  openDatabaseConnection,
} from "./connection.ts";
import { creerDossierTemporaire } from "./test/banc.ts";

const tables = (fichier: string) => {
  const { db, fermer } = openDatabaseConnection(fichier);
  const noms = db
    .all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`)
    .map(({ name }) => name);
  fermer();
  return noms;
};

describe("opening the database", () => {
  test("makes folder, file and tables from nothing", () => {
    const fichier = join(creerDossierTemporaire(), "pas", "encore", "base.sqlite");
    openDatabaseAndApplyMigrations(fichier).fermer();
    expect(tables(fichier)).toEqual(
      expect.arrayContaining([
        "comptes",
        "quizz",
        "questions",
        "imprevus",
        "medias",
        "notes",
        "parties",
        "quizz_recherche",
      ]),
    );
  });

  test("uses a write-ahead log flushed at every commit, and foreign keys", () => {
    const { db, fermer } = openDatabaseAndApplyMigrations(
      join(creerDossierTemporaire(), "base.sqlite"),
    );
    expect(db.get(sql`pragma journal_mode`)).toEqual({ journal_mode: "wal" });
    expect(db.get(sql`pragma synchronous`)).toEqual({ synchronous: 2 });
    expect(db.get(sql`pragma foreign_keys`)).toEqual({ foreign_keys: 1 });
    fermer();
  });

  test("changes nothing in a database that is up to date", () => {
    const fichier = join(creerDossierTemporaire(), "base.sqlite");
    openDatabaseAndApplyMigrations(fichier).fermer();
    const avant = readFileSync(fichier);
    openDatabaseAndApplyMigrations(fichier).fermer();
    expect(readFileSync(fichier).equals(avant)).toBe(true);
  });

  test("refuses a database of a later version and leaves it alone", () => {
    const fichier = join(creerDossierTemporaire(), "base.sqlite");
    const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
    db.run(
      sql`insert into __drizzle_migrations (hash, created_at) values ('futur', ${Date.UTC(2099, 0)})`,
    );
    fermer();
    expect(() => openDatabaseAndApplyMigrations(fichier)).toThrow(DatabaseTooRecentError);
    expect(() => openDatabaseAndApplyMigrations(fichier)).toThrow(/plus récente/);
  });

  test.each([
    ["media", "media/ab/photo.jpeg"],
    ["a write-ahead log", "trinquizz.sqlite-wal"],
  ])("does not start anew beside %s, whose database is gone", (_what, beside) => {
    const dossier = creerDossierTemporaire();
    const fichier = composeDatabaseFilePath(dossier);
    mkdirSync(dirname(join(dossier, beside)), { recursive: true });
    writeFileSync(join(dossier, beside), "contents");
    expect(() => openDatabaseAndApplyMigrations(fichier)).toThrow(DatabaseFileLostError);
    writeFileSync(fichier, "");
    expect(() => openDatabaseAndApplyMigrations(fichier)).toThrow(/npm run restaurer/);
    expect(readFileSync(join(dossier, beside), "utf8")).toBe("contents");
    expect(readFileSync(fichier, "utf8")).toBe("");
  });

  test("a backup leaves an empty database and its write-ahead log as they are", async () => {
    const dossier = creerDossierTemporaire();
    const fichier = composeDatabaseFilePath(dossier);
    writeFileSync(fichier, "");
    writeFileSync(`${fichier}-wal`, "contents");
    const dossierSauvegardes = join(dossier, "sauvegardes");
    await expect(
      makeBackup({ dossierDonnees: dossier, dossierSauvegardes, garder: 3 }),
    ).rejects.toThrow(DatabaseFileLostError);
    expect(readFileSync(`${fichier}-wal`, "utf8")).toBe("contents");
  });

  test("does not fill a database without tables beside media", () => {
    const dossier = creerDossierTemporaire();
    const fichier = composeDatabaseFilePath(dossier);
    mkdirSync(join(dossier, "media"));
    writeFileSync(join(dossier, "media", "photo.jpeg"), "contents");
    const vide = new Sqlite(fichier);
    vide.exec("vacuum");
    vide.close();
    expect(statSync(fichier).size).toBeGreaterThan(0);
    expect(() => openDatabaseAndApplyMigrations(fichier)).toThrow(DatabaseFileLostError);
  });

  test("a write-ahead log that SQLite has shortened is whole", () => {
    const fichier = composeDatabaseFilePath(creerDossierTemporaire());
    const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
    db.run(sql`create table essai (a)`);
    db.run(sql`insert into essai values (zeroblob(20000000))`);
    db.run(sql`pragma wal_checkpoint(restart)`);
    db.run(sql`insert into essai values (1)`);
    expect(statSync(`${fichier}-wal`).size).toBeLessThan(20_000_000);
    expect(isWriteAheadLogCutShort(fichier)).toBe(false);
    fermer();
  });

  test("a write-ahead log that ends within a page is known", () => {
    const dossier = creerDossierTemporaire();
    const fichier = composeDatabaseFilePath(dossier);
    expect(isWriteAheadLogCutShort(fichier)).toBe(false);
    const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
    db.run(sql`create table essai (a)`);
    const copie = join(dossier, "copie.sqlite");
    copyFileSync(`${fichier}-wal`, `${copie}-wal`);
    fermer();
    expect(isWriteAheadLogCutShort(fichier)).toBe(false);
    expect(isWriteAheadLogCutShort(copie)).toBe(false);
    truncateSync(`${copie}-wal`, statSync(`${copie}-wal`).size - 1000);
    expect(isWriteAheadLogCutShort(copie)).toBe(true);
    truncateSync(`${copie}-wal`, 10);
    expect(isWriteAheadLogCutShort(copie)).toBe(true);
  });

  test("applies the migrations all or not at all", () => {
    const fichier = join(creerDossierTemporaire(), "base.sqlite");
    const ancienne = new Sqlite(fichier);
    // the last migration fails because this table exists: the earlier migrations must be undone too
    ancienne.exec("create table quizz_recherche (a)");
    ancienne.close();
    expect(() => openDatabaseAndApplyMigrations(fichier)).toThrow();
    expect(tables(fichier)).not.toContain("quizz");
  });

  test("says when the file is not a database", () => {
    const fichier = join(creerDossierTemporaire(), "base.sqlite");
    writeFileSync(fichier, "ceci n’est pas une base ".repeat(100));
    expect(() => openDatabaseAndApplyMigrations(fichier)).toThrow(/not a database/);
  });
});
