/** A quizz as it was at its last saves (docs/decisions/0077); its creator's alone, for the others it does not exist. */
import { z } from "zod";
import { versionLue, versionsQuizz } from "#contracts/versions.ts";
import { createVersionRepository } from "#db/repositories/version-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

const TAGS = ["Écrire un quizz"];
const DISPARUE = "Cette version n’existe plus. Rechargez la liste des versions.";
const uneVersion = parId.extend({ version: z.string().max(64) });

export const routesVersions: Routes = async (app, { db, largeReplies, limites }) => {
  const versions = createVersionRepository(db);
  const config = pourConnecte(parMinute(limites.lecturesParMinute));

  app.get("/api/quizz/:id/versions", {
    config,
    schema: {
      tags: TAGS,
      summary: "Les versions d’un quizz",
      description:
        "Les vingt derniers enregistrements, le plus récent d’abord ; ceux d’un même `atelier` en dix minutes n’en font qu’un.",
      params: parId,
      response: reponses({ 200: reponse("Les versions.", versionsQuizz) }, 400, 401, 404, 429),
    },
    handler(request) {
      const lues = versions.lister(request.params.id, sessionDe(request).compte);
      if (lues === null) throw quizzIntrouvable();
      return { versions: lues };
    },
  });

  app.get("/api/quizz/:id/versions/:version", {
    config,
    schema: {
      tags: TAGS,
      summary: "Un quizz tel qu’il était",
      description:
        "Pour le reprendre : ses questions qui existent encore ont le même identifiant, les autres en auront un neuf.",
      params: uneVersion,
      response: reponses({ 200: reponse("Le quizz.", versionLue) }, 400, 401, 404, 429, 503),
    },
    async handler(request, reply) {
      const { compte } = sessionDe(request);
      const lecture = { quoi: "version", ...request.params, compte } as const;
      await largeReplies.send(request, reply, lecture, () => new ErreurHttp(404, DISPARUE));
    },
  });
};
