/** One id for each request: in the lines of the log that it leads to, and in a header of its answer. */
import type { FastifyInstance } from "fastify";

export const ENTETE_REQUETE = "x-request-id";

export function poserJournal(app: FastifyInstance): void {
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
