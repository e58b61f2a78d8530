/** Each answer is counted and timed, by the pattern of its address. */
import type { FastifyInstance } from "fastify";
import type { MesuresApi } from "../services/metrics.ts";

/** It lasts as long as its page. */
const FLUX = "/api/avis";
/** What no route knows. */
const AUCUNE = "aucune";
/** Others than these are somebody who tries. */
const METHODES: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

export function poserMesures(app: FastifyInstance, mesures: MesuresApi): void {
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
