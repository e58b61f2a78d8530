/** One imprévu at random: jeu §7. The game draws by itself; these are for whoever plays without it. */
import { randomInt } from "node:crypto";
import { imprevu } from "#contracts/imprevu.ts";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routesAuHasard: Routes = async (app, { db, limites }) => {
  const depot = createImprevuRepository(db);
  const sortes = [
    { url: "/api/imprevu", sorte: "normal", summary: "Un imprévu au hasard" },
    { url: "/api/imprevurare", sorte: "rare", summary: "Un imprévu rare au hasard" },
  ] as const;
  for (const { url, sorte, summary } of sortes) {
    app.get(url, {
      config: parMinute(limites.lecturesParMinute),
      schema: {
        tags: ["Imprévus"],
        summary,
        description:
          "Le texte garde ses commandes (`&joueur`, `&gorgee`…) : c’est le jeu qui les remplace.",
        response: reponses({ 200: reponse("Un imprévu.", imprevu) }, 404, 429),
      },
      handler(_request, reply) {
        reply.header("cache-control", "no-store");
        const ids = depot
          .tirables()
          .flatMap(({ _id, rare }) => (rare === (sorte === "rare") ? [_id] : []));
        const id = ids.length > 0 ? ids[randomInt(ids.length)] : undefined;
        const tire = id === undefined ? null : depot.lire(id);
        if (tire === null) throw new ErreurHttp(404, "Il n’y a aucun imprévu.");
        return tire;
      },
    });
  }
};
