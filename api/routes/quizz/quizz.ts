/** Routes of quizzes; this file holds reading, versions, likes and statistics (plateforme §7 "Quizzes and questions"). */
import { z } from "zod";
import { quizz } from "#contracts/quizz.ts";
import { reponseVersionQuizz, reponseVersionsQuizz } from "#contracts/quizz-versions.ts";
import { createVersionsQuizzRepository } from "#db/repositories/version-repository.ts";
import { corpsNoteQuizz, reponseNoteQuizz } from "#contracts/note.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createStatistiquesQuestionsRepository } from "#db/repositories/statistique-repository.ts";
import { reponseDoublonsDeQuizz } from "#contracts/relecture.ts";
import { corpsDouteVoulu, reponseStatistiquesQuizz } from "#contracts/statistiques.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { routeImageDuLienVersLeQuizz } from "./apercu.ts";
import {
  routeSauvegarderQuizzEntier,
  routesCreerCopierSupprimerQuizz,
  routesImportEtExportQuizz,
} from "./edition.ts";
import {
  routesListesQuizz,
  routesOrdreEtFavoris,
  routesSuggestionsEtSimilaires,
} from "./listes.ts";
import { routesCoauteurs } from "./coauteurs.ts";
import { routesQuestions } from "./questions.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { HttpError, createErreurQuizzIntrouvable } from "../../services/http-error.ts";
import {
  describeJsonReply,
  paramsIdDeRoute,
  describeRouteResponses,
} from "../../services/route-schemas.ts";
import {
  exigerIdDuCompteConnecte,
  withMemberAccess,
  exigerSessionConnectee,
} from "../../plugins/sessions.ts";

const routesQuizz: RegisterApiRoutes = async (app, contexte) => {
  await app.register(routeLecture, contexte);
  await app.register(routeImageDuLienVersLeQuizz, contexte);
  await app.register(routesListesQuizz, contexte);
  await app.register(routesSuggestionsEtSimilaires, contexte);
  await app.register(routesOrdreEtFavoris, contexte);
  await app.register(routesCreerCopierSupprimerQuizz, contexte);
  await app.register(routeSauvegarderQuizzEntier, contexte);
  await app.register(routesImportEtExportQuizz, contexte);
  await app.register(routesQuestions, contexte);
  await app.register(routesVersions, contexte);
  await app.register(routesCoauteurs, contexte);
  await app.register(routesNotes, contexte);
  await app.register(routesStatistiques, contexte);
  await app.register(routeDoublons, contexte);
};

export default routesQuizz;

/** Route that reads a quizz: plateforme §7, "Quizzes and questions". */
const routeLecture: RegisterApiRoutes = async (app, { largeReplies, rateLimits }) => {
  const config = limitPerMinutePerAddress(rateLimits.lecturesParMinute);
  app.get("/api/quizz/:id", {
    config,
    schema: {
      tags: ["Quizz"],
      summary: "Un quizz et ses questions",
      description:
        "Public ou officiel pour tout le monde, réservé aux amis pour les amis ; 404 pour ce que l’appelant ne peut pas voir.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Le quizz et ses questions.", quizz) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const pour = request.session?.compte ?? null;
      const { id } = request.params;
      await largeReplies.send(
        request,
        reply,
        { quoi: "quizz", id, pour },
        createErreurQuizzIntrouvable,
      );
    },
  });
};

/** OpenAPI tag of the routes of a quizz's versions (docs/decisions/0076). */
const TAGS = ["Écrire un quizz"];
const DISPARUE = "Cette version n’existe plus. Rechargez la liste des versions.";
const uneVersion = paramsIdDeRoute.extend({ version: z.string().max(64) });

const routesVersions: RegisterApiRoutes = async (app, { db, largeReplies, rateLimits }) => {
  const versions = createVersionsQuizzRepository(db);
  const config = withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute));

  app.get("/api/quizz/:id/versions", {
    config,
    schema: {
      tags: TAGS,
      summary: "Les versions d’un quizz",
      description:
        "Les vingt derniers enregistrements, le plus récent d’abord ; ceux d’un même `atelier` en dix minutes n’en font qu’un.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les versions.", reponseVersionsQuizz) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const lues = versions.lister(request.params.id, exigerSessionConnectee(request).compte);
      if (lues === null) throw createErreurQuizzIntrouvable();
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
      response: describeRouteResponses(
        { 200: describeJsonReply("Le quizz.", reponseVersionQuizz) },
        400,
        401,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { compte } = exigerSessionConnectee(request);
      const lecture = { quoi: "version", ...request.params, compte } as const;
      await largeReplies.send(request, reply, lecture, () => new HttpError(404, DISPARUE));
    },
  });
};

