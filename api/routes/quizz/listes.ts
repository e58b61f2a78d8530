/**
 * Lists of quizzes, suggestions, similar quizzes, one's own order and bookmarks (plateforme §7 "Quizzes and questions"). The
 * search engine is in db/repositories/lists/.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  changementFavoris,
  favoris,
  listeMienne,
  listeQuizz,
  ordreQuizz,
  type RequeteListe,
  requeteListe,
  requeteMesQuizz,
} from "#contracts/quizz.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { Liste } from "#db/repositories/lists/lists.ts";
import { requeteSuggestions, suggestions } from "#contracts/suggestions.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createRangementRepository } from "#db/repositories/rangement-repository.ts";
import type { Routes } from "../../context.ts";
import { perMinute } from "../../plugins/rate-limits.ts";
import { forMembers, sessionDe } from "../../plugins/sessions.ts";
import { envoyerLu } from "../../services/large-replies.ts";
import { compteIntrouvable, HttpError, quizzIntrouvable } from "../../services/http-error.ts";
import { jsonReply, parId, parPseudo, replies } from "../../services/route-schemas.ts";

const TAGS = ["Quizz"];
const DESCRIPTION =
  "Une page de la liste et le nombre total. `search` porte sur le titre, les tags et le créateur, sans égard à la casse ni aux " +
  "accents, et trouve les débuts de mots. `tags` peut être répété : un seul suffit. `sort` : `ajout` (les derniers créés " +
  "d’abord, par défaut), `recent` (dernière modification), `oldest`, `note`. `note` vaut -1 tant que personne n’a aimé. " +
  "`sauf`, qui peut être répété : des quizz à laisser de côté. `nouveaux` : seulement ceux que la personne connectée n’a pas encore joués. " +
  "`proposition` : quand rien ne répond à `search`, ce qui s’écrit presque pareil et trouverait quelque chose.";

export const routesListes: Routes = async (app, { db, reader, rateLimits }) => {
  const comptes = createCompteRepository(db);
  const lecture = perMinute(rateLimits.lecturesParMinute);
  const reservee = forMembers(lecture);
  const lister = async (
    { session, query: requete }: Pick<FastifyRequest, "session"> & { query: RequeteListe },
    reply: FastifyReply,
    liste: Liste,
  ) => {
    // without `nouveaux`, the list does not depend on the player
    const joueur = requete.nouveaux === true ? (session?.compte ?? null) : null;
    envoyerLu(reply, await reader.lire({ quoi: "liste", liste, requete, joueur }));
  };
  const page = jsonReply("La page demandée et le nombre total.", listeQuizz);

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
        querystring: requeteListe,
        response: replies({ 200: page }, 400, 429, 503),
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
        querystring: requeteListe,
        response: replies({ 200: page }, 400, 401, 429, 503),
      },
      handler: (request, reply) =>
        lister(request, reply, { sorte, compte: sessionDe(request).compte }),
    });

  app.get("/api/user/quizz", {
    config: reservee,
    schema: {
      tags: TAGS,
      summary: "Mes quizz",
      description: `${DESCRIPTION} Ici \`ajout\` est l’ordre que la personne connectée a donné. \`includeEmpty\` : ceux qui n’ont pas encore de question aussi. \`fautes\` : ce qui empêche ses questions d’être bien jouées.`,
      querystring: requeteMesQuizz,
      response: replies(
        { 200: jsonReply("La page demandée et le nombre total.", listeMienne) },
        400,
        401,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { includeEmpty: vides, ...requete } = request.query;
      const { compte } = sessionDe(request);
      envoyerLu(reply, await reader.lire({ quoi: "miens", compte, vides, requete }));
    },
  });

  app.get("/api/user/quizz/:pseudo", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Les quizz de quelqu’un",
      description: `Ceux que l’appelant peut voir. ${DESCRIPTION}`,
      params: parPseudo,
      querystring: requeteListe,
      response: replies({ 200: page }, 400, 404, 429, 503),
    },
    async handler(request, reply) {
      const compte = comptes.parPseudo(request.params.pseudo);
      if (compte === null) throw compteIntrouvable();
      const pour = request.session?.compte ?? null;
      await lister(request, reply, { sorte: "de", createur: compte._id, pour });
    },
  });
};

/** Number of similar quizzes in an answer. */
const SIMILAIRES_MAX = 4;

export const routesTrouver: Routes = async (app, { db, reader, rateLimits }) => {
  const quizzs = createQuizzRepository(db);
  const config = perMinute(rateLimits.lecturesParMinute);

  app.get("/api/suggestions", {
    config,
    schema: {
      tags: TAGS,
      summary: "Ce que l’on est peut-être en train de chercher",
      description:
        "Des tags, des titres de quizz publics et des pseudos de qui en a publié, dont un mot commence comme `search`. Rien en dessous de deux lettres.",
      querystring: requeteSuggestions,
      response: replies({ 200: jsonReply("Les suggestions.", suggestions) }, 400, 429, 503),
    },
    handler: async ({ query: { search } }, reply) =>
      envoyerLu(reply, await reader.lire({ quoi: "suggestions", search })),
  });

  app.get("/api/quizz/:id/similaires", {
    config,
    schema: {
      tags: TAGS,
      summary: "Des quizz qui ressemblent à celui-ci",
      description:
        "Parmi les publics : ceux qui partagent ses tags et les mots de son titre, les plus proches d’abord.",
      params: parId,
      response: replies(
        { 200: jsonReply("Les quizz, et leur nombre.", listeQuizz) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler({ params: { id }, session }, reply) {
      const pour = session?.compte ?? null;
      if (quizzs.date(id, pour) === null) throw quizzIntrouvable();
      envoyerLu(reply, await reader.lire({ quoi: "similaires", id, pour, max: SIMILAIRES_MAX }));
    },
  });
};

/** Largest body of a new order or of all bookmarks, in bytes: a thousand rows. */
const LISTE_MAX = 512 * 1024;

export const routesRangement: Routes = async (app, { db, rateLimits }) => {
  const rangement = createRangementRepository(db);
  const ecriture = forMembers(perMinute(rateLimits.ecrituresParMinute));

  app.put("/api/user/quizz", {
    config: ecriture,
    bodyLimit: LISTE_MAX,
    schema: {
      tags: TAGS,
      summary: "Ranger mes quizz",
      description:
        "Ceux qui sont donnés échangent leurs places dans cet ordre ; les autres ne bougent pas, ce qui n’est pas à soi est ignoré.",
      body: ordreQuizz,
      response: replies({ 200: jsonReply("C’est rangé.", confirmation) }, 400, 401, 429),
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
    config: forMembers(perMinute(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Mes signets",
      description: "Les identifiants, dans l’ordre ; ceux qu’on ne peut plus voir aussi.",
      response: replies({ 200: jsonReply("Les signets.", favoris) }, 401, 429),
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
      response: replies(
        { 200: jsonReply("Les signets, tels qu’ils sont gardés.", favoris) },
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
        throw new HttpError(409, "Vous avez déjà 1000 signets. Retirez-en un.");
      return { favoris: rangement.favoris(compte) };
    },
  });
};
