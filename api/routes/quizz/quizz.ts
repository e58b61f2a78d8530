/** Reading quizzes: plateforme §7, "Quizzes and questions". */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { listeQuizz, quizz, requeteListe } from "#contracts/quizz.ts";
import type { CompteRepository } from "#db/repositories/compte-repository.ts";
import type { QuizzRepository } from "#db/repositories/quizz-repository.ts";
import { type LimitesApi, parMinute } from "../../limites.ts";
import { erreur400, erreur404, erreur429, reponse } from "../../schemas.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";

const DESCRIPTION_LISTE =
  "Une page de la liste et le nombre total. `search` porte sur le titre, les tags et le créateur, sans égard à la casse ni aux " +
  "accents, et trouve les débuts de mots. `tags` peut être répété : un seul suffit. `sort` : `ajout` (les derniers créés " +
  "d’abord, par défaut), `recent` (dernière modification), `oldest`, `note`. `note` vaut -1 tant que personne n’a aimé.";

export const routesQuizz: FastifyPluginAsyncZod<{
  quizz: QuizzRepository;
  comptes: CompteRepository;
  limites: LimitesApi;
}> = async (app, { quizz: quizzs, comptes, limites }) => {
  const config = parMinute(limites.lecturesParMinute);
  const listes = [
    { url: "/quizz-officiel", liste: "officiel", summary: "Liste des quizz officiels" },
    {
      url: "/quizz-public",
      liste: "public",
      summary: "Liste des quizz publics, officiels compris",
    },
  ] as const;
  for (const { url, liste, summary } of listes) {
    app.get(url, {
      config,
      schema: {
        tags: ["Quizz"],
        summary,
        description: DESCRIPTION_LISTE,
        querystring: requeteListe,
        response: {
          200: reponse("La page demandée et le nombre total.", listeQuizz),
          400: erreur400,
          429: erreur429,
        },
      },
      handler: (request) => quizzs.lister(liste, request.query),
    });
  }

  app.get("/user/quizz/:pseudo", {
    config,
    schema: {
      tags: ["Quizz"],
      summary: "Les quizz de quelqu’un",
      description: `Ceux que l’appelant peut voir. ${DESCRIPTION_LISTE}`,
      params: z.object({ pseudo: z.string().min(1).max(64) }),
      querystring: requeteListe,
      response: {
        200: reponse("La page demandée et le nombre total.", listeQuizz),
        400: erreur400,
        404: erreur404,
        429: erreur429,
      },
    },
    handler({ params, query, session }) {
      const compte = comptes.parPseudo(params.pseudo);
      if (compte === null || !compte.confirme)
        throw new ErreurHttp(404, "Cet utilisateur n'existe pas.");
      return quizzs.lister({ de: compte._id, pour: session?.compte ?? null }, query);
    },
  });

  app.get("/quizz/:id", {
    config,
    schema: {
      tags: ["Quizz"],
      summary: "Un quizz et ses questions",
      description:
        "Public ou officiel pour tout le monde, réservé aux amis pour les amis ; 404 pour ce que l’appelant ne peut pas voir.",
      params: z.object({ id: z.string().max(64) }),
      response: {
        200: reponse("Le quizz et ses questions.", quizz),
        400: erreur400,
        404: erreur404,
        429: erreur429,
      },
    },
    handler(request) {
      const trouve = quizzs.lire(request.params.id, request.session?.compte ?? null);
      if (trouve === null)
        throw new ErreurHttp(404, "Ce quizz n’existe pas ou n’est pas accessible.");
      return trouve;
    },
  });
};