/** Routes that like a quizz: jeu §7 (deja-note, note), decisions-plateforme "Note". */
const routesNotes: RegisterApiRoutes = async (app, { db, rateLimits }) => {
  const quizz = createQuizzRepository(db);
  const appels = [
    {
      url: "/api/deja-note",
      summary: "Ce quizz est-il aimé ?",
      description: "Par le compte connecté.",
      config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
      agir: (id: string, compte: string) => quizz.aime(id, compte),
    },
    {
      url: "/api/note",
      summary: "Aimer un quizz, ou ne plus l’aimer",
      description:
        "L’avis du compte connecté devient `aime` ; sans `aime`, chaque appel le change. La note du quizz suit. Ses auteurs n’en ont pas : `sien`.",
      config: limitPerMinutePerAddress(rateLimits.ecrituresParMinute),
      agir: (id: string, compte: string, voulu: boolean | undefined) => {
        const aime = voulu ?? !quizz.aime(id, compte);
        quizz.noter(id, compte, aime);
        return aime;
      },
    },
  ] as const;
  for (const { url, summary, description, config, agir } of appels) {
    app.post(url, {
      config,
      schema: {
        tags: ["Quizz"],
        summary,
        description,
        body: corpsNoteQuizz,
        response: describeRouteResponses(
          {
            200: describeJsonReply("Si ce compte aime le quizz, après l’appel.", reponseNoteQuizz),
          },
          400,
          401,
          404,
          429,
        ),
      },
      handler(request) {
        const compte = exigerIdDuCompteConnecte(request);
        const { quizzId, aime } = request.body;
        if (quizz.date(quizzId, compte) === null) throw createErreurQuizzIntrouvable();
        if (quizz.estAuteur(quizzId, compte)) return { note: false, sien: true };
        return { note: agir(quizzId, compte, aime) };
      },
    });
  }
};

const questionDeQuizz = paramsIdDeRoute.extend({ question: z.string().max(64) });
const SANS_CHIFFRES = "Personne n’a encore répondu à cette question telle qu’elle est.";

/** Routes of the statistics of a quizz's questions, for its authors (decisions/0080). */
const routesStatistiques: RegisterApiRoutes = async (app, { db, largeReplies, rateLimits }) => {
  const statistiques = createStatistiquesQuestionsRepository(db);
  app.get("/api/quizz/:id/statistiques", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: ["Quizz"],
      summary: "Ce qui s’est passé dans les parties",
      description:
        "Pour qui a écrit le quizz : parties, réponses données à chaque question, réponses justes, temps médian, fausse réponse la plus donnée. Une réponse écrite ne se montre qu’une fois donnée dans trois parties.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les questions.", reponseStatistiquesQuizz) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { params, session } = request;
      if (session === null) throw createErreurQuizzIntrouvable();
      const lecture = { quoi: "statistiques", id: params.id, compte: session.compte } as const;
      await largeReplies.send(request, reply, lecture, createErreurQuizzIntrouvable);
    },
  });

  app.put("/api/quizz/:id/statistiques/:question", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    schema: {
      tags: ["Quizz"],
      summary: "Dire qu’une question est voulue ainsi",
      description:
        "Très facile, très difficile ou piégeuse : elle ne compte plus parmi les questions à revoir, tant qu’elle demande la même chose.",
      params: questionDeQuizz,
      body: corpsDouteVoulu,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est noté.", corpsDouteVoulu) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { compte } = exigerSessionConnectee(request);
      const { id, question } = request.params;
      const { voulu } = request.body;
      if (!statistiques.vouloir(id, question, compte, voulu))
        throw new HttpError(404, SANS_CHIFFRES);
      return { voulu };
    },
  });
};

/** Route of the questions that other quizzes ask too, for the authors of a quizz (decisions/0083). */
const routeDoublons: RegisterApiRoutes = async (app, { largeReplies, rateLimits }) => {
  app.get("/api/quizz/:id/doublons", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: ["Quizz"],
      summary: "Les questions posées ailleurs",
      description:
        "Pour qui a écrit le quizz : ses questions que ses autres quizz, ou des quizz publics, posent aussi, avec une bonne réponse en commun. Trois quizz au plus pour chacune.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les questions.", reponseDoublonsDeQuizz) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { params, session } = request;
      if (session === null) throw createErreurQuizzIntrouvable();
      const lecture = { quoi: "doublons", id: params.id, compte: session.compte } as const;
      await largeReplies.send(request, reply, lecture, createErreurQuizzIntrouvable);
    },
  });
};
