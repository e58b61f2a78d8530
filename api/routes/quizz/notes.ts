/** Liking a quizz: jeu §7 (deja-note, note), decisions-plateforme "Note". */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { noteQuizz, noteReponse } from "#contracts/note.ts";
import type { QuizzRepository } from "#db/repositories/quizz-repository.ts";
import { type LimitesApi, parMinute } from "../../plugins/limites.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import { compteDuVisiteur } from "../../services/identite.ts";

interface Options {
  readonly quizz: QuizzRepository;
  readonly limites: LimitesApi;
}

export const routesNotes: FastifyPluginAsyncZod<Options> = async (app, { quizz, limites }) => {
  const appels = [
    {
      url: "/api/deja-note",
      summary: "Ce quizz est-il aimé ?",
      description: "Par le compte connecté.",
      config: parMinute(limites.lecturesParMinute),
      agir: (id: string, compte: string) => quizz.aime(id, compte),
    },
    {
      url: "/api/note",
      summary: "Aimer un quizz, ou ne plus l’aimer",
      description: "Chaque appel change l’avis du compte connecté ; la note du quizz suit.",
      config: parMinute(limites.ecrituresParMinute),
      agir: (id: string, compte: string) => {
        const aime = !quizz.aime(id, compte);
        quizz.noter(id, compte, aime);
        return aime;
      },
    },
  ] as const;
  for (const { url, summary, description, config, agir } of appels) {
    app.post(url, {
      config,
      schema: {
        tags: ["Quizz"],
        summary,
        description,
        body: noteQuizz,
        response: reponses(
          { 200: reponse("Si ce compte aime le quizz, après l’appel.", noteReponse) },
          400,
          401,
          404,
          429,
        ),
      },
      handler(request) {
        const compte = compteDuVisiteur(request);
        const { quizzId } = request.body;
        if (quizz.date(quizzId, compte) === null)
          throw new ErreurHttp(404, "Ce quizz n’existe pas ou n’est pas accessible.");
        return { note: agir(quizzId, compte) };
      },
    });
  }
};
