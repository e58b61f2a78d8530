/**
 * `npm run admin`: what administrators do on the site, from the machine itself (decisions-plateforme "First admin", docs/decisions/0094).
 * With a pseudo alone, makes that account an administrator.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { ServerConfig } from "#config";
import { composeDatabaseFilePath, openDatabaseAndApplyMigrations } from "#db/connection.ts";
import { ADMIN_USAGE } from "./machine.ts";
import { parseAdminArguments } from "./arguments.ts";
import { executeGameProcessOrder } from "./processus.ts";
import { executeAdminCommand, isAdminCommandWithoutPseudo } from "./commands.ts";
import { runScriptWithServerConfig, type ScriptOutcome } from "../command.ts";

function lireOrdre() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        aide: { type: "boolean" },
        help: { type: "boolean" },
        role: { type: "string" },
        suspendre: { type: "string" },
        "ne-plus-publier": { type: "string" },
        supprimer: { type: "boolean" },
        lever: { type: "boolean" },
        raison: { type: "string" },
        contenu: { type: "string" },
        masquer: { type: "boolean" },
        effacer: { type: "boolean" },
        officiel: { type: "string" },
        interdire: { type: "string" },
        permettre: { type: "string" },
        mots: { type: "boolean" },
        journal: { type: "boolean" },
      },
    });
  } catch {
    return null;
  }
}

async function executer(config: ServerConfig): Promise<ScriptOutcome> {
  const ordre = lireOrdre();
  if (ordre === null) return { ok: false, message: ADMIN_USAGE };
  const { positionals, values } = ordre;
  if (values.aide === true || values.help === true) return { ok: true, message: ADMIN_USAGE };
  const mots = parseAdminArguments(positionals, {
    options: Object.keys(values).length > 0,
    sansPseudo: isAdminCommandWithoutPseudo(values),
  });
  if (mots.sur === "rien") return { ok: false, message: mots.message };
  if (mots.sur === "processus") return executeGameProcessOrder(config, mots.ordre);
  const { pseudo } = mots;
  const fichier = composeDatabaseFilePath(config.DATA_DIR);
  if (!existsSync(fichier))
    return { ok: false, message: `Aucune base ici : ${fichier}. Lancez d’abord npm start.` };
  const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
  try {
    return await executeAdminCommand(db, config, { pseudo, ...values });
  } finally {
    fermer();
  }
}

await runScriptWithServerConfig(executer);
