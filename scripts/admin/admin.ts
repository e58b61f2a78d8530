/**
 * `npm run admin`: what administrators do on the site, from the machine itself (decisions-plateforme "First admin", docs/decisions/0094).
 * With a pseudo alone, makes that account an administrator.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Config } from "#config";
import { fichierBase, ouvrirBase } from "#db/connexion.ts";
import { MODE_D_EMPLOI } from "./mode-d-emploi.ts";
import { lireMots } from "./arguments.ts";
import { obeirSurProcessus } from "./processus.ts";
import { obeir, sansPseudo } from "./commands.ts";
import { commander, type Rapport } from "../command.ts";

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

async function executer(config: Config): Promise<Rapport> {
  const ordre = lireOrdre();
  if (ordre === null) return { ok: false, message: MODE_D_EMPLOI };
  const { positionals, values } = ordre;
  if (values.aide === true || values.help === true) return { ok: true, message: MODE_D_EMPLOI };
  const mots = lireMots(positionals, {
    options: Object.keys(values).length > 0,
    sansPseudo: sansPseudo(values),
  });
  if (mots.sur === "rien") return { ok: false, message: mots.message };
  if (mots.sur === "processus") return obeirSurProcessus(config, mots.ordre);
  const { pseudo } = mots;
  const fichier = fichierBase(config.DATA_DIR);
  if (!existsSync(fichier))
    return { ok: false, message: `Aucune base ici : ${fichier}. Lancez d’abord npm start.` };
  const { db, fermer } = ouvrirBase(fichier);
  try {
    return await obeir(db, config, { pseudo, ...values });
  } finally {
    fermer();
  }
}

await commander(executer);
