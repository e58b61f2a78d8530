/**
 * Lists of quizzes, suggestions, similar quizzes, one's own order and bookmarks (plateforme §7 "Quizzes and questions"). The
 * search engine is in db/repositories/lists/.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  corpsFavoris,
  reponseFavoris,
  reponseMesQuizz,
  reponseListeQuizz,
  corpsOrdreMesQuizz,
  type RequeteListeQuizz,
  requeteListeQuizz,
  requeteMesQuizz,
} from "#contracts/quizz.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { ListeDemandee } from "#db/repositories/lists/lists.ts";
import { requeteSuggestions, reponseSuggestions } from "#contracts/suggestions.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createOrdreQuizzEtFavorisRepository } from "#db/repositories/rangement-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import { sendJsonFromDatabaseReader } from "../../services/large-replies.ts";
import {
  createErreurCompteIntrouvable,
  HttpError,
  createErreurQuizzIntrouvable,
} from "../../services/http-error.ts";
import {
  describeJsonReply,
  paramsIdDeRoute,
  paramsPseudoDeRoute,
  describeRouteResponses,
} from "../../services/route-schemas.ts";

const TAGS = ["Quizz"];
const DESCRIPTION =
  "Une page de la liste et le nombre total. `search` porte sur le titre, les tags et le créateur, sans égard à la casse ni aux " +
  "accents, et trouve les débuts de mots. `tags` peut être répété : un seul suffit. `sort` : `ajout` (les derniers créés " +
  "d’abord, par défaut), `recent` (dernière modification), `oldest`, `note`. `note` vaut -1 tant que personne n’a aimé. " +
  "`sauf`, qui peut être répété : des quizz à laisser de côté. `nouveaux` : seulement ceux que la personne connectée n’a pas encore joués. " +
  "`proposition` : quand rien ne répond à `search`, ce qui s’écrit presque pareil et trouverait quelque chose.";

export const routesListesQuizz: RegisterApiRoutes = async (app, { db, reader, rateLimits }) => {
  const comptes = createCompteRepository(db);
  const lecture = limitPerMinutePerAddress(rateLimits.lecturesParMinute);
  const reservee = withMemberAccess(lecture);
  const lister = async (
    { session, query: requete }: Pick<FastifyRequest, "session"> & { query: RequeteListeQuizz },
    reply: FastifyReply,
    liste: ListeDemandee,
  ) => {
    // the player is given with `nouveaux` only: any other list does not depend on them
    const joueur = requete.nouveaux === true ? (session?.compte ?? null) : null;
    sendJsonFromDatabaseReader(reply, await reader.lire({ quoi: "liste", liste, requete, joueur }));
  };
  const page = describeJsonReply("La page demandée et le nombre total.", reponseListeQuizz);

  for (const { url, sorte, summary } of [
    { url: "/api/quizz-officiel", sorte: "officiel", summary: "Liste des quizz officiels" },
    {
      url: "/api/quizz-public",
      sorte: "public",
      summary: "Liste des quizz publics, officiels compris",
    },
  ] as const)
    app.get(url, {
      config: lecture,
      schema: {
        tags: TAGS,
        summary,
        description: DESCRIPTION,
        querystring: requeteListeQuizz,
        response: describeRouteResponses({ 200: page }, 400, 429, 503),
      },
      handler: (request, reply) => lister(request, reply, { sorte }),
    });

  for (const { url, sorte, summary } of [
    { url: "/api/quizz-amis", sorte: "amis", summary: "Quizz des amis" },
    { url: "/api/quizz-fav", sorte: "favoris", summary: "Quizz mis de côté" },
  ] as const)
    app.get(url, {
      config: reservee,
      schema: {
        tags: TAGS,
        summary,
        description: `${DESCRIPTION} Ceux que la personne connectée peut voir ; \`ajout\` : dans l’ordre où ils ont été mis de côté, pour les signets.`,
        querystring: requeteListeQuizz,
        response: describeRouteResponses({ 200: page }, 400, 401, 429, 503),
      },
      handler: (request, reply) =>
        lister(request, reply, { sorte, compte: exigerSessionConnectee(request).compte }),
    });

  app.get("/api/user/quizz", {
    config: reservee,
    schema: {
      tags: TAGS,
      summary: "Mes quizz",
      description: `${DESCRIPTION} Ici \`ajout\` est l’ordre que la personne connectée a donné. \`includeEmpty\` : ceux qui n’ont pas encore de question aussi. \`fautes\` : ce qui empêche ses questions d’être bien jouées.`,
      querystring: requeteMesQuizz,
      response: describeRouteResponses(
        { 200: describeJsonReply("La page demandée et le nombre total.", reponseMesQuizz) },
        400,
        401,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { includeEmpty: vides, ...requete } = request.query;
      const { compte } = exigerSessionConnectee(request);
      sendJsonFromDatabaseReader(
        reply,
        await reader.lire({ quoi: "miens", compte, vides, requete }),
      );
    },
  });

  app.get("/api/user/quizz/:pseudo", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Les quizz de quelqu’un",
      description: `Ceux que l’appelant peut voir. ${DESCRIPTION}`,
      params: paramsPseudoDeRoute,
      querystring: requeteListeQuizz,
      response: describeRouteResponses({ 200: page }, 400, 404, 429, 503),
    },
    async handler(request, reply) {
      const compte = comptes.parPseudo(request.params.pseudo);
      if (compte === null) throw createErreurCompteIntrouvable();
      const pour = request.session?.compte ?? null;
      await lister(request, reply, { sorte: "de", createur: compte._id, pour });
    },
  });
};

/** Number of similar quizzes in an answer. */
const SIMILAIRES_MAX = 4;

