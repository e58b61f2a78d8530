/** What a person who starts the server reads: two addresses and a QR code; then the links of mails that nothing sends. */
import { renderUnicodeCompact } from "uqr";
import { fichierBase, MigrationRatee } from "#db/connexion.ts";
import type { Config } from "#config";

export function terminalWelcome(locale: string, telephones: string): string {
  const lignes = [
    "",
    "  Trinquizz est servi.",
    "",
    `  Sur cet ordinateur      ${locale}`,
    `  Depuis les téléphones   ${telephones}`,
    "",
    renderUnicodeCompact(telephones, { border: 2 }),
    "",
    "  Ctrl+C pour fermer le bar.",
    "",
  ];
  return lignes.join("\n");
}

/** A mail that was written to a file, since nothing sends it: its link does what a click on it would. */
export const terminalMail = (fichier: string, lien: string): string =>
  `\n  Mail écrit dans ${fichier}\n  Son lien\u00A0: ${lien}\n`;

// === Why the server cannot start: one French line that says what to do.

/** What a failure of the system or of SQLite means, by the beginning of its code. */
const CAUSES: readonly (readonly [debut: string, phrase: (config: Reglages) => string])[] = [
  [
    "EADDRINUSE",
    ({ PORT }) =>
      `Le port ${PORT} est déjà pris. Fermez l’autre programme, ou choisissez un autre port : PORT=3001 npm start`,
  ],
  [
    "EADDRNOTAVAIL",
    ({ HOST }) => `L’adresse ${HOST} n’est pas à cette machine : corrigez HOST, ou enlevez-le.`,
  ],
  ["SQLITE_NOTADB", abimee],
  ["SQLITE_CORRUPT", abimee],
  ["SQLITE_READONLY", interdit],
  ["SQLITE_CANTOPEN", interdit],
  ["SQLITE_PERM", interdit],
  ["EACCES", interdit],
  ["EPERM", interdit],
  ["EROFS", interdit],
  ["ENOTDIR", interdit],
  ["EEXIST", interdit],
  ["SQLITE_FULL", plein],
  ["ENOSPC", plein],
  [
    "SQLITE_BUSY",
    ({ DATA_DIR }) =>
      `La base ${fichierBase(DATA_DIR)} est occupée par un autre programme : fermez-le, puis relancez.`,
  ],
];

type Reglages = Pick<Config, "PORT" | "HOST" | "DATA_DIR">;

function abimee({ DATA_DIR }: Reglages): string {
  return (
    `La base ${fichierBase(DATA_DIR)} est abîmée. Mettez ce fichier de côté (avec ceux du même nom en -wal et -shm) et remettez ` +
    "votre dernière sauvegarde ; sans lui, une base neuve sera faite au prochain démarrage."
  );
}

function interdit({ DATA_DIR }: Reglages): string {
  return `Impossible d’écrire dans ${DATA_DIR} : rendez ce dossier et ce qu’il contient modifiables, ou donnez-en un autre : DATA_DIR=./autre-dossier npm start`;
}

function plein({ DATA_DIR }: Reglages): string {
  return `Il n’y a plus de place sur le disque de ${DATA_DIR} : libérez-en, puis relancez.`;
}

/** The line for a failed start. What the house throws itself is in French already; the rest keeps its own words. */
export function explainStartupError(erreur: unknown, config: Reglages): string {
  if (erreur instanceof MigrationRatee) return erreur.message;
  const code = codeDe(erreur);
  const cause = CAUSES.find(([debut]) => code.startsWith(debut));
  if (cause !== undefined) return cause[1](config);
  return erreur instanceof Error ? erreur.message : String(erreur);
}

/** Of the error, or of what caused it. */
function codeDe(erreur: unknown): string {
  if (!(erreur instanceof Error)) return "";
  if ("code" in erreur && typeof erreur.code === "string") return erreur.code;
  return codeDe(erreur.cause);
}
