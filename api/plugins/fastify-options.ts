/** How Fastify itself is set. */
import { randomUUID } from "node:crypto";
import { type FastifyServerOptions, LogController } from "fastify";
import type { OptionsApp } from "../options.ts";
import { optionsDuJournal } from "../services/log.ts";
import { logOutput } from "../services/log-output.ts";
import { veutUnePage } from "./client-files.ts";
import { repondreClientIllisible, repondreErreur } from "./error-handler.ts";
import { CORPS_MAX } from "./rate-limits.ts";
import { mandataireDeConfiance } from "./mandataire.ts";
import { lireRequeteUrl } from "./requete-url.ts";

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
