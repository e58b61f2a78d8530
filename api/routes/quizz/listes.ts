/** Lists of quizzes: plateforme §7 "Quizzes and questions". */
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  listeMienne,
  listeQuizz,
  type RequeteListe,
  requeteListe,
  requeteMesQuizz,
} from "#contracts/quizz.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { Liste } from "#db/repositories/numeros-de-liste.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { envoyerLu } from "../../services/envoyer-lu.ts";
import { compteIntrouvable } from "../../services/refusals.ts";
import { parPseudo } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

const TAGS = ["Quizz"];
const DESCRIPTION =
  "Une page de la liste et le nombre total. `search` porte sur le titre, les tags et le créateur, sans égard à la casse ni aux " +
  "accents, et trouve les débuts de mots. `tags` peut être répété : un seul suffit. `sort` : `ajout` (les derniers créés " +
  "d’abord, par défaut), `recent` (dernière modification), `oldest`, `note`. `note` vaut -1 tant que personne n’a aimé. " +
  "`sauf`, qui peut être répété : des quizz à laisser de côté. `nouveaux` : seulement ceux que la personne connectée n’a pas encore joués. " +
  "`proposition` : quand rien ne répond à `search`, ce qui s’écrit presque pareil et trouverait quelque chose.";

export const routesListes: Routes = async (app, { db, lecteur, limites }) => {
  const comptes = createCompteRepository(db);
  const lecture = parMinute(limites.lecturesParMinute);
  const reservee = pourConnecte(lecture);
  const lister = async (
    { session, query: requete }: Pick<FastifyRequest, "session"> & { query: RequeteListe },
    reply: FastifyReply,
    liste: Liste,
  ) => {
    // without `nouveaux`, it is the same for everybody
    const joueur = requete.nouveaux === true ? (session?.compte ?? null) : null;
    envoyerLu(reply, await lecteur.lire({ quoi: "liste", liste, requete, joueur }));
  };
  const page = reponse("La page demandée et le nombre total.", listeQuizz);

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
        response: reponses({ 200: page }, 400, 429, 503),
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
        response: reponses({ 200: page }, 400, 401, 429, 503),
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
      response: reponses(
        { 200: reponse("La page demandée et le nombre total.", listeMienne) },
        400,
        401,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { includeEmpty: vides, ...requete } = request.query;
      const { compte } = sessionDe(request);
      envoyerLu(reply, await lecteur.lire({ quoi: "miens", compte, vides, requete }));
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
      response: reponses({ 200: page }, 400, 404, 429, 503),
    },
    async handler(request, reply) {
      const compte = comptes.parPseudo(request.params.pseudo);
      if (compte === null) throw compteIntrouvable();
      const pour = request.session?.compte ?? null;
      await lister(request, reply, { sorte: "de", createur: compte._id, pour });
    },
  });
};
