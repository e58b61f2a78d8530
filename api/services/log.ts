/**
 * The server's log (docs/decisions/0097). Only the fields chosen here are logged: no name, address, room code or typed text.
 * Error messages are redacted as a browser's are (contracts/crash-description.ts), stacks reduced to places in our code.
 */
import { isIP } from "node:net";
import process from "node:process";
import type { FastifyReply, FastifyRequest } from "fastify";
import { writeSync } from "node:fs";
import { redactErrorMessage, readStackFrames } from "#contracts/crash-description.ts";

/** Matches candidates for IP addresses; `isIP` then decides. */
const PEUT_ETRE_IP = /[\da-f]*[.:][\da-f.:]+/gi;
const CAUSES_MAX = 3;

/** Removes from a message what it may quote, IP addresses included. */
export const redactLogMessage = (texte: string): string =>
  redactErrorMessage(
    texte.replaceAll(PEUT_ETRE_IP, (mot) => (estAdresse(mot) ? "(adresse)" : mot)),
  );

/** Whether the word is an IP address, with or without a port. */
const estAdresse = (mot: string): boolean =>
  isIP(mot) !== 0 || isIP(mot.replace(/:\d+$/, "")) !== 0;

/** An error with the keys that pino uses. */
interface ErreurAuJournal {
  [cle: string]: unknown;
  type: string;
  message: string;
  /** One source position a line. */
  stack: string;
}

/** Loggable form of a thrown value. */
export function describeErrorForLog(erreur: unknown, profondeur = 0): ErreurAuJournal {
  if (!(erreur instanceof Error)) return { type: typeof erreur, message: "", stack: "" };
  const { cause } = erreur;
  return {
    type: erreur.name,
    ...("code" in erreur && typeof erreur.code === "string" ? { code: erreur.code } : {}),
    message: redactLogMessage(erreur.message),
    stack: readStackFrames(erreur.stack ?? "").join("\n"),
    ...(cause === undefined || profondeur >= CAUSES_MAX
      ? {}
      : { cause: describeErrorForLog(cause, profondeur + 1) }),
  };
}

/** Loggable form of anything that a library reports. */
export const describeLibraryReportForLog = (dit: unknown): string | ErreurAuJournal =>
  typeof dit === "string" ? redactLogMessage(dit) : describeErrorForLog(dit);

/** Options of pino, for our log and for Fastify's. The host name is left out: it may hold a person's name. */
export const createLogOptions = (level: string) => ({
  level,
  base: { pid: process.pid },
  serializers: {
    err: (erreur: unknown) => describeErrorForLog(erreur),
    // this serializer is for lines that libraries write by themselves
    req: ({ method, routeOptions }: FastifyRequest) => ({
      methode: method,
      route: routeOptions?.url,
    }),
    res: ({ statusCode }: Pick<FastifyReply, "statusCode">) => ({ statut: statusCode }),
  },
});

/** Level "warn" of pino: the level of the line that tells how many lines were lost. */
const WARN = 40;
const STDOUT = 1;

export interface ServerLogOutput {
  write(line: string): void;
  /** Number of lines dropped since the start. */
  lost(): number;
}

/**
 * Output of the log. A line that cannot be written (full disk) is dropped and counted, because pino's own output would
 * throw and end the process with every game. @param put writes all or some of these bytes and gives how many, or throws
 */
export function createLogOutput(
  put: (bytes: Uint8Array) => number = (bytes) => writeSync(STDOUT, bytes),
): ServerLogOutput {
  let lost = 0;
  /** Dropped lines that no log line has reported yet. */
  let untold = 0;
  /** True when the last line was cut in its middle, so the next line must start with a newline. */
  let cut = false;

  /** Writes a line; false when it was not written whole. */
  function putWhole(line: string): boolean {
    let left = Buffer.from(cut ? `\n${line}` : line);
    const length = left.byteLength;
    try {
      while (left.byteLength > 0) {
        const put1 = put(left);
        // gives the line up when a device accepts 0 bytes without an error: the loop would be endless
        if (put1 === 0) break;
        left = left.subarray(put1);
      }
    } catch {
      // a failure of the log's own output cannot be reported anywhere
    }
    if (left.byteLength === 0) cut = false;
    else if (left.byteLength < length) cut = true;
    return left.byteLength === 0;
  }

  const tell = (n: number): string =>
    `${JSON.stringify({ level: WARN, time: Date.now(), pid: process.pid, perdues: n, msg: "lines of this log could not be written" })}\n`;

  return {
    write(line) {
      if (untold > 0 && putWhole(tell(untold))) untold = 0;
      if (putWhole(line)) return;
      lost++;
      untold++;
    },
    lost: () => lost,
  };
}

/** Output shared by the server's logger and Fastify's. */
export const logOutput = createLogOutput();
