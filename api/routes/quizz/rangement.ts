/** One's own order, and bookmarks: plateforme §7 "Quizzes and questions", "Session and notifications". */
import { changementFavoris, favoris, ordreQuizz } from "#contracts/quizz.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createRangementRepository } from "#db/repositories/rangement-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

const TAGS = ["Quizz"];
/** A thousand rows of a list, in bytes. */
const LISTE_MAX = 512 * 1024;

export const routesRangement: Routes = async (app, { db, limites }) => {
  const rangement = createRangementRepository(db);
  const ecriture = pourConnecte(parMinute(limites.ecrituresParMinute));

  app.put("/api/user/quizz", {
    config: ecriture,
    bodyLimit: LISTE_MAX,
    schema: {
      tags: TAGS,
      summary: "Ranger mes quizz",
      description:
        "Ceux qui sont donnés échangent leurs places dans cet ordre ; les autres ne bougent pas, ce qui n’est pas à soi est ignoré.",
      body: ordreQuizz,
      response: reponses({ 200: reponse("C’est rangé.", confirmation) }, 400, 401, 429),
    },
    handler(request) {
      rangement.ordonner(
        sessionDe(request).compte,
        request.body.quizz.map(({ _id }) => _id),
      );
      return { message: "L’ordre est enregistré." };
    },
  });

  app.get("/api/fav-id", {
    config: pourConnecte(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Mes signets",
      description: "Les identifiants, dans l’ordre ; ceux qu’on ne peut plus voir aussi.",
      response: reponses({ 200: reponse("Les signets.", favoris) }, 401, 429),
    },
    handler: (request) => ({ favoris: rangement.favoris(sessionDe(request).compte) }),
  });

  app.put("/api/fav", {
    config: ecriture,
    bodyLimit: LISTE_MAX,
    schema: {
      tags: TAGS,
      summary: "Enregistrer mes signets",
      description:
        "La liste entière. Ce que la personne connectée ne peut pas voir n’y entre pas. Avec `avant`, la liste que la page avait lue, " +
        "seules les différences comptent : ce qu’une autre page a fait entre-temps reste.",
      body: changementFavoris,
      response: reponses(
        { 200: reponse("Les signets, tels qu’ils sont gardés.", favoris) },
        400,
        401,
        409,
        429,
      ),
    },
    handler(request) {
      const { compte } = sessionDe(request);
      const { favoris: voulus, avant } = request.body;
      if (!rangement.retenir(compte, voulus, avant))
        throw new ErreurHttp(409, "Vous avez déjà 1000 signets. Retirez-en un.");
      return { favoris: rangement.favoris(compte) };
    },
  });
};
