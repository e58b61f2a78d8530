/** Lists of quizzes, one's own order, bookmarks: plateforme §7 "Quizzes and questions", "Session and notifications". */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  changementFavoris,
  favoris,
  listeQuizz,
  ordreQuizz,
  requeteListe,
  requeteMesQuizz,
} from "#contracts/quizz.ts";
import { confirmation } from "#contracts/signalement.ts";
import type { Lecteur } from "#db/lecteur.ts";
import type { CompteRepository } from "#db/repositories/compte-repository.ts";
import type { ListeQuizzRepository } from "#db/repositories/liste-quizz-repository.ts";
import { type LimitesApi, parMinute } from "../../plugins/limites.ts";
import { sessionDe } from "../../plugins/sessions.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";

interface Options {
  readonly listes: ListeQuizzRepository;
  readonly lecteur: Lecteur;
  readonly comptes: CompteRepository;
  readonly limites: LimitesApi;
}

const TAGS = ["Quizz"];
/** A thousand rows of a list, in bytes. */
const LISTE_MAX = 512 * 1024;
const DESCRIPTION =
  "Une page de la liste et le nombre total. `search` porte sur le titre, les tags et le créateur, sans égard à la casse ni aux " +
  "accents, et trouve les débuts de mots. `tags` peut être répété : un seul suffit. `sort` : `ajout` (les derniers créés " +
  "d’abord, par défaut), `recent` (dernière modification), `oldest`, `note`. `note` vaut -1 tant que personne n’a aimé.";

export const routesListes: FastifyPluginAsyncZod<Options> = async (
  app,
  { listes, lecteur, comptes, limites },
) => {
  const lecture = parMinute(limites.lecturesParMinute);
  const reservee = { ...lecture, acces: "connecte" } as const;
  const ecriture = { ...parMinute(limites.ecrituresParMinute), acces: "connecte" } as const;
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
      handler: (request) => lecteur.lister({ sorte }, request.query),
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
      handler: (request) =>
        lecteur.lister({ sorte, compte: sessionDe(request).compte }, request.query),
    });

  app.get("/api/user/quizz", {
    config: reservee,
    schema: {
      tags: TAGS,
      summary: "Mes quizz",
      description: `${DESCRIPTION} Ici \`ajout\` est l’ordre que la personne connectée a donné. \`includeEmpty\` : ceux qui n’ont pas encore de question aussi.`,
      querystring: requeteMesQuizz,
      response: reponses({ 200: page }, 400, 401, 429, 503),
    },
    handler(request) {
      const { includeEmpty: vides, ...requete } = request.query;
      return lecteur.lister({ sorte: "miens", compte: sessionDe(request).compte, vides }, requete);
    },
  });

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
      listes.ordonner(
        sessionDe(request).compte,
        request.body.quizz.map(({ _id }) => _id),
      );
      return { message: "L’ordre est enregistré." };
    },
  });

  app.get("/api/user/quizz/:pseudo", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Les quizz de quelqu’un",
      description: `Ceux que l’appelant peut voir. ${DESCRIPTION}`,
      params: z.object({ pseudo: z.string().min(1).max(64) }),
      querystring: requeteListe,
      response: reponses({ 200: page }, 400, 404, 429, 503),
    },
    handler({ params, query, session }) {
      const compte = comptes.parPseudo(params.pseudo);
      if (compte === null) throw new ErreurHttp(404, "Cet utilisateur n'existe pas.");
      const pour = session?.compte ?? null;
      return lecteur.lister({ sorte: "de", createur: compte._id, pour }, query);
    },
  });

  app.get("/api/fav-id", {
    config: reservee,
    schema: {
      tags: TAGS,
      summary: "Mes signets",
      description: "Les identifiants, dans l’ordre ; ceux qu’on ne peut plus voir aussi.",
      response: reponses({ 200: reponse("Les signets.", favoris) }, 401, 429),
    },
    handler: (request) => ({ favoris: listes.favoris(sessionDe(request).compte) }),
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
      if (!listes.retenir(compte, voulus, avant))
        throw new ErreurHttp(409, "Vous avez déjà 1000 signets. Retirez-en un.");
      return { favoris: listes.favoris(compte) };
    },
  });
};
