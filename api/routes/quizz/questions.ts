/** Writing single questions (plateforme §6, §7 "Quizzes and questions"). */
import { z } from "zod";
import {
  corpsAjoutQuestion,
  corpsChangementQuestion,
  reponseQuizzModifie,
  requeteOngletEditeur,
  reponseQuestionAjoutee,
} from "#contracts/edition.ts";
import { question } from "#contracts/quizz.ts";
import { createEditionRepository } from "#db/repositories/edition-repository.ts";
import type { RegisterRoutes } from "../../context.ts";
import { perMinute } from "../../plugins/rate-limits.ts";
import { forMembers, exigerSession } from "../../plugins/sessions.ts";
import { HttpError } from "../../services/http-error.ts";
import { paramsId, jsonReply, routeResponses } from "../../services/route-schemas.ts";
import { QUESTION_BODY_MAX, exigerEcritureReussie, REPONSES_REFUS_SAUVEGARDE } from "./edition.ts";

const TAGS = ["Écrire un quizz"];
const uneQuestion = z.object({ idQuizz: z.string().max(64), idQuestion: z.string().max(64) });

export const routesQuestions: RegisterRoutes = async (app, { db, rateLimits }) => {
  const edition = createEditionRepository(db);
  const config = forMembers(perMinute(rateLimits.ecrituresParMinute));

  app.post("/api/quizz/:id", {
    config,
    bodyLimit: QUESTION_BODY_MAX,
    schema: {
      tags: TAGS,
      summary: "Ajouter une question",
      description:
        "À la place `index`, les suivantes se décalent. Le même `envoi` encore reçoit la même réponse.",
      params: paramsId,
      body: corpsAjoutQuestion,
      response: routeResponses(
        { 201: jsonReply("La question, avec son identifiant.", reponseQuestionAjoutee) },
        400,
        401,
        404,
        409,
        429,
        507,
      ),
    },
    handler(request, reply) {
      const { question: nouvelle, index, ...envoi } = request.body;
      const { compte } = exigerSession(request);
      const issue = exigerEcritureReussie(
        edition.ajouter(request.params.id, compte, nouvelle, index, envoi),
      );
      void reply.code(201);
      return issue;
    },
  });

  app.get("/api/question/:id", {
    config: perMinute(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Une question",
      description: "D’un quizz que l’appelant peut voir.",
      params: paramsId,
      response: routeResponses({ 200: jsonReply("La question.", question) }, 400, 404, 429),
    },
    handler({ params: { id }, session }) {
      const lue = edition.lire(id, session?.compte ?? null);
      if (lue === null)
        throw new HttpError(404, "Cette question n’existe pas ou n’est pas accessible.");
      return lue;
    },
  });

  app.put("/api/question/:idQuizz/:idQuestion", {
    config,
    bodyLimit: QUESTION_BODY_MAX,
    schema: {
      tags: TAGS,
      summary: "Enregistrer une question",
      description: "`date` : celle du quizz quand il a été lu ; 409 s’il a changé depuis.",
      params: uneQuestion,
      body: corpsChangementQuestion,
      response: routeResponses(
        {
          200: jsonReply("C’est enregistré.", reponseQuizzModifie),
          409: REPONSES_REFUS_SAUVEGARDE[409],
        },
        400,
        401,
        404,
        429,
        507,
      ),
    },
    handler(request) {
      const { idQuizz, idQuestion } = request.params;
      const { question: modifiee, ...envoi } = request.body;
      const { compte } = exigerSession(request);
      const { date } = exigerEcritureReussie(
        edition.modifier(idQuizz, idQuestion, compte, modifiee, envoi),
      );
      return { message: "Question enregistrée", date };
    },
  });

  app.delete("/api/quizz/:idQuizz/:idQuestion", {
    config,
    schema: {
      tags: TAGS,
      summary: "Supprimer une question",
      description: "Les plages à mélanger suivent.",
      params: uneQuestion,
      querystring: requeteOngletEditeur,
      response: routeResponses(
        { 200: jsonReply("C’est supprimé.", reponseQuizzModifie) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { idQuizz, idQuestion } = request.params;
      const { compte } = exigerSession(request);
      const { date } = exigerEcritureReussie(
        edition.retirer(idQuizz, idQuestion, compte, request.query),
      );
      return { message: "Question supprimée", date };
    },
  });
};
