/** `npm run restaurer`: lists the backups, or puts one of them back (docs/decisions/0030). */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { type ServerConfig, composeBackupFolderPath } from "#config";
import { restoreBackup } from "#db/backup/restore.ts";
import { listBackups } from "#db/backup/backup.ts";
import { runScriptWithServerConfig, type ScriptOutcome } from "./command.ts";

const QUAND = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", timeStyle: "short" });

async function enumerer(dossier: string): Promise<ScriptOutcome> {
  const toutes = await listBackups(dossier);
  if (toutes.length === 0)
    return {
      ok: false,
      message: `Aucune sauvegarde dans ${dossier}. Pour en faire une : npm run sauvegarde`,
    };
  const lignes = toutes.map(({ nom, date }) => `  ${nom}   ${QUAND.format(new Date(date))}`);
  return {
    ok: true,
    message: `${lignes.join("\n")}\n\nPour revenir à la dernière, serveur arrêté : npm run restaurer -- ${toutes[0]?.nom ?? ""}`,
  };
}

async function remettre(config: ServerConfig, voulue: string): Promise<ScriptOutcome> {
  const parNom = join(composeBackupFolderPath(config), voulue);
  const { gardee } = await restoreBackup(
    config.DATA_DIR,
    existsSync(parNom) ? parNom : resolve(voulue),
  );
  const avant =
    gardee === null
      ? ""
      : `\nCe qui était là est gardé dans ${gardee} : supprimez-le quand tout va bien.`;
  return { ok: true, message: `C’est restauré. Relancez le serveur : npm start${avant}` };
}

const [voulue] = process.argv.slice(2);
await runScriptWithServerConfig((config) =>
  voulue === undefined ? enumerer(composeBackupFolderPath(config)) : remettre(config, voulue),
);
