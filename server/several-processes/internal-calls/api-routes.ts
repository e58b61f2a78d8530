/** What the process that has the database answers to those that play. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
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
} from "#contracts/interne.ts";
import { estExclu } from "#api/services/moderation/suites.ts";
import { createPartiesRepository } from "#db/repositories/parties-repository.ts";
import { createQuizzSourceDb } from "#game/ports/adapters/quizz-source-db.ts";
import type { OpenDatabase } from "../../database-and-api.ts";
import { serveCalls } from "./calls.ts";

export function serveApiCalls(app: FastifyInstance, cle: string, maison: OpenDatabase): void {
  const repondre = serveCalls(app, cle);
  const source = createQuizzSourceDb(maison.db);
  const parties = createPartiesRepository(maison.db);
  repondre("quizz", quizzDemande, quizzRendu, async ({ quizzId, compte }) => ({
    quizz: await source.quizz(quizzId, compte),
  }));
  repondre("cartes", z.object({}), cartesRendues, async () => ({
    cartes: [...(await source.cartes())],
  }));
  repondre("imprevu", imprevuDemande, imprevuRendu, async ({ id }) => ({
    imprevu: await source.imprevu(id),
  }));
  repondre("session", sessionDemandee, sessionRendue, async ({ cookie }) => ({
    compte: app.compteDe({ cookie }),
  }));
  repondre("exclus", comptesRendus, comptesRendus, async ({ comptes }) => ({
    comptes: comptes.filter(estExclu(maison.db)),
  }));
  // on disk when this answers; written to the histories once, however often it is sent
  repondre("soirees", soireesEnvoyees, fait, async ({ soirees }) => {
    parties.enregistrer({
      ecrire: [],
      oublier: [],
      soirees: soirees.map((soiree) => ({
        _id: soiree.id,
        code: soiree.code,
        texte: JSON.stringify(soiree),
      })),
    });
    maison.historique.relever();
    return {};
  });
}
