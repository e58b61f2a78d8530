/** Finding a quizz: what is suggested while one types, and those that are like another. */
import { listeQuizz } from "#contracts/quizz.ts";
import { requeteSuggestions, suggestions } from "#contracts/trouver.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { envoyerLu } from "../../services/envoyer-lu.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

const TAGS = ["Quizz"];
const SIMILAIRES_MAX = 4;

export const routesTrouver: Routes = async (app, { db, lecteur, limites }) => {
  const quizzs = createQuizzRepository(db);
  const config = parMinute(limites.lecturesParMinute);

  app.get("/api/suggestions", {
    config,
    schema: {
      tags: TAGS,
      summary: "Ce que l’on est peut-être en train de chercher",
      description:
        "Des tags, des titres de quizz publics et des pseudos de qui en a publié, dont un mot commence comme `search`. Rien en dessous de deux lettres.",
      querystring: requeteSuggestions,
      response: reponses({ 200: reponse("Les suggestions.", suggestions) }, 400, 429, 503),
    },
    handler: async ({ query: { search } }, reply) =>
      envoyerLu(reply, await lecteur.lire({ quoi: "suggestions", search })),
  });

  app.get("/api/quizz/:id/similaires", {
    config,
    schema: {
      tags: TAGS,
      summary: "Des quizz qui ressemblent à celui-ci",
      description:
        "Parmi les publics : ceux qui partagent ses tags et les mots de son titre, les plus proches d’abord.",
      params: parId,
      response: reponses(
        { 200: reponse("Les quizz, et leur nombre.", listeQuizz) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler({ params: { id }, session }, reply) {
      const pour = session?.compte ?? null;
      if (quizzs.date(id, pour) === null) throw quizzIntrouvable();
      envoyerLu(reply, await lecteur.lire({ quoi: "similaires", id, pour, max: SIMILAIRES_MAX }));
    },
  });
};
