/** How Fastify itself is set. */
import { type FastifyServerOptions, LogController } from "fastify";
import type { OptionsApp } from "../options.ts";
import { veutUnePage } from "./client.ts";
import { repondreClientIllisible, repondreErreur } from "./erreurs.ts";
import { CORPS_MAX } from "./limites.ts";
import { mandataireDeConfiance } from "./mandataire.ts";
import { lireRequeteUrl } from "./requete-url.ts";

export function reglagesDeFastify(options: OptionsApp): FastifyServerOptions {
  const { config } = options;
  return {
    logger: options.logger ?? { level: config.LOG_LEVEL },
    // two lines for each of the thousands of requests of an evening say nothing: errors are logged where they are answered
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
