/** Opens the database, which a single process has, and builds the API on it. */
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { createApiApp } from "#api/app.ts";
import { createEnvoiDeMails } from "#api/mails/courrier.ts";
import type { ApiRateLimits } from "#api/plugins/rate-limits.ts";
import { createPasswordHasher } from "#api/services/password-hasher.ts";
import type { GameProcessControl, LampeConnectee, GameRoomsPort } from "#api/services/ports.ts";
import type { CountSharedWrongCode } from "#api/services/room-code-throttle.ts";
import { deleteUnusedMediaFiles } from "#api/services/medias/cleanup.ts";
import type { ServerConfig } from "#config";
import {
  doesDatabaseNeedMigration,
  throwBeforeOpeningLostDatabaseFile,
  isWriteAheadLogCutShort,
  composeMediaFolderPath,
  composeDatabaseFilePath,
  openDatabaseAndApplyMigrations,
} from "#db/connection.ts";
import { createDatabaseReader } from "#db/reader.ts";
import { createDeletedBytesEraser } from "#db/purge.ts";
import { addStarterContent } from "#db/seed.ts";
import { createCleanupRepository } from "#db/repositories/cleanup-repository.ts";
import { throwIfDataFolderHalfRestored } from "#db/backup/restore.ts";
import { lockDataFolder } from "#db/data-folder-lock.ts";
import { createTransfertVersHistoriquesEnBase } from "#game/ports/adapters/historique-db.ts";
import { describeMailForTerminal } from "./terminal.ts";
import type { ServerAddresses } from "./addresses.ts";
import { backUpBeforeMigration, scheduleBackups } from "./scheduled-backups.ts";
import type { ServerMetrics } from "./metrics/metrics.ts";
import { readFileSync } from "node:fs";

/** Time between two removals of expired rows and unused files. */
const CLEANUP_MS = 3600 * 1000;
const CLIENT_FOLDER = join(fileURLToPath(new URL("..", import.meta.url)), "dist");

/** Version of the built client (scripts/vite/version.ts); empty when there is no build. */
export function readClientBuildVersion(): string {
  try {
    return readFileSync(join(CLIENT_FOLDER, "version.txt"), "utf8").trim();
  } catch {
    return "";
  }
}

export type OpenedDatabase = Awaited<ReturnType<typeof openServerDatabase>>;

/**
 * Opens the database, migrated and filled. Rejects when another server has the data folder, or when the database cannot be opened or
 * written.
 */
export async function openServerDatabase(config: ServerConfig, log: Logger) {
  const lock = lockDataFolder(config.DATA_DIR);
  const file = composeDatabaseFilePath(config.DATA_DIR);
  throwIfDataFolderHalfRestored(config.DATA_DIR);
  throwBeforeOpeningLostDatabaseFile(file);
  if (isWriteAheadLogCutShort(file))
    log.warn(
      { fichier: `${file}-wal` },
      "the database's write-ahead log was cut short: what was stored just before the last stop may be missing (backups: npm run restaurer)",
    );
  if (doesDatabaseNeedMigration(file)) await backUpBeforeMigration(config, log);
  const base = openDatabaseAndApplyMigrations(file);
  const { invalides } = await addStarterContent({
    db: base.db,
    dossierMedia: composeMediaFolderPath(config.DATA_DIR),
  });
  for (const invalide of invalides) log.warn(invalide, "starter content left out");
  const historique = createTransfertVersHistoriquesEnBase({
    db: base.db,
    signaler: (err) => log.error({ err }, "a finished game could not be written yet"),
  });
  // games that ended just before the last stop are not in the histories yet, and are written now
  historique.relever();
  return {
    db: base.db,
    file,
    /** Reads in a thread; the API closes it. */
    reader: createDatabaseReader(file),
    historique,
    close() {
      historique.fermer();
      base.fermer();
      lock.rendre();
    },
  };
}

interface ApiParts {
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly database: OpenedDatabase;
  readonly http: Server;
  readonly rooms: GameRoomsPort;
  /** Control of the game processes; absent when the API process plays games itself. */
  readonly conduite?: GameProcessControl;
  readonly countFailure?: CountSharedWrongCode;
  readonly metrics: ServerMetrics;
  readonly lumiere: LampeConnectee;
  /** Whether a word is in the lexique: a known word is no typing slip of another one. */
  readonly lexique: (mot: string) => boolean;
  readonly addresses: ServerAddresses;
  readonly version: string;
  readonly limites: Partial<ApiRateLimits>;
  /** Adds the routes that only one role has, before the application is ready. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** Builds the API on an open database, without listening, and starts its periodic tasks: cleanup and backups. */
export async function createApiOnDatabase(parts: ApiParts) {
  const { config, log, database, http, rooms, metrics, lumiere, addresses, version } = parts;
  const { db, file, reader } = database;
  const courrier = createEnvoiDeMails({
    smtpUrl: config.SMTP_URL,
    expediteur: config.MAIL_FROM,
    dossierDonnees: config.DATA_DIR,
    annoncer(mailFile, link) {
      log.info({ fichier: mailFile }, "mail written");
      // the link of a mail goes to the terminal only: a log is kept, and read by others
      if (process.stdout.isTTY) console.log(describeMailForTerminal(mailFile, link));
    },
    signaler: (cause) => log.error({ cause }, "a mail could not be sent"),
  });
  const purge = createDeletedBytesEraser(file);
  reader.preparer();
  const passwordHasher = createPasswordHasher();
  passwordHasher.preparer();
  const app = await createApiApp({
    courrier,
    lexique: parts.lexique,
    lumiere,
    purge,
    reader,
    passwordHasher,
    metrics,
    db,
    config,
    rooms,
    ...(parts.conduite === undefined ? {} : { gameProcesses: parts.conduite }),
    ...(parts.countFailure === undefined ? {} : { countFailure: parts.countFailure }),
    rateLimits: parts.limites,
    serverFactory: (respond) => http.on("request", respond),
    version,
    dossierClient: CLIENT_FOLDER,
    adresseLocale: addresses.adresseLocale,
    adressePourTelephones: addresses.adressePourTelephones,
  });
  parts.extend?.(app);
  await app.ready();
  const menage = createCleanupRepository(db);
  // a cleanup that fails because of a full disk or a locked database is tried again an hour later
  const report = (err: unknown) => log.error({ err }, "what is out of date could not be removed");
  const cleanUp = () => {
    try {
      menage.cleanUp(Date.now());
    } catch (err) {
      report(err);
    }
    courrier.balayer(Date.now()).catch(report);
    purge.eraseFromDisk().catch(report);
    deleteUnusedMediaFiles(db, config.DATA_DIR, Date.now()).catch(report);
  };
  cleanUp();
  const cleanupTimer = setInterval(cleanUp, CLEANUP_MS);
  const backups = scheduleBackups(config, log);
  return {
    app,
    /** Stops the periodic tasks; resolves once a backup under way is done. */
    async stopTasks() {
      clearInterval(cleanupTimer);
      await backups.stop();
    },
    async fermer() {
      await app.close();
      await courrier.vider();
    },
  };
}
