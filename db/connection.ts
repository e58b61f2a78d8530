/** Opens the database: one SQLite file, whose migrations are applied before anything is read. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { z } from "zod";
import { type BetterSQLite3Database, drizzle, migrate, sql } from "./drizzle.ts";

export type Database = BetterSQLite3Database;

export interface DatabaseConnection {
  readonly db: Database;
  readonly fermer: () => void;
}

/** Size in bytes up to which the whole file is checked at each start, which takes some tens of ms. */
const RELECTURE_MAX = 32 * 1024 * 1024;
/** Page cache of the read-only connection, in KB, so that searches stay in memory. */
const CACHE_LECTURE_KO = 16_000;
/** Lengths in SQLite's write-ahead log: its header, whose bytes 8 to 11 are the page size, and the header of each page. */
const WAL_HEADER_BYTES = 32;
const WAL_FRAME_HEADER_BYTES = 24;
const PAGE_BYTES = 4096;
/** Size to which SQLite shortens its write-ahead log, 16 MB: whole frames, so that it never looks cut short. */
const WAL_BYTES_KEPT = WAL_HEADER_BYTES + 4072 * (WAL_FRAME_HEADER_BYTES + PAGE_BYTES);
const DOSSIER_MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
const journalMigrations = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** Thrown for a database written by a later version, which this version could damage. */
export class DatabaseTooRecentError extends Error {
  constructor(fichier: string) {
    super(
      `La base ${fichier} vient d’une version plus récente de Trinquizz : mettez le programme à jour.`,
    );
    this.name = "DatabaseTooRecentError";
  }
}

/** Thrown when the database file is missing or empty while its media or its write-ahead log are there: a new database must not replace it. */
export class DatabaseFileLostError extends Error {
  constructor(fichier: string) {
    super(
      `La base ${fichier} manque ou est vide, alors que ses médias ou son journal (-wal) sont là : rien n’a été commencé à sa place. ` +
        "Remettez ce fichier à sa place, ou une sauvegarde : npm run restaurer. Pour repartir de zéro, déplacez d’abord le reste du dossier ailleurs.",
    );
    this.name = "DatabaseFileLostError";
  }
}

/** Thrown when a migration failed and was undone. The message is French; `cause` is SQLite's error. */
export class DatabaseMigrationError extends Error {
  constructor(fichier: string, cause: unknown) {
    const dit = cause instanceof Error ? ` (${cause.message})` : "";
    super(
      `La base ${fichier} n’a pas pu être mise à jour${dit}. Rien n’y a été changé : remettez la version précédente de Trinquizz, elle ` +
        "repart comme avant. Une sauvegarde en a été faite juste avant : npm run restaurer la nomme.",
      { cause },
    );
    this.name = "DatabaseMigrationError";
  }
}

/** Path of the database file in the data folder. */
export function composeDatabaseFilePath(dossierDonnees: string): string {
  return join(dossierDonnees, "trinquizz.sqlite");
}

/** Path of the media folder in the data folder. */
export function composeMediaFolderPath(dossierDonnees: string): string {
  return join(dossierDonnees, "media");
}

/**
 * Opens the database, created when missing, and applies its migrations, all or none. Throws `DatabaseTooRecentError`,
 * `DatabaseFileLostError`, `DatabaseMigrationError`, or the SQLite error of a file that is damaged, unreadable or not writable.
 */
export function openDatabaseAndApplyMigrations(fichier: string): DatabaseConnection {
  throwBeforeOpeningLostDatabaseFile(fichier);
  mkdirSync(dirname(fichier), { recursive: true });
  const connexion = openDatabaseConnection(fichier);
  try {
    relire(connexion.db, fichier);
    migrer(connexion.db, fichier);
    // a read-only database file must fail at the start, not when the first game is saved
    connexion.db.run(sql`begin immediate`);
    connexion.db.run(sql`rollback`);
  } catch (erreur) {
    connexion.fermer();
    throw erreur;
  }
  return connexion;
}

