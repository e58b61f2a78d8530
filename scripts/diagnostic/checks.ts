/** All the points, in the order in which they are read. */
import type { Config } from "#config";
import { backupFolder } from "#config";
import { lastKnownMigration } from "#db/connection.ts";
import { listBackups } from "#db/backup/backup.ts";
import { checkDatabase } from "./base.ts";
import { bon, type Finding } from "./finding.ts";
import { checkDataFolder, checkFreeSpace, checkBackups } from "./disk.ts";
import { judgeClock, readClockSync } from "./clock.ts";
import { checkMails } from "./mails.ts";
import { checkStoppedServer, checkRunningServer } from "./proxy.ts";
import { checkPort } from "./port.ts";
import { checkNetwork } from "./network.ts";

/**
 * Reads, and changes nothing; waits some seconds at the most for what does not answer.
 * @param publique at which people open the pages; default that of the settings
 */
export async function runChecks(
  config: Config,
  maintenant: number,
  publique: string | undefined = config.PUBLIC_URL,
): Promise<Finding[]> {
  const port = await checkPort(config);
  const [derniere] = await listBackups(backupFolder(config));
  const horloge = judgeClock(maintenant, {
    connu: lastKnownMigration(),
    ecrite: derniere === undefined ? null : Date.parse(derniere.date),
    synchro: readClockSync(),
  });
  return [
    bon("Réglages", "aucun n’est faux."),
    port.constat,
    await checkDataFolder(config),
    await checkFreeSpace(config),
    checkDatabase(config),
    await checkBackups(config, maintenant),
    await checkMails(config),
    horloge,
    ...checkNetwork(config),
    ...(await examinerPublique(config, port, publique)),
  ];
}

async function examinerPublique(
  { PORT, HOST }: Config,
  { locale, libre }: { readonly locale: string | null; readonly libre: boolean },
  PUBLIC_URL: string | undefined,
): Promise<Finding[]> {
  if (PUBLIC_URL === undefined) return [];
  const reglages = { PUBLIC_URL, PORT, HOST };
  if (locale !== null) return [await checkRunningServer(reglages)];
  return libre ? [await checkStoppedServer(reglages)] : [];
}
