/**
 * `npm run diagnostic`: what works and what does not, one line for each check. `-- https://quizz.exemple.fr` tries the
 * server at that address, `-- --rapport [fichier]` also writes a report without secrets.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { runScriptWithServerConfig } from "../command.ts";
import { runDiagnosticChecks } from "./checks.ts";
import { formatDiagnosticFindings } from "./finding.ts";
import { composeDiagnosticReport } from "./report.ts";

const PAR_DEFAUT = "rapport-trinquizz.txt";
const estAdresse = (mot: string) => /^https?:\/\//.test(mot) && URL.canParse(mot);
const mots = process.argv.slice(2);
const adresse = mots.find(estAdresse);
const [option, voulu] = mots.filter((mot) => !estAdresse(mot));

await runScriptWithServerConfig(async (config) => {
  if (option !== undefined && option !== "--rapport")
    return {
      ok: false,
      message:
        "npm run diagnostic, ou npm run diagnostic -- https://quizz.exemple.fr --rapport fichier.txt",
    };
  const maintenant = Date.now();
  const constats = await runDiagnosticChecks(
    config,
    maintenant,
    adresse === undefined ? undefined : new URL(adresse).origin,
  );
  const ok = constats.every(({ etat }) => etat !== "grave");
  if (option === undefined) return { ok, message: formatDiagnosticFindings(constats) };
  const fichier = resolve(voulu ?? PAR_DEFAUT);
  try {
    writeFileSync(fichier, composeDiagnosticReport(constats, process.env, maintenant));
  } catch {
    const ailleurs = `Impossible d’écrire ${fichier} : nommez un autre fichier, npm run diagnostic -- --rapport /tmp/rapport.txt`;
    return { ok: false, message: `${formatDiagnosticFindings(constats)}\n\n${ailleurs}` };
  }
  return {
    ok,
    message: `${formatDiagnosticFindings(constats)}\n\nÉcrit, sans secret : ${fichier}. Relisez-le, puis envoyez-le à qui vous aide.`,
  };
});
