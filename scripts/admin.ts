/** `npm run admin -- <pseudo>`: makes an account an administrator (decisions-plateforme "First admin"). */
import { existsSync } from "node:fs";
import process from "node:process";
import { lireConfig } from "#config";
import { fichierBase, ouvrirBase } from "#db/connexion.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { expliquer } from "../serveur/explications.ts";

/** What happened, in one French line, and the exit code. */
function promouvoir(pseudo: string | undefined): readonly [message: string, code: number] {
  if (pseudo === undefined) return ["Donnez un pseudo : npm run admin -- Margaux", 1];
  if (existsSync(".env")) process.loadEnvFile(".env");
  const lecture = lireConfig(process.env);
  if (!lecture.ok) return [lecture.message, 1];
  const fichier = fichierBase(lecture.config.DATA_DIR);
  if (!existsSync(fichier)) return [`Aucune base ici : ${fichier}. Lancez d’abord npm start.`, 1];
  let fermer = () => {};
  try {
    const base = ouvrirBase(fichier);
    fermer = base.fermer;
    const comptes = createCompteRepository(base.db);
    const compte = comptes.parPseudo(pseudo);
    if (compte === null)
      return [
        `Aucun compte ne s’appelle ${pseudo}. S’il vient d’être créé, confirmez d’abord son adresse.`,
        1,
      ];
    comptes.changer(compte._id, { role: "admin" });
    return [`${compte.pseudo} est maintenant administrateur.`, 0];
  } catch (erreur) {
    return [expliquer(erreur, lecture.config), 1];
  } finally {
    fermer();
  }
}

const [message, code] = promouvoir(process.argv[2]);
if (code === 0) console.log(message);
else console.error(message);
process.exitCode = code;
