/** How Fastify itself is set. */
import { randomUUID } from "node:crypto";
import { type FastifyServerOptions, LogController } from "fastify";
import { parse } from "node:querystring";
import type { OptionsApp } from "../options.ts";
import { logOutput, optionsDuJournal } from "../services/log.ts";
import { veutUnePage } from "./client-files.ts";
import { repondreClientIllisible, repondreErreur } from "./error-handler.ts";
import { CORPS_MAX } from "./rate-limits.ts";
import { mandataireDeConfiance } from "./request-origin.ts";

export function reglagesDeFastify(options: OptionsApp): FastifyServerOptions {
  const { config } = options;
  return {
    logger: { ...optionsDuJournal(config.LOG_LEVEL), stream: logOutput, ...options.logger },
    // never one that a client gives
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // two lines for each of the thousands of requests of an evening say nothing: errors are logged where they are answered, and a line each at the level of debug (journal.ts)
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CORPS_MAX,
    trustProxy: mandataireDeConfiance(config),
    return503OnClosing: false,
    routerOptions: { querystringParser: lireRequeteUrl },
    frameworkErrors: (erreur, request, reply) =>
      // an address that cannot be read is a page that does not exist
      void (veutUnePage(request)
        ? reply.redirect("/introuvable")
        : repondreErreur(erreur, request, reply)),
    clientErrorHandler: repondreClientIllisible,
    ...(options.serverFactory === undefined ? {} : { serverFactory: options.serverFactory }),
  };
}

/* FOLDED The query string of an address: a key written `tags[]`, as many libraries write lists, is the key `tags`. */
/** Fastify's `querystringParser`. A key that comes several times, in one form or both, is a list. */
export function lireRequeteUrl(texte: string): Record<string, string | string[]> {
  const lue: Record<string, string | string[]> = Object.create(null);
  for (const [brute, valeur = []] of Object.entries(parse(texte))) {
    const cle = brute.replace(/\[\]$/, "");
    const avant = lue[cle];
    lue[cle] = avant === undefined && cle === brute ? valeur : [avant ?? [], valeur].flat();
  }
  return lue;
}
