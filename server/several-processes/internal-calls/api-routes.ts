/** Routes of the API process for the game processes. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { compositionTiree } from "#contracts/composition.ts";
import { createExcludedAccountCheck } from "#api/services/moderation/notify.ts";
import {
  reponseLireCartesTirables,
  reponseListeIdsComptes,
  reponseAppelInterneVide,
  corpsComposerQuizz,
  corpsLireQuestionsComposees,
  reponseLireQuestionsComposees,
  corpsLireImprevu,
  reponseLireImprevu,
  corpsLireQuizz,
  reponseLireQuizz,
  corpsLireSessionDeSocket,
  reponseLireSessionDeSocket,
  corpsPartiesFinies,
} from "#contracts/internal-calls.ts";
import { createPartiesRepository } from "#db/repositories/parties-repository.ts";
import { createSourceDeQuizzEtImprevusDb } from "#game/ports/adapters/quizz-source-db.ts";
import type { OpenedDatabase } from "#server/database-and-api.ts";
import { serveRequestToBeCalledThroughSite } from "./call-through-site.ts";
import { createInternalCallRegistrar } from "./calls.ts";

/** @param siteUrl public address of the site, through which game processes are called */
export function serveInternalCallsOfApi(
  app: FastifyInstance,
  key: string,
  database: OpenedDatabase,
  siteUrl: string | undefined,
): void {
  const answer = createInternalCallRegistrar(app, key);
  const source = createSourceDeQuizzEtImprevusDb(database.db, database.reader);
  const parties = createPartiesRepository(database.db);
  answer("quizz", corpsLireQuizz, reponseLireQuizz, async ({ quizzId, compte }) => ({
    quizz: await source.quizz(quizzId, compte),
  }));
  answer("cartes", z.object({}), reponseLireCartesTirables, async () => ({
    cartes: [...(await source.cartes())],
  }));
  answer("imprevu", corpsLireImprevu, reponseLireImprevu, async ({ id }) => ({
    imprevu: await source.imprevu(id),
  }));
  answer("composition", corpsComposerQuizz, compositionTiree, async (demande) =>
    source.composer(demande),
  );
  answer(
    "questions-composees",
    corpsLireQuestionsComposees,
    reponseLireQuestionsComposees,
    async ({ questions, compte }) => ({
      questions: [...(await source.questionsComposees(questions, compte))],
    }),
  );
  answer("session", corpsLireSessionDeSocket, reponseLireSessionDeSocket, async ({ cookie }) => ({
    compte: app.compteDe({ cookie }),
  }));
  answer("exclus", reponseListeIdsComptes, reponseListeIdsComptes, async ({ comptes }) => ({
    comptes: comptes.filter(createExcludedAccountCheck(database.db)),
  }));
  serveRequestToBeCalledThroughSite(answer, siteUrl);
  // the soirées are on disk when the API answers, and each is written to the histories once however often it is sent
  answer("soirees", corpsPartiesFinies, reponseAppelInterneVide, async ({ soirees }) => {
    parties.enregistrer({
      ecrire: [],
      oublier: [],
      soirees: soirees.map((soiree) => ({
        _id: soiree.id,
        code: soiree.code,
        texte: JSON.stringify(soiree),
      })),
    });
    database.historique.relever();
    return {};
  });
}
