/**
 * What the log says: only what is chosen here (docs/decisions/0098). Never who, from where, which room by its code, nor what anybody
 * typed: an error's message is read as a browser's is (contracts/panne-decrite.ts), its stack by its places in our code.
 */
import { isIP } from "node:net";
import process from "node:process";
import type { FastifyReply, FastifyRequest } from "fastify";
import { epurer, lireCadres } from "#contracts/panne-decrite.ts";

/** What may be an address of a machine; what is one goes. */
const PEUT_ETRE_IP = /[\da-f]*[.:][\da-f.:]+/gi;
const CAUSES_MAX = 3;

/** A sentence of a program, without what it may quote. */
export const resumer = (texte: string): string =>
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
export function decrireErreur(erreur: unknown, profondeur = 0): ErreurAuJournal {
  if (!(erreur instanceof Error)) return { type: typeof erreur, message: "", stack: "" };
  const { cause } = erreur;
  return {
    type: erreur.name,
    ...("code" in erreur && typeof erreur.code === "string" ? { code: erreur.code } : {}),
    message: resumer(erreur.message),
    stack: lireCadres(erreur.stack ?? "").join("\n"),
    ...(cause === undefined || profondeur >= CAUSES_MAX
      ? {}
      : { cause: decrireErreur(cause, profondeur + 1) }),
  };
}

/** What a library says, whatever it is made of. */
export const decrireDit = (dit: unknown): string | ErreurAuJournal =>
  typeof dit === "string" ? resumer(dit) : decrireErreur(dit);

/** Options of pino, here and in Fastify. The machine's name may be somebody's. */
export const optionsDuJournal = (level: string) => ({
  level,
  base: { pid: process.pid },
  serializers: {
    err: (erreur: unknown) => decrireErreur(erreur),
    // what libraries log of their own accord
    req: ({ method, routeOptions }: FastifyRequest) => ({
      methode: method,
      route: routeOptions?.url,
    }),
    res: ({ statusCode }: Pick<FastifyReply, "statusCode">) => ({ statut: statusCode }),
  },
});
