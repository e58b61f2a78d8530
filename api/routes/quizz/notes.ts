/** Liking a quizz: jeu §7 (deja-note, note), decisions-plateforme "Note". */
import { noteQuizz, noteReponse } from "#contracts/note.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { compteDuVisiteur } from "../../services/identite.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routesNotes: Routes = async (app, { db, limites }) => {
  const quizz = createQuizzRepository(db);
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
      description:
        "Chaque appel change l’avis du compte connecté ; la note du quizz suit. Son créateur n’en a pas : `sien`.",
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
        const createur = quizz.createur(quizzId, compte);
        if (createur === null) throw quizzIntrouvable();
        if (createur !== compte) return { note: agir(quizzId, compte) };
        return { note: false, sien: true };
      },
    });
  }
};
