/** Opening the database: one SQLite file, its migrations applied before anybody reads it. */
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { z } from "zod";
import { type BetterSQLite3Database, drizzle, migrate, sql } from "./drizzle.ts";

export type Database = BetterSQLite3Database;

export interface Connection {
  readonly db: Database;
  readonly fermer: () => void;
}

/** Up to this size, in bytes, the whole file is looked through at each opening: some tens of ms. */
const RELECTURE_MAX = 32 * 1024 * 1024;
/** What a search walks through stays in memory, in KB. */
const CACHE_LECTURE_KO = 16_000;
const DOSSIER_MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
const journalMigrations = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** The database was written by a later version of the product: going on could damage it. */
export class DatabaseTooRecent extends Error {
  constructor(fichier: string) {
    super(
      `La base ${fichier} vient d’une version plus récente de Trinquizz : mettez le programme à jour.`,
    );
    this.name = "BaseTropRecente";
  }
}

/** Bringing a database up to date failed, and it is as it was. The message is French; `cause` is what SQLite said. */
export class MigrationFailed extends Error {
  constructor(fichier: string, cause: unknown) {
    const dit = cause instanceof Error ? ` (${cause.message})` : "";
    super(
      `La base ${fichier} n’a pas pu être mise à jour${dit}. Rien n’y a été changé : remettez la version précédente de Trinquizz, elle ` +
        "repart comme avant. Une sauvegarde en a été faite juste avant : npm run restaurer la nomme.",
      { cause },
    );
    this.name = "MigrationRatee";
  }
}

/** The file of the database in the data folder. */
export function databaseFile(dossierDonnees: string): string {
  return join(dossierDonnees, "trinquizz.sqlite");
}

/** The folder of the media files in the data folder. */
export function mediaFolder(dossierDonnees: string): string {
  return join(dossierDonnees, "media");
}

/**
 * Opens the database, made when missing, and brings its tables up to date, all or nothing. Later starts only compare
 * a date. Throws `BaseTropRecente`, `MigrationRatee`, or the SQLite error when the file is damaged, or cannot be read or written.
 */
export function openDatabaseFile(fichier: string): Connection {
  mkdirSync(dirname(fichier), { recursive: true });
  const connexion = openConnection(fichier);
  try {
    relire(connexion.db, fichier);
    migrer(connexion.db, fichier);
    // a file that can only be read says so now, not when the first game is lost
    connexion.db.run(sql`begin immediate`);
    connexion.db.run(sql`rollback`);
  } catch (erreur) {
    connexion.fermer();
    throw erreur;
  }
  return connexion;
}

/**
 * One more connection to a database that is already up to date.
 * @param attenteMs how long to wait for a lock held by another connection; the thread stands still meanwhile
 */
export function openConnection(fichier: string, attenteMs = 2000): Connection {
  const client = new Sqlite(fichier, { timeout: attenteMs });
  try {
    client.pragma("journal_mode = WAL");
    // FULL: what was acknowledged survives a power cut, not only a crash of the program (surete, "SQLite")
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    client.pragma("journal_size_limit = 16777216");
    // what is deleted is written over, not only unlinked (docs/decisions/0034)
    client.pragma("secure_delete = ON");
  } catch (erreur) {
    client.close();
    throw erreur;
  }
  return { db: drizzle({ client }), fermer: () => void client.close() };
}

/** A connection that can only read a database that is already up to date. */
export function openReadOnly(fichier: string): Connection {
  const client = new Sqlite(fichier, { readonly: true });
  client.pragma(`cache_size = -${CACHE_LECTURE_KO}`);
  return { db: drizzle({ client }), fermer: () => void client.close() };
}

/** Reads a page of the database. Throws the SQLite error when the file does not answer. */
export const probe = (db: Database): void => void db.get(sql`select count(*) from sqlite_master`);

