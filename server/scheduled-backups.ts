/** Backups that the running server makes by itself: every few hours, and before an update migrates the database (docs/decisions/0030). */
import { composeBackupFolderPath, type ServerConfig } from "#config";
import { listBackups, type Backup, makeBackup } from "#db/backup/backup.ts";

type BackupSettings = Pick<
  ServerConfig,
  "DATA_DIR" | "SAUVEGARDES_DIR" | "SAUVEGARDES_GARDEES" | "SAUVEGARDE_HEURES"
>;

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

const HOUR_MS = 3600 * 1000;
/** Time between two checks whether a backup is due: short, so that a machine that slept catches up soon. */
const CHECK_MS = HOUR_MS / 4;

export const makeBackupNow = (config: BackupSettings): Promise<Backup> =>
  makeBackup({
    dossierDonnees: config.DATA_DIR,
    dossierSauvegardes: composeBackupFolderPath(config),
    garder: config.SAUVEGARDES_GARDEES,
  });

/** Backs up a database that this version is about to migrate. Rejects when no backup can be made, and leaves the database as it is. */
export async function backUpBeforeMigration(
  config: BackupSettings,
  log: Pick<Log, "info">,
): Promise<void> {
  const { dossier } = await makeBackupNow(config);
  log.info({ dossier }, "the database of the version before was backed up");
}

async function isDue(config: BackupSettings, now: number): Promise<boolean> {
  const [last] = await listBackups(composeBackupFolderPath(config));
  return last === undefined || now - Date.parse(last.date) >= config.SAUVEGARDE_HEURES * HOUR_MS;
}

/** Checks every `checkMs` whether a backup is due, and makes it. A failure is logged; the next check tries again. */
export function scheduleBackups(
  config: BackupSettings,
  log: Log,
  checkMs = CHECK_MS,
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const backUpIfDue = async () => {
    try {
      if (!(await isDue(config, Date.now()))) return;
      const { dossier } = await makeBackupNow(config);
      log.info({ dossier }, "backed up");
    } catch (err) {
      log.error({ err }, "no backup could be made");
    }
  };
  const timer =
    config.SAUVEGARDE_HEURES === 0
      ? undefined
      : setInterval(() => {
          running ??= backUpIfDue().finally(() => {
            running = null;
          });
        }, checkMs);
  timer?.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
