/** Reading a quizz: plateforme §7, "Quizzes and questions". */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { quizz } from "#contracts/quizz.ts";
import type { QuizzRepository } from "#db/repositories/quizz-repository.ts";
import { type LimitesApi, parMinute } from "../../plugins/limites.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";

export const routesQuizz: FastifyPluginAsyncZod<{
  quizz: QuizzRepository;
  limites: LimitesApi;
}> = async (app, { quizz: quizzs, limites }) => {
  const config = parMinute(limites.lecturesParMinute);
  app.get("/api/quizz/:id", {
    config,
    schema: {
      tags: ["Quizz"],
      summary: "Un quizz et ses questions",
      description:
        "Public ou officiel pour tout le monde, réservé aux amis pour les amis ; 404 pour ce que l’appelant ne peut pas voir.",
      params: z.object({ id: z.string().max(64) }),
      response: reponses({ 200: reponse("Le quizz et ses questions.", quizz) }, 400, 404, 429),
    },
    handler(request) {
      const trouve = quizzs.lire(request.params.id, request.session?.compte ?? null);
      if (trouve === null)
        throw new ErreurHttp(404, "Ce quizz n’existe pas ou n’est pas accessible.");
      return trouve;
    },
  });
};