/**
 * Throws `DatabaseFileLostError` when the database file is missing or empty beside its write-ahead log or media. To be called before
 * anything opens the file: SQLite deletes the log of an empty file, even when it opens it read-only.
 */
export function throwBeforeOpeningLostDatabaseFile(fichier: string): void {
  if (tailleDe(fichier) === 0 && (tailleDe(`${fichier}-wal`) > 0 || contientUnMedia(fichier)))
    throw new DatabaseFileLostError(fichier);
}

/**
 * Opens one more connection to a migrated database.
 * @param attenteMs how long to wait for another connection's lock; the thread is blocked meanwhile
 */
export function openDatabaseConnection(fichier: string, attenteMs = 2000): DatabaseConnection {
  const client = new Sqlite(fichier, { timeout: attenteMs });
  try {
    client.pragma("journal_mode = WAL");
    // FULL: an acknowledged write survives a power cut, not only a crash (surete, "SQLite")
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    client.pragma(`journal_size_limit = ${WAL_BYTES_KEPT}`);
    // deleted bytes are overwritten, not only unlinked (docs/decisions/0015)
    client.pragma("secure_delete = ON");
  } catch (erreur) {
    client.close();
    throw erreur;
  }
  return { db: drizzle({ client }), fermer: () => void client.close() };
}

/** Opens a read-only connection to a migrated database. */
export function openReadOnlyDatabase(fichier: string): DatabaseConnection {
  const client = new Sqlite(fichier, { readonly: true });
  client.pragma(`cache_size = -${CACHE_LECTURE_KO}`);
  return { db: drizzle({ client }), fermer: () => void client.close() };
}

/**
 * Whether the write-ahead log that a stopped server left ends in the middle of a page, as after a power cut or a partial copy. To be
 * called before the database is opened, because SQLite then drops such an end silently.
 */
export function isWriteAheadLogCutShort(fichier: string): boolean {
  const journal = `${fichier}-wal`;
  const octets = tailleDe(journal);
  if (octets === 0) return false;
  const tete = Buffer.alloc(WAL_HEADER_BYTES);
  const ouvert = openSync(journal, "r");
  readSync(ouvert, tete);
  closeSync(ouvert);
  return (octets - WAL_HEADER_BYTES) % (WAL_FRAME_HEADER_BYTES + tete.readUInt32BE(8)) !== 0;
}

/** Reads a page of the database; throws the SQLite error when the file does not answer. */
export const throwIfDatabaseDoesNotAnswer = (db: Database): void =>
  void db.get(sql`select count(*) from sqlite_master`);

const tailleDe = (fichier: string): number =>
  statSync(fichier, { throwIfNoEntry: false })?.size ?? 0;

/** Whether the media folder beside a database holds a file. */
function contientUnMedia(fichier: string): boolean {
  const medias = composeMediaFolderPath(dirname(fichier));
  if (!existsSync(medias)) return false;
  return readdirSync(medias, { recursive: true, withFileTypes: true }).some((un) => un.isFile());
}

function relire(db: Database, fichier: string): void {
  if (statSync(fichier).size > RELECTURE_MAX) return;
  const verdict = db.get<{ quick_check: string }>(sql`pragma quick_check(1)`)?.quick_check;
  if (verdict !== "ok") throw new Sqlite.SqliteError(verdict ?? "", "SQLITE_CORRUPT");
}

function migrer(db: Database, fichier: string): void {
  const [connue, derniere] = [readDateOfNewestShippedMigration(), derniereMigration(db)];
  if (derniere > connue) throw new DatabaseTooRecentError(fichier);
  if (derniere >= connue) return;
  // media come after the tables, so a database without tables has lost them
  if (derniere === 0 && contientUnMedia(fichier)) throw new DatabaseFileLostError(fichier);
  try {
    // the migrations run in one transaction: all of them apply, or none
    migrate(db, { migrationsFolder: DOSSIER_MIGRATIONS });
  } catch (erreur) {
    // the error of a new database, a full disk or a lock is thrown as it is: it has its own message, and nothing was migrated
    if (derniere === 0 || codeSysteme(erreur)) throw erreur;
    throw new DatabaseMigrationError(
      fichier,
      erreur instanceof Error ? (erreur.cause ?? erreur) : erreur,
    );
  }
}