function relire(db: Database, fichier: string): void {
  if (statSync(fichier).size > RELECTURE_MAX) return;
  const verdict = db.get<{ quick_check: string }>(sql`pragma quick_check(1)`)?.quick_check;
  if (verdict !== "ok") throw new Sqlite.SqliteError(verdict ?? "", "SQLITE_CORRUPT");
}

function migrer(db: Database, fichier: string): void {
  const [connue, derniere] = [lastKnownMigration(), derniereMigration(db)];
  if (derniere > connue) throw new DatabaseTooRecent(fichier);
  if (derniere >= connue) return;
  try {
    // one transaction: all of it, or nothing
    migrate(db, { migrationsFolder: DOSSIER_MIGRATIONS });
  } catch (erreur) {
    // a full disk, a lock: they have words of their own, and the database is as good as it was
    if (derniere === 0 || codeSysteme(erreur)) throw erreur;
    throw new MigrationFailed(fichier, erreur instanceof Error ? (erreur.cause ?? erreur) : erreur);
  }
}

/** Of the machine rather than of a migration, whose own mistakes are `SQLITE_ERROR` and `SQLITE_CONSTRAINT`. */
function codeSysteme(erreur: unknown): boolean {
  if (erreur instanceof Sqlite.SqliteError)
    return !/^SQLITE_(?:ERROR|CONSTRAINT)/.test(erreur.code);
  return erreur instanceof Error && codeSysteme(erreur.cause);
}

/**
 * One moment of a database, whole, whatever others write meanwhile (docs/decisions/0095); stands still until it is there.
 * @param cible where no file is yet
 */
export function copyDatabase(source: string, cible: string): void {
  const client = new Sqlite(source, { timeout: 10_000 });
  try {
    client.prepare("vacuum into ?").run(cible);
  } finally {
    client.close();
  }
}

/** Whether all of a database can be read; throws the SQLite error when it is none. */
export function isSound(fichier: string): boolean {
  const client = new Sqlite(fichier, { readonly: true });
  try {
    return client.pragma("integrity_check(1)", { simple: true }) === "ok";
  } finally {
    client.close();
  }
}

/** Whether what SQLite looks at quickly is sound, on a database that may be in use; throws the SQLite error when it cannot be read. */
export function isReadable(fichier: string): boolean {
  const client = new Sqlite(fichier, { readonly: true });
  try {
    return client.pragma("quick_check(1)", { simple: true }) === "ok";
  } finally {
    client.close();
  }
}

/** How old a database is beside this version of the product. Throws the SQLite error when it cannot be read. */
export function migrationState(fichier: string): "a_jour" | "attend" | "trop_recente" {
  const client = new Sqlite(fichier, { readonly: true });
  try {
    const ecart = derniereMigration(drizzle({ client })) - lastKnownMigration();
    if (ecart === 0) return "a_jour";
    return ecart < 0 ? "attend" : "trop_recente";
  } finally {
    client.close();
  }
}

/** Whether a database is there that the next opening would change. Throws the SQLite error when it is damaged. */
export function needsMigration(fichier: string): boolean {
  if (statSync(fichier, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const client = new Sqlite(fichier, { readonly: true });
  try {
    const derniere = derniereMigration(drizzle({ client }));
    return derniere > 0 && derniere < lastKnownMigration();
  } finally {
    client.close();
  }
}

/** Date of the last migration of this version, ms. */
export function lastKnownMigration(): number {
  const texte = readFileSync(join(DOSSIER_MIGRATIONS, "meta/_journal.json"), "utf8");
  return Math.max(...journalMigrations.parse(JSON.parse(texte)).entries.map(({ when }) => when));
}

/** Date of the last applied migration, 0 for a new database. The table is drizzle's own. */
function derniereMigration(db: Database): number {
  const table = db.get(sql`select 1 from sqlite_master where name = '__drizzle_migrations'`);
  if (table === undefined) return 0;
  const ligne = db.get<{ date: number | null }>(
    sql`select max(created_at) as date from __drizzle_migrations`,
  );
  return ligne?.date ?? 0;
}
