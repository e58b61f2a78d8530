/** Route of the picture that a messenger shows with the link to a public quizz (docs/decisions/0069). */
import { z } from "zod";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { createErreurQuizzIntrouvable } from "../../services/http-error.ts";
import { describeRouteResponses, paramsIdDeRoute } from "../../services/route-schemas.ts";
import { composeSharingPictureTexts } from "../../services/sharing-picture.ts";

/** How long a browser keeps a picture, in seconds; a quizz may become private meanwhile, so nobody else keeps it. */
const KEPT_S = 300;

export const routeImageDuLienVersLeQuizz: RegisterApiRoutes = async (
  app,
  { db, rateLimits, sharingPictures },
) => {
  const quizz = createQuizzRepository(db);
  app.get("/api/quizz/:id/apercu.png", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: ["Quizz"],
      summary: "L’image du lien d’un quizz public",
      description: "Un PNG de 1200 sur 630\u00A0: le titre, une question et l’auteur.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        {
          200: z.unknown().describe("L’image."),
          302: z.unknown().describe("Le logo, quand l’image ne peut pas être dessinée."),
        },
        400,
        404,
        429,
      ),
    },
    async handler({ params }, reply) {
      const apercu = quizz.apercuPourTous(params.id);
      if (apercu === null) throw createErreurQuizzIntrouvable();
      const picture = await sharingPictures.draw(composeSharingPictureTexts(apercu));
      if (picture === null)
        return reply.header("cache-control", "no-store").redirect("/icone-512.png");
      return reply
        .header("cache-control", `private, max-age=${String(KEPT_S)}`)
        .type("image/png")
        .send(picture);
    },
  });
};
