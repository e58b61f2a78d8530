/** Gives each request an id, in its log lines and in a header of its answer; counts and times each answer. */
import type { FastifyInstance } from "fastify";
import type { ApiMetrics } from "../services/ports.ts";

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

/** An event stream lasts as long as its page, so its duration says nothing. */
const FLUX = "/api/avis";
/** Route label of a request that no route matches. */
const AUCUNE = "aucune";
/** HTTP methods that metrics count by name: an attacker may invent others, and each name costs a time series. */
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
