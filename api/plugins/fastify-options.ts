/** How Fastify itself is set. */
import { randomUUID } from "node:crypto";
import { type FastifyServerOptions, LogController } from "fastify";
import { parse } from "node:querystring";
import type { AppOptions } from "../options.ts";
import { logOutput, logOptions } from "../services/log.ts";
import { wantsPage } from "./client-files.ts";
import { replyUnreadable, replyError } from "./error-handler.ts";
import { CORPS_MAX } from "./rate-limits.ts";
import { trustedProxy } from "./request-origin.ts";

export function fastifyOptions(options: AppOptions): FastifyServerOptions {
  const { config } = options;
  return {
    logger: { ...logOptions(config.LOG_LEVEL), stream: logOutput, ...options.logger },
    // never one that a client gives
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // two lines for each of the thousands of requests of an evening say nothing: errors are logged where they are answered, and a line each at the level of debug (journal.ts)
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CORPS_MAX,
    trustProxy: trustedProxy(config),
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQueryString },
    frameworkErrors: (erreur, request, reply) =>
      // an address that cannot be read is a page that does not exist
      void (wantsPage(request)
        ? reply.redirect("/introuvable")
        : replyError(erreur, request, reply)),
    clientErrorHandler: replyUnreadable,
    ...(options.serverFactory === undefined ? {} : { serverFactory: options.serverFactory }),
  };
}

/* FOLDED The query string of an address: a key written `tags[]`, as many libraries write lists, is the key `tags`. */
/** Fastify's `querystringParser`. A key that comes several times, in one form or both, is a list. */
export function parseQueryString(texte: string): Record<string, string | string[]> {
  const lue: Record<string, string | string[]> = Object.create(null);
  for (const [brute, valeur = []] of Object.entries(parse(texte))) {
    const cle = brute.replace(/\[\]$/, "");
    const avant = lue[cle];
    lue[cle] = avant === undefined && cle === brute ? valeur : [avant ?? [], valeur].flat();
  }
  return lue;
}
