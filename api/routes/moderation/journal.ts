/** The audit log, for administrators. */
import { journalModeration, requeteJournal } from "#contracts/moderation.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourAdmin } from "../../plugins/sessions.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { type RoutesModeration, TAGS } from "./context.ts";

export const routesJournal: RoutesModeration = async (app, { actes, limites }) => {
  app.get("/api/moderation/journal", {
    config: pourAdmin(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Le journal",
      description:
        "Tout ce que la modération a fait, du dernier au premier. Rien n’y est jamais changé ; un compte supprimé n’y a plus de nom.",
      querystring: requeteJournal,
      response: reponses({ 200: reponse("Une page.", journalModeration) }, 400, 401, 403, 429),
    },
    handler: (request) => actes.lister(request.query),
  });
};
