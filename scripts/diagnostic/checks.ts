/** The points of the diagnostic, in the order in which they are printed; those of the database and of the mails are here. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { composeBackupFolderPath, type ServerConfig } from "#config";
import { listBackups } from "#db/backup/backup.ts";
import {
  composeDatabaseFilePath,
  throwBeforeOpeningLostDatabaseFile,
  passesDatabaseQuickCheck,
  readDateOfNewestShippedMigration,
  compareDatabaseMigrations,
} from "#db/connection.ts";
import { explainStartupError } from "../../server/terminal.ts";
import { judgeMachineClock, readClockSync } from "./clock.ts";
import { checkBackups, checkDataFolder, checkFreeSpace } from "./disk.ts";
import {
  createWarningFinding,
  createGoodFinding,
  type DiagnosticFinding,
  createSeriousFinding,
  readErrorMessage,
} from "./finding.ts";
import { checkPhoneNetworkAccess } from "./network.ts";
import { checkServerPort } from "./port.ts";
import { checkPublicUrlOfRunningServer, checkPublicUrlOfStoppedServer } from "./proxy.ts";

const DATABASE = "Base de données";

/** Opens the database for reading only, whether a server runs on it or not. */
function checkDatabase(config: ServerConfig): DiagnosticFinding {
  const fichier = composeDatabaseFilePath(config.DATA_DIR);
  const abimee = createSeriousFinding(
    DATABASE,
    `la base ${fichier} est abîmée.`,
    "Arrêtez le serveur et remettez une sauvegarde : npm run restaurer",
  );
  try {
    throwBeforeOpeningLostDatabaseFile(fichier);
    if (!existsSync(fichier))
      return createWarningFinding(
        DATABASE,
        "elle n’est pas encore là\u00A0: le premier démarrage la fera.",
      );
    if (!passesDatabaseQuickCheck(fichier)) return abimee;
    const etat = compareDatabaseMigrations(fichier);
    if (etat === "trop_recente")
      return createSeriousFinding(
        DATABASE,
        "elle vient d’une version plus récente de Trinquizz.",
        "Mettez le programme à jour.",
      );
    if (etat === "attend")
      return createGoodFinding(
        DATABASE,
        "entière\u00A0; le prochain démarrage la mettra à jour, sauvegarde d’abord.",
      );
    return createGoodFinding(DATABASE, "entière et à jour.");
  } catch (erreur) {
    return createSeriousFinding(DATABASE, explainStartupError(erreur, config));
  }
}

const MAILS = "Mails";
const PATIENCE_MS = 5000;

/** Connects to the mail server without sending a mail. */
async function checkMails({ SMTP_URL, DATA_DIR }: ServerConfig): Promise<DiagnosticFinding> {
  if (SMTP_URL === undefined)
    return createGoodFinding(
      MAILS,
      `pas de SMTP_URL\u00A0: les mails sont écrits dans ${join(DATA_DIR, "mails")}, leur lien dans le journal du serveur.`,
    );
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return createGoodFinding(MAILS, "le serveur de SMTP_URL répond, et nous accepte.");
  } catch (erreur) {
    return createSeriousFinding(
      MAILS,
      `le serveur de SMTP_URL refuse ou ne répond pas (${readErrorMessage(erreur)}).`,
      "Vérifiez adresse, port, utilisateur et mot de passe : docs/exploitation.md#les-mails-ne-partent-pas",
    );
  } finally {
    transport.close();
  }
}

/**
 * Runs every check without a change to anything; each waits some seconds at most.
 * @param publique address at which people open the pages; default that of the settings
 */
export async function runDiagnosticChecks(
  config: ServerConfig,
  maintenant: number,
  publique: string | undefined = config.PUBLIC_URL,
): Promise<DiagnosticFinding[]> {
  const port = await checkServerPort(config);
  const [derniere] = await listBackups(composeBackupFolderPath(config));
  const horloge = judgeMachineClock(maintenant, {
    connu: readDateOfNewestShippedMigration(),
    ecrite: derniere === undefined ? null : Date.parse(derniere.date),
    synchro: readClockSync(),
  });
  return [
    createGoodFinding("Réglages", "aucun n’est faux."),
    port.constat,
    await checkDataFolder(config),
    await checkFreeSpace(config),
    checkDatabase(config),
    await checkBackups(config, maintenant),
    await checkMails(config),
    horloge,
    ...checkPhoneNetworkAccess(config),
    ...(await examinerPublique(config, port, publique)),
  ];
}

async function examinerPublique(
  { PORT, HOST, TRUSTED_PROXY }: ServerConfig,
  { locale, libre }: { readonly locale: string | null; readonly libre: boolean },
  PUBLIC_URL: string | undefined,
): Promise<DiagnosticFinding[]> {
  if (PUBLIC_URL === undefined) return [];
  const reglages = { PUBLIC_URL, PORT, HOST, TRUSTED_PROXY };
  if (locale !== null) return [await checkPublicUrlOfRunningServer(reglages)];
  return libre ? [await checkPublicUrlOfStoppedServer(reglages)] : [];
}
