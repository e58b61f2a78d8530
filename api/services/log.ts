/**
 * What the log says: only what is chosen here (docs/decisions/0098). Never who, from where, which room by its code, nor what anybody
 * typed: an error's message is read as a browser's is (contracts/panne-decrite.ts), its stack by its places in our code.
 */
import { isIP } from "node:net";
import process from "node:process";
import type { FastifyReply, FastifyRequest } from "fastify";
import { writeSync } from "node:fs";
import { epurer, lireCadres } from "#contracts/panne-decrite.ts";

/** What may be an address of a machine; what is one goes. */
const PEUT_ETRE_IP = /[\da-f]*[.:][\da-f.:]+/gi;
const CAUSES_MAX = 3;

/** A sentence of a program, without what it may quote. */
export const redact = (texte: string): string =>
  epurer(texte.replaceAll(PEUT_ETRE_IP, (mot) => (estAdresse(mot) ? "(adresse)" : mot)));

/** With or without a port behind it. */
const estAdresse = (mot: string): boolean =>
  isIP(mot) !== 0 || isIP(mot.replace(/:\d+$/, "")) !== 0;

/** As pino names it. */
interface ErreurAuJournal {
  [cle: string]: unknown;
  type: string;
  message: string;
  /** A place a line. */
  stack: string;
}

/** What is said of something that was thrown. */
export function describeError(erreur: unknown, profondeur = 0): ErreurAuJournal {
  if (!(erreur instanceof Error)) return { type: typeof erreur, message: "", stack: "" };
  const { cause } = erreur;
  return {
    type: erreur.name,
    ...("code" in erreur && typeof erreur.code === "string" ? { code: erreur.code } : {}),
    message: redact(erreur.message),
    stack: lireCadres(erreur.stack ?? "").join("\n"),
    ...(cause === undefined || profondeur >= CAUSES_MAX
      ? {}
      : { cause: describeError(cause, profondeur + 1) }),
  };
}

/** What a library says, whatever it is made of. */
export const describeForLog = (dit: unknown): string | ErreurAuJournal =>
  typeof dit === "string" ? redact(dit) : describeError(dit);

/** Options of pino, here and in Fastify. The machine's name may be somebody's. */
export const logOptions = (level: string) => ({
  level,
  base: { pid: process.pid },
  serializers: {
    err: (erreur: unknown) => describeError(erreur),
    // what libraries log of their own accord
    req: ({ method, routeOptions }: FastifyRequest) => ({
      methode: method,
      route: routeOptions?.url,
    }),
    res: ({ statusCode }: Pick<FastifyReply, "statusCode">) => ({ statut: statusCode }),
  },
});

/* FOLDED * The output of the log. A line that cannot be written, on a full disk for one, is dropped and counted: pino's own output throws
 * then, which would end the process and every game of it. */
/** Level "warn" of pino. */
const WARN = 40;
const STDOUT = 1;

export interface LogOutput {
  write(line: string): void;
  /** Lines that were dropped since the start. */
  lost(): number;
}

/** @param put writes all or some of these bytes and gives how many, or throws */
export function createLogOutput(
  put: (bytes: Uint8Array) => number = (bytes) => writeSync(STDOUT, bytes),
): LogOutput {
  let lost = 0;
  /** Lost lines that no line of the log has told yet. */
  let untold = 0;
  /** A line was cut in its middle: the next begins on a new one. */
  let cut = false;

  /** False when it is not there whole. */
  function putWhole(line: string): boolean {
    let left = Buffer.from(cut ? `\n${line}` : line);
    const length = left.byteLength;
    try {
      while (left.byteLength > 0) {
        const put1 = put(left);
        // a device that takes nothing and says nothing would be asked for ever
        if (put1 === 0) break;
        left = left.subarray(put1);
      }
    } catch {
      // nobody can be told: the log is where it would be said
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

/** Of this process: the server and Fastify write to the same place. */
export const logOutput = createLogOutput();
