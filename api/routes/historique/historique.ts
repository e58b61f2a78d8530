/** Claiming finished games for one's history (jeu §7 historique, decisions-jeu "End and vote"). */
import {
  ligneHistorique,
  corpsReclamerLigneHistorique,
  corpsReclamerLignesHistorique,
  reponseReclamerLignesHistorique,
} from "#contracts/historique.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { HttpError } from "../../services/http-error.ts";
import { exigerIdDuCompteConnecte } from "../../plugins/sessions.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";

const historique: RegisterApiRoutes = async (app, { db, rateLimits, rooms }) => {
  const parties = createHistoriqueRepository(db);

  app.post("/api/historique", {
    config: limitPerMinutePerAddress(rateLimits.ecrituresParMinute),
    schema: {
      tags: ["Quizz"],
      summary: "Mettre une partie finie dans son historique",
      description:
        "La room a déjà écrit la partie : cet appel la rattache au compte connecté, grâce au secret que ce navigateur avait dans la " +
        "room. `info` et `gorgees` ne sont pas lus.",
      body: corpsReclamerLigneHistorique,
      response: describeRouteResponses(
        { 200: describeJsonReply("La ligne, telle que le serveur l’a comptée.", ligneHistorique) },
        400,
        401,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const compte = exigerIdDuCompteConnecte(request);
      const { room, quizzId, jeton } = request.body;
      const reclame = { code: room, quizzId, jeton: rooms.hacher(jeton) };
      const ligne = parties.reclamer(reclame, compte);
      if (ligne === null)
        throw new HttpError(404, "Aucune partie finie à ajouter à votre historique.");
      if (ligne === "prise")
        throw new HttpError(409, "Cette partie est déjà dans l’historique d’un autre compte.");
      return ligne;
    },
  });

  app.post("/api/historique/jetons", {
    config: limitPerMinutePerAddress(rateLimits.ecrituresParMinute),
    schema: {
      tags: ["Quizz"],
      summary: "Mettre dans son historique toutes les parties jouées sur cet appareil",
      description:
        "Rattache au compte connecté les lignes que personne n’a réclamées et dont ce navigateur a encore le secret : après une " +
        "connexion, les parties jouées en visiteur sont à soi.",
      body: corpsReclamerLignesHistorique,
      response: describeRouteResponses(
        { 200: describeJsonReply("Combien de lignes.", reponseReclamerLignesHistorique) },
        400,
        401,
        429,
      ),
    },
    handler(request) {
      const compte = exigerIdDuCompteConnecte(request);
      const jetons = request.body.jetons.map((jeton) => rooms.hacher(jeton));
      return { lignes: parties.reclamerTout(jetons, compte) };
    },
  });
};

export default historique;
