/** The thread by which open pages learn that something arrived, without asking: decisions/0014. */
import { fastifySSE } from "@fastify/sse";
import { z } from "zod";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { reponses } from "../../services/route-schemas.ts";

/** Shorter than what proxies take for a dead line. */
const BATTEMENT_MS = 25_000;

export const routeAvis: Routes = async (app, { avis, limites }) => {
  await app.register(fastifySSE, { heartbeatInterval: BATTEMENT_MS });
  app.get("/api/avis", {
    sse: "only",
    config: pourConnecte(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: ["Amis et messages"],
      summary: "Être prévenu",
      description:
        "Flux d’évènements (text/event-stream). `courrier` : un message, une demande d’ami ou une amitié de la personne connectée a changé ; " +
        "`compte` : ce qu’elle peut faire ici a changé.",
      response: reponses({ 200: z.string().describe("Le flux.") }, 401, 429),
    },
    async handler(request, reply) {
      reply.sse.keepAlive();
      const arreter = avis.ecouter(sessionDe(request).compte, {
        recevoir: (event) => void reply.sse.send({ event, data: "" }).catch(arreter),
        fermer: () => reply.sse.close(),
      });
      reply.sse.onClose(arreter);
      // the page may have missed something between its first readings and now
      await reply.sse.send({ event: "courrier", data: "" });
    },
  });
};
