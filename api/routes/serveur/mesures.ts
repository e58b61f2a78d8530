/** The figures of the server, for Prometheus (docs/decisions/0097). Where its tools look for them, outside of the API. */
import { z } from "zod";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { reponses } from "../../services/route-schemas.ts";

const AILLEURS =
  "Les mesures se lisent depuis la machine du serveur, ou avec METRICS_TOKEN (Authorization: Bearer …).";

export const routeMesures: Routes = async (app, { limites, mesures, surveillant }) => {
  app.get("/metrics", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: ["Serveur"],
      summary: "Mesures",
      description:
        "Les chiffres du serveur au format de Prometheus, pour cette machine ou avec `METRICS_TOKEN` ; jamais en public.",
      response: reponses(
        {
          200: z.string().describe("Les mesures."),
          401: z
            .object({ message: z.string() })
            .meta({ description: "Pas d’ici, et sans jeton.", examples: [{ message: AILLEURS }] }),
        },
        429,
      ),
    },
    async handler(request, reply) {
      if (!surveillant(request)) {
        void reply.header("www-authenticate", "Bearer");
        throw new ErreurHttp(401, AILLEURS);
      }
      const { type, texte } = await mesures.lire();
      return reply.header("cache-control", "no-store").type(type).send(texte);
    },
  });
};
