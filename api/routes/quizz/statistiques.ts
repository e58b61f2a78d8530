/** What happened in games to the questions of one's own quizz: decisions/0080. */
import { statistiques } from "#contracts/statistiques.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routeStatistiques: Routes = async (app, { largeReplies, limites }) => {
  app.get("/api/quizz/:id/statistiques", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: ["Quizz"],
      summary: "Ce qui s’est passé dans les parties",
      description:
        "Pour qui a écrit le quizz : réponses données à chaque question, réponses justes, fausse réponse la plus donnée. Une réponse écrite ne se montre qu’une fois donnée dans trois parties.",
      params: parId,
      response: reponses({ 200: reponse("Les questions.", statistiques) }, 400, 404, 429, 503),
    },
    async handler(request, reply) {
      const { params, session } = request;
      if (session === null) throw quizzIntrouvable();
      const lecture = { quoi: "statistiques", id: params.id, compte: session.compte } as const;
      await largeReplies.send(request, reply, lecture, quizzIntrouvable);
    },
  });
};
