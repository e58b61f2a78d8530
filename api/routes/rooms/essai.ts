/** "Jouer cette question": decisions/0081. */
import { demandeEssai, roomCreee } from "#contracts/room.ts";
import { createEditionRepository } from "#db/repositories/edition-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { reponses } from "../../services/route-schemas.ts";

export const routeEssai: Routes = async (app, { db, rooms, limites }) => {
  const edition = createEditionRepository(db);
  app.post("/api/room/essai", {
    config: pourConnecte(parMinute(limites.essaisParMinute)),
    schema: {
      tags: ["Rooms"],
      summary: "Essayer une de ses questions",
      description:
        "Ouvre une room locale, pour une personne nommée Essai, sur cette seule question telle qu’elle est enregistrée. Rien n’en est gardé ; elle ferme celle de l’essai d’avant.",
      body: demandeEssai,
      response: reponses(
        { 201: roomCreee.describe("La room est ouverte.") },
        400,
        401,
        403,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { compte } = sessionDe(request);
      const { quizzId, questionId } = request.body;
      const sien = edition.ids(quizzId, compte);
      const room =
        sien?.createur === compte && sien.questions.includes(questionId)
          ? await rooms.essayer({ compte, quizzId, questionId })
          : null;
      if (room === null) throw quizzIntrouvable();
      return reply.code(201).header("cache-control", "no-store").send(room);
    },
  });
};
