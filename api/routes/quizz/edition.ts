/** Writing quizzes and questions: plateforme §6, §7 "Quizzes and questions". Everything is the owner's; for the others it does not exist. */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  ajoutQuestion,
  changementQuestion,
  edite,
  nouveauQuizz,
  questionAjoutee,
  quizzCree,
  quizzModifie,
  quizzNonPeuple,
} from "#contracts/edition.ts";
import { question } from "#contracts/quizz.ts";
import { confirmation } from "#contracts/signalement.ts";
import type { Edition, EditionRepository } from "#db/repositories/edition-repository.ts";
import { type LimitesApi, parMinute } from "../../plugins/limites.ts";
import { sessionDe } from "../../plugins/sessions.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";

interface Options {
  readonly edition: EditionRepository;
  readonly limites: LimitesApi;
}

const TAGS = ["Écrire un quizz"];
const INCONNU = "Ce quizz n’existe pas ou n’est pas accessible.";
/** Two hundred ids of questions, or a question with all its texts. */
const CORPS_MAX = 64 * 1024;

/** What was done; throws 404 and 409. */
function faite<Corps extends object>(issue: Edition<Corps>): Corps & { date: string } {
  if (issue === "inconnu") throw new ErreurHttp(404, INCONNU);
  if (issue === "perime") throw new ErreurHttp(409, "Ce quizz a été modifié ailleurs.");
  if (issue === "complet") throw new ErreurHttp(409, "Ce quizz a déjà 200 questions.");
  return issue;
}

export const routesEdition: FastifyPluginAsyncZod<Options> = async (app, { edition, limites }) => {
  const lecture = parMinute(limites.lecturesParMinute);
  const config = { ...parMinute(limites.ecrituresParMinute), acces: "connecte" } as const;
  const unQuizz = z.object({ id: z.string().max(64) });
  const uneQuestion = z.object({ idQuizz: z.string().max(64), idQuestion: z.string().max(64) });

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
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Les questions d’un quizz, par leurs identifiants",
      description: "Dans l’ordre, avec l’identifiant du créateur.",
      params: unQuizz,
      response: reponses({ 200: reponse("Le quizz.", quizzNonPeuple) }, 400, 404, 429),
    },
    handler({ params: { id }, session }) {
      const lu = edition.ids(id, session?.compte ?? null);
      if (lu === null) throw new ErreurHttp(404, INCONNU);
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
      params: unQuizz,
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
      params: unQuizz,
      response: reponses({ 200: reponse("C’est supprimé.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request) {
      if (!edition.supprimer(request.params.id, sessionDe(request).compte))
        throw new ErreurHttp(404, INCONNU);
      return { message: "Quizz supprimé" };
    },
  });

  app.post("/api/quizz/:id", {
    config,
    bodyLimit: CORPS_MAX,
    schema: {
      tags: TAGS,
      summary: "Ajouter une question",
      description: "À la place `index`, les suivantes se décalent.",
      params: unQuizz,
      body: ajoutQuestion,
      response: reponses(
        { 201: reponse("La question, avec son identifiant.", questionAjoutee) },
        400,
        401,
        404,
        409,
        429,
      ),
    },
    handler(request, reply) {
      const { question: nouvelle, index } = request.body;
      const { compte } = sessionDe(request);
      const issue = faite(edition.ajouter(request.params.id, compte, nouvelle, index));
      void reply.code(201);
      return issue;
    },
  });

  app.get("/api/question/:id", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Une question",
      description: "D’un quizz que l’appelant peut voir.",
      params: unQuizz,
      response: reponses({ 200: reponse("La question.", question) }, 400, 404, 429),
    },
    handler({ params: { id }, session }) {
      const lue = edition.lire(id, session?.compte ?? null);
      if (lue === null)
        throw new ErreurHttp(404, "Cette question n’existe pas ou n’est pas accessible.");
      return lue;
    },
  });

  app.put("/api/question/:idQuizz/:idQuestion", {
    config,
    bodyLimit: CORPS_MAX,
    schema: {
      tags: TAGS,
      summary: "Enregistrer une question",
      description: "`date` : celle du quizz quand il a été lu ; 409 s’il a changé depuis.",
      params: uneQuestion,
      body: changementQuestion,
      response: reponses({ 200: reponse("C’est enregistré.", edite) }, 400, 401, 404, 409, 429),
    },
    handler(request) {
      const { idQuizz, idQuestion } = request.params;
      const { question: modifiee, date: lue } = request.body;
      const { compte } = sessionDe(request);
      const { date } = faite(edition.modifier(idQuizz, idQuestion, compte, modifiee, lue));
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
      response: reponses({ 200: reponse("C’est supprimé.", edite) }, 400, 401, 404, 429),
    },
    handler(request) {
      const { idQuizz, idQuestion } = request.params;
      const { date } = faite(edition.retirer(idQuizz, idQuestion, sessionDe(request).compte));
      return { message: "Question supprimée", date };
    },
  });
};
