/** Options of Fastify itself. */
import { randomUUID } from "node:crypto";
import { type FastifyServerOptions, LogController } from "fastify";
import { parse } from "node:querystring";
import type { ApiAppOptions } from "../options.ts";
import { logOutput, createLogOptions } from "../services/log.ts";
import { isPageRequest } from "./client-files.ts";
import { replyToUnreadableRequest, replyWithError } from "./error-handler.ts";
import { DEFAULT_REQUEST_BODY_BYTES_MAX } from "./rate-limits.ts";
import { chooseTrustProxyOption } from "./request-origin.ts";

export function createFastifyOptions(
  options: Pick<ApiAppOptions, "config" | "logger" | "serverFactory">,
): FastifyServerOptions {
  const { config } = options;
  return {
    logger: { ...createLogOptions(config.LOG_LEVEL), stream: logOutput, ...options.logger },
    // a client must not choose the id of its request
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Fastify's own two log lines a request are off, since they would drown the log: error-handler.ts logs errors, request-log.ts
    // writes one line at debug level
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: DEFAULT_REQUEST_BODY_BYTES_MAX,
    trustProxy: chooseTrustProxyOption(config),
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQueryString },
    frameworkErrors: (erreur, request, reply) =>
      // an unreadable address in a browser's address bar leads to the page "introuvable"
      void (isPageRequest(request)
        ? reply.redirect("/introuvable")
        : replyWithError(erreur, request, reply)),
    clientErrorHandler: replyToUnreadableRequest,
    ...(options.serverFactory === undefined ? {} : { serverFactory: options.serverFactory }),
  };
}

/**
 * Fastify's `querystringParser`. A key written `tags[]`, as many libraries write lists, is the key `tags`; a key that comes
 * several times is a list.
 */
export function parseQueryString(texte: string): Record<string, string | string[]> {
  const lue: Record<string, string | string[]> = Object.create(null);
  for (const [brute, valeur = []] of Object.entries(parse(texte))) {
    const cle = brute.replace(/\[\]$/, "");
    const avant = lue[cle];
    lue[cle] = avant === undefined && cle === brute ? valeur : [avant ?? [], valeur].flat();
  }
  return lue;
}
