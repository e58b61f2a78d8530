/** Writing quizzes: plateforme §6, §7 "Quizzes and questions". Everything is the owner's; for the others it does not exist. */
import {
  edite,
  nouveauQuizz,
  quizzCree,
  quizzModifie,
  quizzNonPeuple,
} from "#contracts/edition.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createEditionRepository } from "#db/repositories/edition-repository.ts";
import type { Routes } from "../../contexte.ts";
import { parMinute } from "../../plugins/limites.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import { quizzIntrouvable } from "../../services/introuvables.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import { CORPS_MAX, faite } from "./ecriture.ts";

const TAGS = ["Écrire un quizz"];

export const routesEdition: Routes = async (app, { db, limites }) => {
  const edition = createEditionRepository(db);
  const config = pourConnecte(parMinute(limites.ecrituresParMinute));

  app.post("/api/quizz", {
    config,
    schema: {
      tags: TAGS,
      summary: "Créer un quizz",
      description: "Privé et sans question.",
      body: nouveauQuizz,
      response: reponses({ 201: reponse("Le quizz.", quizzCree) }, 400, 401, 409, 429),
    },
    handler(request, reply) {
      const _id = edition.creer(sessionDe(request).compte, request.body.title);
      if (_id === null) throw new ErreurHttp(409, "Vous avez déjà 1000 quizz. Supprimez-en un.");
      void reply.code(201);
      return { _id };
    },
  });

  app.get("/api/quizz-no-populate/:id", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Les questions d’un quizz, par leurs identifiants",
      description: "Dans l’ordre, avec l’identifiant du créateur.",
      params: parId,
      response: reponses({ 200: reponse("Le quizz.", quizzNonPeuple) }, 400, 404, 429),
    },
    handler({ params: { id }, session }) {
      const lu = edition.ids(id, session?.compte ?? null);
      if (lu === null) throw quizzIntrouvable();
      return { _id: id, ...lu };
    },
  });

  app.put("/api/quizz/:id", {
    config,
    bodyLimit: CORPS_MAX,
    schema: {
      tags: TAGS,
      summary: "Enregistrer un quizz",
      description:
        "Titre, visibilité, tags, mélange et ordre des questions. `date` est celle avec laquelle il a été lu : 409 s’il a changé depuis.",
      params: parId,
      body: quizzModifie,
      response: reponses({ 200: reponse("C’est enregistré.", edite) }, 400, 401, 404, 409, 429),
    },
    handler(request) {
      const { compte } = sessionDe(request);
      const { date } = faite(edition.changer(request.params.id, compte, request.body));
      return { message: "Quizz enregistré", date };
    },
  });

  app.delete("/api/quizz/:id", {
    config,
    schema: {
      tags: TAGS,
      summary: "Supprimer un quizz",
      description: "Avec ses questions.",
      params: parId,
      response: reponses({ 200: reponse("C’est supprimé.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request) {
      if (!edition.supprimer(request.params.id, sessionDe(request).compte))
        throw quizzIntrouvable();
      return { message: "Quizz supprimé" };
    },
  });
};
