/** The database, read without a change, beside a server that runs or not. */
import { existsSync } from "node:fs";
import type { Config } from "#config";
import { isReadable, migrationState, databaseFile } from "#db/connection.ts";
import { explainStartupError } from "../../server/terminal.ts";
import { attention, bon, type Finding, grave } from "./finding.ts";

const POINT = "Base de données";

export function checkDatabase(config: Config): Finding {
  const fichier = databaseFile(config.DATA_DIR);
  if (!existsSync(fichier))
    return attention(POINT, "elle n’est pas encore là\u00A0: le premier démarrage la fera.");
  const abimee = grave(
    POINT,
    `la base ${fichier} est abîmée.`,
    "Arrêtez le serveur et remettez une sauvegarde : npm run restaurer",
  );
  try {
    if (!isReadable(fichier)) return abimee;
    const etat = migrationState(fichier);
    if (etat === "trop_recente")
      return grave(
        POINT,
        "elle vient d’une version plus récente de Trinquizz.",
        "Mettez le programme à jour.",
      );
    if (etat === "attend")
      return bon(
        POINT,
        "entière\u00A0; le prochain démarrage la mettra à jour, sauvegarde d’abord.",
      );
    return bon(POINT, "entière et à jour.");
  } catch (erreur) {
    return grave(POINT, explainStartupError(erreur, config));
  }
}
