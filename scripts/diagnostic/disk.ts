/** Checks the data folder: it is writable, the disk has room, and backups are made on another disk. */
import { randomUUID } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ServerConfig, composeBackupFolderPath } from "#config";
import { listBackups } from "#db/backup/backup.ts";
import { explainStartupError } from "../../server/terminal.ts";
import {
  createWarningFinding,
  createGoodFinding,
  type DiagnosticFinding,
  createSeriousFinding,
} from "./finding.ts";

const MO = 1_000_000;
const PRESQUE_PLEIN_MO = 1000;
const PLEIN_MO = 200;
const HEURE_MS = 3_600_000;

/** The folder, or its nearest parent that exists. */
async function existant(dossier: string): Promise<string> {
  if ((await stat(dossier).catch(() => null)) !== null || dirname(dossier) === dossier)
    return dossier;
  return existant(dirname(dossier));
}

export async function checkDataFolder(config: ServerConfig): Promise<DiagnosticFinding> {
  const point = "Dossier des données";
  const dossier = await existant(config.DATA_DIR);
  const essai = join(dossier, `.diagnostic-${randomUUID()}`);
  try {
    const fichier = await open(essai, "wx");
    try {
      await fichier.write("essai");
      await fichier.sync();
    } finally {
      await fichier.close();
      await rm(essai, { force: true });
    }
    return createGoodFinding(point, `on peut écrire dans ${dossier}.`);
  } catch (erreur) {
    return createSeriousFinding(point, explainStartupError(erreur, config));
  }
}

/** @param libreMo null where the system does not tell */
export function judgeFreeSpace(libreMo: number | null): DiagnosticFinding {
  const point = "Place sur le disque";
  if (libreMo === null) return createWarningFinding(point, "ce système ne la dit pas.");
  const reste = `il reste ${libreMo.toLocaleString("fr-FR")} Mo.`;
  const faire = "Libérez-en : docs/exploitation.md#le-disque-est-presque-plein";
  if (libreMo < PLEIN_MO) return createSeriousFinding(point, reste, faire);
  return libreMo < PRESQUE_PLEIN_MO
    ? createWarningFinding(point, reste, faire)
    : createGoodFinding(point, reste);
}

export async function checkFreeSpace({ DATA_DIR }: ServerConfig): Promise<DiagnosticFinding> {
  const lu = await statfs(await existant(DATA_DIR)).catch(() => null);
  return judgeFreeSpace(lu === null ? null : Math.floor((lu.bavail * lu.bsize) / MO));
}

export async function checkBackups(
  config: ServerConfig,
  maintenant: number,
): Promise<DiagnosticFinding> {
  const point = "Sauvegardes";
  const dossier = composeBackupFolderPath(config);
  const [derniere] = await listBackups(dossier);
  const faire = "Pour en faire une : npm run sauvegarde";
  if (derniere === undefined) return createWarningFinding(point, "il n’y en a aucune.", faire);
  const heures = Math.round((maintenant - Date.parse(derniere.date)) / HEURE_MS);
  const dit = `la dernière a ${heures === 0 ? "moins d’une heure" : `${String(heures)} h`}.`;
  if (config.SAUVEGARDE_HEURES > 0 && heures > 2 * config.SAUVEGARDE_HEURES)
    return createWarningFinding(
      point,
      dit,
      `${faire} ; puis docs/exploitation.md#pas-de-sauvegarde-recente`,
    );
  const [ici, la] = await Promise.all([stat(config.DATA_DIR), stat(dossier)]);
  if (ici.dev === la.dev)
    return createWarningFinding(
      point,
      `${dit} Elles sont sur le même disque que les données\u00A0: s’il casse, tout part ensemble.`,
      "Donnez-leur un autre disque : SAUVEGARDES_DIR",
    );
  return createGoodFinding(point, dit);
}
