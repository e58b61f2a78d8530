/** The badges there are, and those shown on one's profile: plateforme §7. */
import { LISTE_BADGES } from "#contracts/badges.ts";
import { badges, choixBadge, TEXTES_COMPTE } from "#contracts/compte.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createBadgeRepository } from "#db/repositories/badge-repository.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import type { RoutesComptes } from "./context.ts";

const TAGS = ["Comptes"];

export const routesBadges: RoutesComptes = async (app, { db, limites }) => {
  const obtenus = createBadgeRepository(db);

  app.get("/api/badges", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Tous les badges",
      description: "Et ce qu’il faut faire pour les avoir.",
      response: reponses({ 200: reponse("Les badges.", badges) }, 429),
    },
    handler: () => ({ badges: [...LISTE_BADGES] }),
  });

  for (const { url, summary, affiche, message } of [
    {
      url: "/api/badge-affiche",
      summary: "Montrer un badge sur son profil",
      affiche: true,
      message: "Badge ajouté au profil avec succès !",
    },
    {
      url: "/api/badge-desaffiche",
      summary: "Ne plus montrer un badge",
      affiche: false,
      message: "Badge supprimé du profil avec succès !",
    },
  ]) {
    app.post(url, {
      config: pourConnecte(parMinute(limites.ecrituresParMinute)),
      schema: {
        tags: TAGS,
        summary,
        description: "Un badge gagné ; quatre au plus sont montrés.",
        body: choixBadge,
        response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 404, 409, 429),
      },
      handler(request) {
        const issue = obtenus.afficher(sessionDe(request).compte, request.body.badge, affiche);
        if (issue === "inconnu") throw new ErreurHttp(404, "Vous n’avez pas encore ce badge.");
        if (issue === "complet") throw new ErreurHttp(409, TEXTES_COMPTE.badges);
        return { message };
      },
    });
  }
};
