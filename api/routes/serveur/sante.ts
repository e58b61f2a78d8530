/** Whether the server is well: for the one who runs it, a container or a proxy. */
import { z } from "zod";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import type { Routes } from "../../contexte.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import { reponses } from "../../services/reponses.ts";

export const routeSante: Routes = async (app, { db, rooms }) => {
  const imprevus = createImprevuRepository(db);

  app.get("/api/sante", {
    schema: {
      tags: ["Serveur"],
      summary: "Santé du serveur",
      description:
        "503 quand la base ne répond plus ou que les parties ne peuvent pas être enregistrées.",
      response: reponses({ 200: z.object({ ok: z.literal(true) }).describe("Tout va bien.") }, 503),
    },
    handler(_request, reply) {
      reply.header("cache-control", "no-store");
      if (!rooms.enBonneSante()) {
        throw new ErreurHttp(503, "Les parties ne peuvent pas être enregistrées pour l’instant.");
      }
      try {
        imprevus.tirables();
      } catch (erreur) {
        app.log.error({ err: erreur }, "database does not answer");
        throw new ErreurHttp(503, "La base de données ne répond pas.");
      }
      return { ok: true as const };
    },
  });
};
