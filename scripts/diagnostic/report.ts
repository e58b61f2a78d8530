/**
 * A text for somebody who helps: the findings, the versions, and which settings are set. Secrets and personal data are
 * left out.
 */
import { readFileSync } from "node:fs";
import { arch, homedir, hostname, platform, release, totalmem } from "node:os";
import process from "node:process";
import { z } from "zod";
import { SERVER_SETTING_NAMES } from "#config";
import { type DiagnosticFinding, formatDiagnosticFindings } from "./finding.ts";

/** The only settings whose value is written: a later setting counts as a secret until it is added here. */
const VALEURS_DITES: ReadonlySet<string> = new Set([
  "PORT",
  "LOG_LEVEL",
  "JOUEURS_MAX",
  "ROOMS_MAX",
  "PLACES_MAX",
  "SAUVEGARDES_GARDEES",
  "SAUVEGARDE_HEURES",
]);

type Environnement = Readonly<Record<string, string | undefined>>;

/** Removes addresses, machine names, mails, and every value of a setting that is not in `VALEURS_DITES`. */
export function redactDiagnosticReport(texte: string, env: Environnement): string {
  const secrets = SERVER_SETTING_NAMES.filter((nom) => !VALEURS_DITES.has(nom))
    .map((nom) => env[nom] ?? "")
    .filter((valeur) => valeur.length > 3);
  const connus = [...secrets, homedir(), hostname()].toSorted((a, b) => b.length - a.length);
  const sansConnus = connus.reduce((reste, connu) => reste.replaceAll(connu, "<masqué>"), texte);
  return sansConnus
    .replaceAll(/\b(?:https?|smtps?|wss?):\/\/[^\s,)»]+/g, "<adresse>")
    .replaceAll(/[^\s<>«»()]+@[^\s<>«»()]+/g, "<mail>")
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "<ip>")
    .replaceAll(/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, "<ip>")
    .replaceAll(
      /\b(?:[a-z\d-]+\.)+(?:[a-z]{2,})(?=[\s:,)])(?<!\.(?:md|ts|sqlite|json|conf))/gi,
      "<nom>",
    );
}

export function composeDiagnosticReport(
  constats: readonly DiagnosticFinding[],
  env: Environnement,
  maintenant: number,
): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")));
  const reglages = SERVER_SETTING_NAMES.map((nom) => {
    const valeur = env[nom]?.trim() ?? "";
    if (valeur === "") return `${nom}\u00A0: par défaut`;
    return `${nom}\u00A0: ${VALEURS_DITES.has(nom) ? valeur : "réglé"}`;
  });
  return [
    "Rapport de Trinquizz, sans mot de passe, ni adresse, ni nom de personne.",
    `Le ${new Date(maintenant).toISOString()}`,
    "",
    `Trinquizz ${version}, Node ${process.versions.node}`,
    `${platform()} ${arch()} ${release()}, ${String(Math.round(totalmem() / 1e9))} Go de mémoire`,
    "",
    redactDiagnosticReport(formatDiagnosticFindings(constats), env),
    "",
    ...reglages,
    "",
    "Le journal du serveur n’est pas ici : journalctl -u trinquizz, ou docker compose logs.",
    "",
  ].join("\n");
}
