/** Writing single questions (plateforme §6, §7 "Quizzes and questions"). */
import { z } from "zod";
import {
  corpsAjoutQuestion,
  corpsChangementQuestion,
  reponseQuizzModifie,
  queryStringAvecIdDOnglet,
  reponseQuestionAjoutee,
} from "#contracts/edition.ts";
import { question } from "#contracts/quizz.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import { HttpError } from "../../services/http-error.ts";
import {
  paramsIdDeRoute,
  describeJsonReply,
  describeRouteResponses,
} from "../../services/route-schemas.ts";
import {
  QUESTION_BODY_BYTES_MAX,
  exigerEcritureQuizzReussie,
  REPONSES_REFUS_SAUVEGARDE,
} from "./edition.ts";

const TAGS = ["Écrire un quizz"];
const uneQuestion = z.object({ idQuizz: z.string().max(64), idQuestion: z.string().max(64) });

export const routesQuestions: RegisterApiRoutes = async (app, { db, rateLimits }) => {
  const edition = createEditionQuizzRepository(db);
  const config = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.post("/api/quizz/:id", {
    config,
    bodyLimit: QUESTION_BODY_BYTES_MAX,
    schema: {
      tags: TAGS,
      summary: "Ajouter une question",
      description:
        "À la place `index`, les suivantes se décalent. Le même `envoi` encore reçoit la même réponse.",
      params: paramsIdDeRoute,
      body: corpsAjoutQuestion,
      response: describeRouteResponses(
        { 201: describeJsonReply("La question, avec son identifiant.", reponseQuestionAjoutee) },
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
      const { compte } = exigerSessionConnectee(request);
      const issue = exigerEcritureQuizzReussie(
        edition.ajouter(request.params.id, compte, nouvelle, index, envoi),
      );
      void reply.code(201);
      return issue;
    },
  });

  app.get("/api/question/:id", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Une question",
      description: "D’un quizz que l’appelant peut voir.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("La question.", question) },
        400,
        404,
        429,
      ),
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
    bodyLimit: QUESTION_BODY_BYTES_MAX,
    schema: {
      tags: TAGS,
      summary: "Enregistrer une question",
      description: "`date` : celle du quizz quand il a été lu ; 409 s’il a changé depuis.",
      params: uneQuestion,
      body: corpsChangementQuestion,
      response: describeRouteResponses(
        {
          200: describeJsonReply("C’est enregistré.", reponseQuizzModifie),
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
      const { compte } = exigerSessionConnectee(request);
      const { date } = exigerEcritureQuizzReussie(
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
      querystring: queryStringAvecIdDOnglet,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est supprimé.", reponseQuizzModifie) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { idQuizz, idQuestion } = request.params;
      const { compte } = exigerSessionConnectee(request);
      const { date } = exigerEcritureQuizzReussie(
        edition.retirer(idQuizz, idQuestion, compte, request.query),
      );
      return { message: "Question supprimée", date };
    },
  });
};
