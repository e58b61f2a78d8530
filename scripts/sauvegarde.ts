/** `npm run sauvegarde`: makes a backup now, whether the server runs or not (docs/decisions/0030). */
import { makeBackupNow } from "../server/scheduled-backups.ts";
import { runScriptWithServerConfig } from "./command.ts";

const MO = 1_000_000;

await runScriptWithServerConfig(async (config) => {
  const { dossier, base, medias } = await makeBackupNow(config);
  const tailles = Object.values(medias);
  const octets = tailles.reduce((total, taille) => total + taille, base);
  return {
    ok: true,
    message: `Sauvegardé : ${dossier}\nLa base et ${String(tailles.length)} fichiers, ${(octets / MO).toFixed(1).replace(".", ",")} Mo. Pour y revenir : npm run restaurer`,
  };
});