export const routesSuggestionsEtSimilaires: RegisterApiRoutes = async (
  app,
  { db, reader, rateLimits },
) => {
  const quizzs = createQuizzRepository(db);
  const config = limitPerMinutePerAddress(rateLimits.lecturesParMinute);

  app.get("/api/suggestions", {
    config,
    schema: {
      tags: TAGS,
      summary: "Ce que l’on est peut-être en train de chercher",
      description:
        "Des tags, des titres de quizz publics et des pseudos de qui en a publié, dont un mot commence comme `search`. Rien en dessous de deux lettres.",
      querystring: requeteSuggestions,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les suggestions.", reponseSuggestions) },
        400,
        429,
        503,
      ),
    },
    handler: async ({ query: { search } }, reply) =>
      sendJsonFromDatabaseReader(reply, await reader.lire({ quoi: "suggestions", search })),
  });

  app.get("/api/quizz/:id/similaires", {
    config,
    schema: {
      tags: TAGS,
      summary: "Des quizz qui ressemblent à celui-ci",
      description:
        "Parmi les publics : ceux qui partagent ses tags et les mots de son titre, les plus proches d’abord.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les quizz, et leur nombre.", reponseListeQuizz) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler({ params: { id }, session }, reply) {
      const pour = session?.compte ?? null;
      if (quizzs.date(id, pour) === null) throw createErreurQuizzIntrouvable();
      sendJsonFromDatabaseReader(
        reply,
        await reader.lire({ quoi: "similaires", id, pour, max: SIMILAIRES_MAX }),
      );
    },
  });
};

/** Largest body of a new order or of all bookmarks, in bytes: a thousand rows. */
const LISTE_MAX = 512 * 1024;

export const routesOrdreEtFavoris: RegisterApiRoutes = async (app, { db, rateLimits }) => {
  const rangement = createOrdreQuizzEtFavorisRepository(db);
  const ecriture = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.put("/api/user/quizz", {
    config: ecriture,
    bodyLimit: LISTE_MAX,
    schema: {
      tags: TAGS,
      summary: "Ranger mes quizz",
      description:
        "Ceux qui sont donnés échangent leurs places dans cet ordre ; les autres ne bougent pas, ce qui n’est pas à soi est ignoré.",
      body: corpsOrdreMesQuizz,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est rangé.", reponseSignalement) },
        400,
        401,
        429,
      ),
    },
    handler(request) {
      rangement.ordonner(
        exigerSessionConnectee(request).compte,
        request.body.quizz.map(({ _id }) => _id),
      );
      return { message: "L’ordre est enregistré." };
    },
  });

  app.get("/api/fav-id", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Mes signets",
      description: "Les identifiants, dans l’ordre ; ceux qu’on ne peut plus voir aussi.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Les signets.", reponseFavoris) },
        401,
        429,
      ),
    },
    handler: (request) => ({ favoris: rangement.favoris(exigerSessionConnectee(request).compte) }),
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
      body: corpsFavoris,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les signets, tels qu’ils sont gardés.", reponseFavoris) },
        400,
        401,
        409,
        429,
      ),
    },
    handler(request) {
      const { compte } = exigerSessionConnectee(request);
      const { favoris: voulus, avant } = request.body;
      if (!rangement.retenir(compte, voulus, avant))
        throw new HttpError(409, "Vous avez déjà 1000 signets. Retirez-en un.");
      return { favoris: rangement.favoris(compte) };
    },
  });
};
