/** Texts for the terminal of the person who starts the server: a welcome, links of unsent mails, or why the server cannot start. */
import { renderUnicodeCompact } from "uqr";
import { composeDatabaseFilePath, DatabaseMigrationError } from "#db/connection.ts";
import type { ServerConfig } from "#config";

/** The welcome that a start prints: the addresses for this machine and for phones, and a QR code. */
export function describeAddressesForTerminal(locale: string, telephones: string): string {
  const lines = [
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
  return lines.join("\n");
}

/**
 * Lines in the terminal about a mail that was written to a file, when no SMTP server is set: opening its link counts as
 * clicking it.
 */
export const describeMailForTerminal = (fichier: string, lien: string): string =>
  `\n  Mail écrit dans ${fichier}\n  Son lien\u00A0: ${lien}\n`;

type Settings = Pick<ServerConfig, "PORT" | "HOST" | "DATA_DIR">;

/** French explanations of system and SQLite errors, by the beginning of their code. */
const EXPLANATIONS: readonly (readonly [start: string, sentence: (config: Settings) => string])[] =
  [
    [
      "EADDRINUSE",
      ({ PORT }) =>
        `Le port ${PORT} est déjà pris. Fermez l’autre programme, ou choisissez un autre port : PORT=3001 npm start`,
    ],
    [
      "EADDRNOTAVAIL",
      ({ HOST }) => `L’adresse ${HOST} n’est pas à cette machine : corrigez HOST, ou enlevez-le.`,
    ],
    ["SQLITE_NOTADB", damaged],
    ["SQLITE_CORRUPT", damaged],
    ["SQLITE_READONLY", forbidden],
    ["SQLITE_CANTOPEN", forbidden],
    ["SQLITE_PERM", forbidden],
    ["EACCES", forbidden],
    ["EPERM", forbidden],
    ["EROFS", forbidden],
    ["ENOTDIR", forbidden],
    ["EEXIST", forbidden],
    ["SQLITE_FULL", full],
    ["ENOSPC", full],
    [
      "SQLITE_BUSY",
      ({ DATA_DIR }) =>
        `La base ${composeDatabaseFilePath(DATA_DIR)} est occupée par un autre programme : fermez-le, puis relancez.`,
    ],
  ];

function damaged({ DATA_DIR }: Settings): string {
  return (
    `La base ${composeDatabaseFilePath(DATA_DIR)} est abîmée. Mettez ce fichier de côté (avec ceux du même nom en -wal et -shm) et remettez ` +
    "votre dernière sauvegarde ; sans lui, une base neuve sera faite au prochain démarrage."
  );
}

function forbidden({ DATA_DIR }: Settings): string {
  return `Impossible d’écrire dans ${DATA_DIR} : rendez ce dossier et ce qu’il contient modifiables, ou donnez-en un autre : DATA_DIR=./autre-dossier npm start`;
}

function full({ DATA_DIR }: Settings): string {
  return `Il n’y a plus de place sur le disque de ${DATA_DIR} : libérez-en, puis relancez.`;
}

/**
 * Explains why the server cannot start, in one French line that says what to do. Errors thrown by our own code are in French already;
 * any other message is kept as it is.
 */
export function explainStartupError(error: unknown, config: Settings): string {
  if (error instanceof DatabaseMigrationError) return error.message;
  const code = codeOf(error);
  const explanation = EXPLANATIONS.find(([start]) => code.startsWith(start));
  if (explanation !== undefined) return explanation[1](config);
  return error instanceof Error ? error.message : String(error);
}

/** The code of the error, or of its cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}
