/** Whether a link shows something: plateforme §5 "Media links", §7 "GET /check-url"; decisions-plateforme "/check-url". */
import { lienVu, requeteLien, TEXTES_MEDIA } from "#contracts/medias.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { createLiens } from "../../services/medias/link-check.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routeLien: Routes = async (app, { limites }) => {
  const liens = createLiens();

  app.get("/api/check-url", {
    config: pourConnecte(parMinute(limites.ecrituresParMinute)),
    schema: {
      tags: ["Médias"],
      summary: "Le type de ce que montre un lien",
      description:
        "`http` ou `https`, vers un site public et sur son port habituel. Le même refus quelle que soit la raison.",
      querystring: requeteLien,
      response: reponses({ 200: reponse("Son type.", lienVu) }, 400, 401, 429),
    },
    async handler({ query: { url } }) {
      const contentType = await liens.typeDe(url);
      if (contentType === null) throw new ErreurHttp(400, TEXTES_MEDIA.lienInvalide);
      return { contentType };
    },
  });
};
