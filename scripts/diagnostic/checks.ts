/** The points of the diagnostic, in the order in which they are printed; those of the database and of the mails are here. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { backupFolder, type Config } from "#config";
import { listBackups } from "#db/backup/backup.ts";
import {
  databaseFilePath,
  isDatabaseReadable,
  lastKnownMigration,
  migrationState,
} from "#db/connection.ts";
import { explainStartupError } from "../../server/terminal.ts";
import { judgeClock, readClockSync } from "./clock.ts";
import { checkBackups, checkDataFolder, checkFreeSpace } from "./disk.ts";
import {
  findingAttention,
  findingBon,
  type DiagnosticFinding,
  findingGrave,
  messageOfError,
} from "./finding.ts";
import { checkNetwork } from "./network.ts";
import { checkPort } from "./port.ts";
import { checkRunningServer, checkStoppedServer } from "./proxy.ts";

const DATABASE = "Base de données";

/** Opens the database for reading only, whether a server runs on it or not. */
function checkDatabase(config: Config): DiagnosticFinding {
  const fichier = databaseFilePath(config.DATA_DIR);
  if (!existsSync(fichier))
    return findingAttention(
      DATABASE,
      "elle n’est pas encore là\u00A0: le premier démarrage la fera.",
    );
  const abimee = findingGrave(
    DATABASE,
    `la base ${fichier} est abîmée.`,
    "Arrêtez le serveur et remettez une sauvegarde : npm run restaurer",
  );
  try {
    if (!isDatabaseReadable(fichier)) return abimee;
    const etat = migrationState(fichier);
    if (etat === "trop_recente")
      return findingGrave(
        DATABASE,
        "elle vient d’une version plus récente de Trinquizz.",
        "Mettez le programme à jour.",
      );
    if (etat === "attend")
      return findingBon(
        DATABASE,
        "entière\u00A0; le prochain démarrage la mettra à jour, sauvegarde d’abord.",
      );
    return findingBon(DATABASE, "entière et à jour.");
  } catch (erreur) {
    return findingGrave(DATABASE, explainStartupError(erreur, config));
  }
}

const MAILS = "Mails";
const PATIENCE_MS = 5000;

/** Connects to the mail server without sending a mail. */
async function checkMails({ SMTP_URL, DATA_DIR }: Config): Promise<DiagnosticFinding> {
  if (SMTP_URL === undefined)
    return findingBon(
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
    return findingBon(MAILS, "le serveur de SMTP_URL répond, et nous accepte.");
  } catch (erreur) {
    return findingGrave(
      MAILS,
      `le serveur de SMTP_URL refuse ou ne répond pas (${messageOfError(erreur)}).`,
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
  config: Config,
  maintenant: number,
  publique: string | undefined = config.PUBLIC_URL,
): Promise<DiagnosticFinding[]> {
  const port = await checkPort(config);
  const [derniere] = await listBackups(backupFolder(config));
  const horloge = judgeClock(maintenant, {
    connu: lastKnownMigration(),
    ecrite: derniere === undefined ? null : Date.parse(derniere.date),
    synchro: readClockSync(),
  });
  return [
    findingBon("Réglages", "aucun n’est faux."),
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
): Promise<DiagnosticFinding[]> {
  if (PUBLIC_URL === undefined) return [];
  const reglages = { PUBLIC_URL, PORT, HOST };
  if (locale !== null) return [await checkRunningServer(reglages)];
  return libre ? [await checkStoppedServer(reglages)] : [];
}