/** Whether an error is the machine's (disk, lock) rather than a migration's own mistake (`SQLITE_ERROR`, `SQLITE_CONSTRAINT`). */
function codeSysteme(erreur: unknown): boolean {
  if (erreur instanceof Sqlite.SqliteError)
    return !/^SQLITE_(?:ERROR|CONSTRAINT)/.test(erreur.code);
  return erreur instanceof Error && codeSysteme(erreur.cause);
}

/**
 * Copies a consistent snapshot of a database in use (docs/decisions/0030). Blocks the thread.
 * @param cible path of a file that does not exist yet
 */
export function copyDatabase(source: string, cible: string): void {
  const client = new Sqlite(source, { timeout: 10_000 });
  try {
    client.prepare("vacuum into ?").run(cible);
  } finally {
    client.close();
  }
}

/** Whether the whole database passes SQLite's full check; throws the SQLite error when the file is no database. */
export function isDatabaseSound(fichier: string): boolean {
  const client = new Sqlite(fichier, { readonly: true });
  try {
    return client.pragma("integrity_check(1)", { simple: true }) === "ok";
  } finally {
    client.close();
  }
}

/** Whether the database passes SQLite's quick check, which leaves out its indexes; throws the SQLite error when the file is no database. */
export function passesDatabaseQuickCheck(fichier: string): boolean {
  const client = new Sqlite(fichier, { readonly: true });
  try {
    return client.pragma("quick_check(1)", { simple: true }) === "ok";
  } finally {
    client.close();
  }
}

/** Compares a database's migrations with this version's. Throws the SQLite error when it cannot be read. */
export function compareDatabaseMigrations(fichier: string): "a_jour" | "attend" | "trop_recente" {
  const client = new Sqlite(fichier, { readonly: true });
  try {
    const ecart = derniereMigration(drizzle({ client })) - readDateOfNewestShippedMigration();
    if (ecart === 0) return "a_jour";
    return ecart < 0 ? "attend" : "trop_recente";
  } finally {
    client.close();
  }
}

/** Whether the next start would migrate an existing database. Throws the SQLite error when it is damaged. */
export function doesDatabaseNeedMigration(fichier: string): boolean {
  if (statSync(fichier, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const client = new Sqlite(fichier, { readonly: true });
  try {
    const derniere = derniereMigration(drizzle({ client }));
    return derniere > 0 && derniere < readDateOfNewestShippedMigration();
  } finally {
    client.close();
  }
}

/** Date of this version's last migration, ms. */
export function readDateOfNewestShippedMigration(): number {
  const texte = readFileSync(join(DOSSIER_MIGRATIONS, "meta/_journal.json"), "utf8");
  return Math.max(...journalMigrations.parse(JSON.parse(texte)).entries.map(({ when }) => when));
}

/** Date of the database's last applied migration, 0 for a new database, from drizzle's own table. */
function derniereMigration(db: Database): number {
  const table = db.get(sql`select 1 from sqlite_master where name = '__drizzle_migrations'`);
  if (table === undefined) return 0;
  const ligne = db.get<{ date: number | null }>(
    sql`select max(created_at) as date from __drizzle_migrations`,
  );
  return ligne?.date ?? 0;
}

/**
 * Runs `ecrire` in a transaction that is kept whole or undone when it throws. The write lock is taken at once: another thread
 * stores the games, and SQLite refuses (instead of waiting for) a lock that is asked for after a read (docs/decisions/0015).
 * An inner transaction is undone alone.
 */
export function runInTransaction<Issue>(db: Database, ecrire: () => Issue): Issue {
  return db.transaction(ecrire, { behavior: "immediate" });
}
