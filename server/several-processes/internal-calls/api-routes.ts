/** Routes of the API process for the game processes. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { estExclu } from "#api/services/moderation/notify.ts";
import {
  cartesRendues,
  comptesRendus,
  fait,
  imprevuDemande,
  imprevuRendu,
  quizzDemande,
  quizzRendu,
  sessionDemandee,
  sessionRendue,
  soireesEnvoyees,
} from "#contracts/internal-calls.ts";
import { createPartiesRepository } from "#db/repositories/parties-repository.ts";
import { createQuizzSourceDb } from "#game/ports/adapters/quizz-source-db.ts";
import type { OpenDatabase } from "#server/database-and-api.ts";
import { serveCalls } from "./calls.ts";

export function serveApiCalls(app: FastifyInstance, key: string, database: OpenDatabase): void {
  const answer = serveCalls(app, key);
  const source = createQuizzSourceDb(database.db);
  const parties = createPartiesRepository(database.db);
  answer("quizz", quizzDemande, quizzRendu, async ({ quizzId, compte }) => ({
    quizz: await source.quizz(quizzId, compte),
  }));
  answer("cartes", z.object({}), cartesRendues, async () => ({
    cartes: [...(await source.cartes())],
  }));
  answer("imprevu", imprevuDemande, imprevuRendu, async ({ id }) => ({
    imprevu: await source.imprevu(id),
  }));
  answer("session", sessionDemandee, sessionRendue, async ({ cookie }) => ({
    compte: app.compteDe({ cookie }),
  }));
  answer("exclus", comptesRendus, comptesRendus, async ({ comptes }) => ({
    comptes: comptes.filter(estExclu(database.db)),
  }));
  // the soirées are on disk when the API answers, and each is written to the histories once however often it is sent
  answer("soirees", soireesEnvoyees, fait, async ({ soirees }) => {
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
