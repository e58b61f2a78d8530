/** One id for each request: in the lines of the log that it leads to, and in a header of its answer. */
import type { FastifyInstance } from "fastify";
import type { ApiMetrics } from "../services/metrics.ts";

const ENTETE_REQUETE = "x-request-id";

export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header(ENTETE_REQUETE, request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.debug(
      {
        methode: request.method,
        route: request.routeOptions.url,
        statut: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

/* FOLDED Each answer is counted and timed, by the pattern of its address. */
/** It lasts as long as its page. */
const FLUX = "/api/avis";
/** What no route knows. */
const AUCUNE = "aucune";
/** Others than these are somebody who tries. */
const METHODES: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

export function addRequestMetrics(app: FastifyInstance, mesures: ApiMetrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? AUCUNE;
    if (route === FLUX) return;
    mesures.requete({
      methode: METHODES.has(request.method) ? request.method : "autre",
      route,
      classe: `${Math.floor(reply.statusCode / 100)}xx`,
      dureeMs: reply.elapsedTime,
    });
  });
}
