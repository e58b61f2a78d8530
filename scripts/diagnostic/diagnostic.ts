/**
 * `npm run diagnostic`: what is well and what is not, one line a point. `-- https://quizz.exemple.fr` tries the server by that address,
 * `-- --rapport [fichier]` also writes it, without secrets.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { commander } from "../command.ts";
import { ausculter } from "./checks.ts";
import { presenter } from "./finding.ts";
import { composerRapport } from "./report.ts";

const PAR_DEFAUT = "rapport-trinquizz.txt";
const estAdresse = (mot: string) => /^https?:\/\//.test(mot) && URL.canParse(mot);
const mots = process.argv.slice(2);
const adresse = mots.find(estAdresse);
const [option, voulu] = mots.filter((mot) => !estAdresse(mot));

await commander(async (config) => {
  if (option !== undefined && option !== "--rapport")
    return {
      ok: false,
      message:
        "npm run diagnostic, ou npm run diagnostic -- https://quizz.exemple.fr --rapport fichier.txt",
    };
  const maintenant = Date.now();
  const constats = await ausculter(
    config,
    maintenant,
    adresse === undefined ? undefined : new URL(adresse).origin,
  );
  const ok = constats.every(({ etat }) => etat !== "grave");
  if (option === undefined) return { ok, message: presenter(constats) };
  const fichier = resolve(voulu ?? PAR_DEFAUT);
  try {
    writeFileSync(fichier, composerRapport(constats, process.env, maintenant));
  } catch {
    const ailleurs = `Impossible d’écrire ${fichier} : nommez un autre fichier, npm run diagnostic -- --rapport /tmp/rapport.txt`;
    return { ok: false, message: `${presenter(constats)}\n\n${ailleurs}` };
  }
  return {
    ok,
    message: `${presenter(constats)}\n\nÉcrit, sans secret : ${fichier}. Relisez-le, puis envoyez-le à qui vous aide.`,
  };
});
