/** Reading a quizz: plateforme §7, "Quizzes and questions". */
import { quizz } from "#contracts/quizz.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routeLecture: Routes = async (app, { largeReplies, limites }) => {
  const config = parMinute(limites.lecturesParMinute);
  app.get("/api/quizz/:id", {
    config,
    schema: {
      tags: ["Quizz"],
      summary: "Un quizz et ses questions",
      description:
        "Public ou officiel pour tout le monde, réservé aux amis pour les amis ; 404 pour ce que l’appelant ne peut pas voir.",
      params: parId,
      response: reponses({ 200: reponse("Le quizz et ses questions.", quizz) }, 400, 404, 429, 503),
    },
    async handler(request, reply) {
      const pour = request.session?.compte ?? null;
      const { id } = request.params;
      await largeReplies.send(request, reply, { quoi: "quizz", id, pour }, quizzIntrouvable);
    },
  });
};
