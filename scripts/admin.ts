/**
 * `npm run admin`: what administrators do on the site, from the machine itself (decisions-plateforme "First admin", docs/decisions/0094).
 * With a pseudo alone, makes that account an administrator.
 */
import { existsSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { lireConfig } from "#config";
import { fichierBase, ouvrirBase } from "#db/connexion.ts";
import { expliquer } from "../serveur/explications.ts";
import { MODE_D_EMPLOI, obeir } from "./admin/ordres.ts";

type Issue = readonly [message: string, code: number];

function lireOrdre() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        aide: { type: "boolean" },
        role: { type: "string" },
        suspendre: { type: "string" },
        "ne-plus-publier": { type: "string" },
        supprimer: { type: "boolean" },
        lever: { type: "boolean" },
        raison: { type: "string" },
        journal: { type: "boolean" },
      },
    });
  } catch {
    return null;
  }
}

/** What happened, in French, and the exit code. */
async function executer(): Promise<Issue> {
  const ordre = lireOrdre();
  if (ordre === null) return [MODE_D_EMPLOI, 1];
  const { positionals, values } = ordre;
  if (values.aide === true) return [MODE_D_EMPLOI, 0];
  const [pseudo] = positionals;
  if (pseudo === undefined && values.journal !== true)
    return ["Donnez un pseudo : npm run admin -- Margaux", 1];
  if (existsSync(".env")) process.loadEnvFile(".env");
  const lecture = lireConfig(process.env);
  if (!lecture.ok) return [lecture.message, 1];
  const fichier = fichierBase(lecture.config.DATA_DIR);
  if (!existsSync(fichier)) return [`Aucune base ici : ${fichier}. Lancez d’abord npm start.`, 1];
  let fermer = () => {};
  try {
    const base = ouvrirBase(fichier);
    fermer = base.fermer;
    const { ok, message } = await obeir(base.db, lecture.config, { pseudo, ...values });
    return [message, ok ? 0 : 1];
  } catch (erreur) {
    return [expliquer(erreur, lecture.config), 1];
  } finally {
    fermer();
  }
}

const [message, code] = await executer();
if (code === 0) console.log(message);
else console.error(message);
process.exitCode = code;
