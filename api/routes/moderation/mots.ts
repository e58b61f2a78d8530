/** The unwanted words, for administrators. */
import { motInterdit, motsInterdits } from "#contracts/moderation.ts";
import { createListeDeMots } from "#db/repositories/moderation/liste-de-mots.ts";
import { createMots } from "#db/repositories/moderation/mots.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourAdmin } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { moiDe, type RoutesModeration, TAGS } from "./context.ts";

export const routesMots: RoutesModeration = async (app, { db, limites }) => {
  const [liste, mots] = [createListeDeMots(db), createMots(db)];
  const tous = reponse("Tous les mots, dans l’ordre.", motsInterdits);

  app.get("/api/moderation/mots", {
    config: pourAdmin(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Les mots interdits",
      description: "Dans les pseudos et les titres publics, et rien d’autre.",
      response: reponses({ 200: tous }, 401, 403, 429),
    },
    handler: () => ({ mots: mots.lister() }),
  });

  app.post("/api/moderation/mots", {
    config: pourAdmin(parMinute(limites.ecrituresParMinute)),
    schema: {
      tags: TAGS,
      summary: "Ajouter un mot",
      description:
        "Le mot entier, sans accents ni majuscules ; ses pluriels et ses déguisements (C0nn…) en sont.",
      body: motInterdit,
      response: reponses({ 200: tous }, 400, 401, 403, 409, 429),
    },
    handler(request) {
      const { mot } = request.body;
      const issue = liste.interdire(mot, moiDe(request).compte);
      if (issue === "complet")
        throw new ErreurHttp(409, "La liste est pleine. Retirez d’abord un mot.");
      if (issue === "deja") throw new ErreurHttp(409, "Ce mot est déjà dans la liste.");
      return { mots: mots.lister() };
    },
  });

  app.post("/api/moderation/mots/retirer", {
    config: pourAdmin(parMinute(limites.ecrituresParMinute)),
    schema: {
      tags: TAGS,
      summary: "Retirer un mot",
      description: "Un mot qui n’y est pas n’est pas une faute.",
      body: motInterdit,
      response: reponses({ 200: tous }, 400, 401, 403, 429),
    },
    handler(request) {
      liste.permettre(request.body.mot, moiDe(request).compte);
      return { mots: mots.lister() };
    },
  });
};
