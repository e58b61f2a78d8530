/** Whether the server is well: for the one who runs it, a container or a proxy. */
import manifest from "../../../package.json" with { type: "json" };
import { sante as reponseSante } from "#contracts/sante.ts";
import type { Routes } from "../../context.ts";
import { estPret } from "../../services/health.ts";

const PAS_PRET = "Le serveur n’est pas prêt. Réessayez dans un instant.";

export const routeSante: Routes = async (app, { sante, surveillant }) => {
  app.get("/api/sante", {
    schema: {
      tags: ["Serveur"],
      summary: "Santé du serveur",
      description:
        "503 quand la base ne répond plus, que le disque est plein ou que les parties ne peuvent pas être enregistrées. Les `details` ne vont " +
        "qu’à cette machine, ou avec `METRICS_TOKEN` (`Authorization: Bearer …`).",
      response: {
        200: reponseSante.describe("Tout va bien."),
        503: reponseSante.meta({
          description: "Le serveur va mal.",
          examples: [{ ok: false, version: manifest.version, message: PAS_PRET }],
        }),
      },
    },
    async handler(request, reply) {
      void reply.header("cache-control", "no-store");
      const details = await sante.details();
      const ok = estPret(details);
      return reply.code(ok ? 200 : 503).send({
        ok,
        version: manifest.version,
        ...(ok ? {} : { message: PAS_PRET }),
        ...(surveillant(request) ? { details } : {}),
      });
    },
  });
};
