/** Screens that failed, told by the browsers: a line of the log, and nothing of whoever was looking at them. */
import { z } from "zod";
import { panne } from "#contracts/panne.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { reponses } from "../../services/route-schemas.ts";

/** The largest report of the contract, in bytes, with room for its accents. */
const PANNE_MAX = 6 * 1024;

export const routeErreurs: Routes = async (app, { limites }) => {
  app.post("/api/erreurs", {
    config: parMinute(limites.pannesParMinute),
    bodyLimit: PANNE_MAX,
    schema: {
      tags: ["Serveur"],
      summary: "Écran en panne",
      description:
        "Ce qui a cassé et où, dans le journal du serveur. Le message est épuré : ni adresse, ni texte écrit par quelqu’un, ni code, ni jeton.",
      body: panne,
      response: reponses({ 204: z.null().describe("Noté.") }, 400, 413, 429),
    },
    handler(request, reply) {
      request.log.warn({ panne: request.body }, "a screen failed");
      void reply.code(204);
      return null;
    },
  });
};
