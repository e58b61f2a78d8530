/**
 * Cases and measures. Moderators read, take and decide cases, and lift measures; people read a measure against them, and
 * contest it once.
 */
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  affaire,
  corpsContestation,
  reponseListeAffaires,
  corpsMesure,
  mesureVueParCompteVise,
  corpsReponseContestation,
  requeteListeAffaires,
  corpsVersionAffaire,
} from "#contracts/moderation.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { runInTransaction } from "#db/connection.ts";
import { createFileDAttenteAffaires } from "#db/repositories/moderation/file-des-affaires.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { createRefusConnexionExigee, withModeratorAccess } from "../../plugins/sessions.ts";
import {
  exigerActionDeModerationReussie,
  createRefusDActionDeModeration,
} from "../../services/moderation/refusals.ts";
import {
  paramsIdDeRoute,
  describeJsonReply,
  describeRouteResponses,
} from "../../services/route-schemas.ts";
import {
  lireModerateurQuiAgit,
  paramsNumeroAffaire,
  type RegisterModerationRoutes,
  TAGS_OPENAPI_MODERATION,
} from "./context.ts";
import { HttpError } from "../../services/http-error.ts";

export const routesAffaires: RegisterModerationRoutes = async (app, contexte) => {
  const { affaires, avis, db, decisions, rateLimits, notices } = contexte;
  const file = createFileDAttenteAffaires(db);
  const lecture = withModeratorAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute));
  const ecriture = withModeratorAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));
  const lire = (numero: number, moi: string) => {
    const lue = file.lire(numero, moi);
    if (lue === null) throw createRefusDActionDeModeration("inconnue");
    return lue;
  };

  const priseDe = (numero: number, moi: string) => () => lire(numero, moi).prise;

  app.get("/api/moderation/affaires", {
    config: lecture,
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Les affaires",
      description:
        "Une par chose signalée. Celles où des mots interdits ont été trouvés d’abord, puis les dernières signalées.",
      querystring: requeteListeAffaires,
      response: describeRouteResponses(
        { 200: describeJsonReply("Une page.", reponseListeAffaires) },
        400,
        401,
        403,
        429,
      ),
    },
    handler: (request) => file.lister(request.query, lireModerateurQuiAgit(request).compte),
  });

  app.get("/api/moderation/affaires/:numero", {
    config: lecture,
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Une affaire",
      description:
        "Les copies de ce qui a été signalé, ce que c’est aujourd’hui s’il est public, les signalements, l’auteur, ce qui a été fait.",
      params: paramsNumeroAffaire,
      response: describeRouteResponses(
        { 200: describeJsonReply("L’affaire.", affaire) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler: (request) => lire(request.params.numero, lireModerateurQuiAgit(request).compte),
  });

  for (const [geste, summary] of [
    ["prendre", "Prendre une affaire"],
    ["rendre", "Rendre une affaire"],
  ] as const)
    app.post(`/api/moderation/affaires/:numero/${geste}`, {
      config: ecriture,
      schema: {
        tags: TAGS_OPENAPI_MODERATION,
        summary,
        description: "Prise, personne d’autre n’y touche pendant vingt minutes.",
        params: paramsNumeroAffaire,
        body: corpsVersionAffaire,
        response: describeRouteResponses(
          { 200: describeJsonReply("L’affaire.", affaire) },
          400,
          401,
          403,
          404,
          409,
          429,
        ),
      },
      handler(request) {
        const { numero } = request.params;
        const moi = lireModerateurQuiAgit(request);
        exigerActionDeModerationReussie(
          affaires[geste](numero, request.body.version, moi),
          priseDe(numero, moi.compte),
        );
        return lire(numero, moi.compte);
      },
    });

  app.post("/api/moderation/affaires/:numero/mesure", {
    config: ecriture,
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Prendre une mesure",
      description:
        "De rien à la suppression du compte ; l’auteur lit la raison et peut contester une fois. Suspendre et supprimer un compte sont " +
        "aux administrateurs, et personne ne prend de mesure contre quelqu’un de son rang.",
      params: paramsNumeroAffaire,
      body: corpsMesure,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    async handler(request) {
      const { params, body } = request;
      const moi = lireModerateurQuiAgit(request);
      const faite = exigerActionDeModerationReussie(
        runInTransaction(db, () => {
          const issue = decisions.prendre(params.numero, body, moi);
          if (typeof issue !== "string") notices.writeLetters(issue, body.raison);
          return issue;
        }),
        priseDe(params.numero, moi.compte),
      );
      await notices.afterDecision(faite, body.raison);
      // the moderator's own menu mark must be updated too
      avis.prevenir(moi.compte);
      return { message: "C’est fait." };
    },
  });

  app.post("/api/moderation/affaires/:numero/reponse", {
    config: ecriture,
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Répondre à une contestation",
      description: "Levée, la mesure est défaite : ce qui avait été supprimé revient de sa copie.",
      params: paramsNumeroAffaire,
      body: corpsReponseContestation,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const { params, body } = request;
      const moi = lireModerateurQuiAgit(request);
      exigerActionDeModerationReussie(
        runInTransaction(db, () => {
          const issue = decisions.repondre(params.numero, body, moi);
          if (typeof issue !== "string" && issue.prevenir !== null)
            notices.afterLifting({ ...body, ...issue, compte: issue.prevenir });
          return issue;
        }),
        priseDe(params.numero, moi.compte),
      );
      avis.prevenir(moi.compte);
      return { message: "C’est fait." };
    },
  });
};

const introuvable = () =>
  new HttpError(
    404,
    "Cette mesure n’existe pas, ou ne vous concerne pas. Connectez-vous, ou ouvrez le lien du mail.",
  );

/** Account whose measures the request may read, even when a suspension has closed its session. */
const viseePar = ({ session, suspendue }: Pick<FastifyRequest, "session" | "suspendue">) =>
  session?.compte ?? suspendue?.compte ?? null;

export const routesMesuresDeModeration: RegisterModerationRoutes = async (app, contexte) => {
  const { avis, db, decisions, fiches, rateLimits, notices } = contexte;
  const comptes = createCompteRepository(db);

  app.post("/api/moderation/mesures/:id/lever", {
    config: withModeratorAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Lever une mesure",
      description: "Avant son terme. Qui ne peut pas la prendre ne peut pas la lever.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const { id } = request.params;
      exigerActionDeModerationReussie(
        runInTransaction(db, () => {
          const issue = decisions.lever(id, lireModerateurQuiAgit(request));
          if (typeof issue !== "string" && issue.prevenir !== null)
            notices.afterLifting({ ...issue, compte: issue.prevenir, mesure: id, levee: true });
          return issue;
        }),
      );
      return { message: "La mesure est levée." };
    },
  });

  app.get("/api/mesure/:id", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Une mesure qui me concerne",
      description:
        "Connecté, suspendu dans ce navigateur, ou avec le `token` du mail en `x-jeton`.",
      params: paramsIdDeRoute,
      headers: z.object({ "x-jeton": z.string().max(64).optional() }),
      response: describeRouteResponses(
        { 200: describeJsonReply("La mesure.", mesureVueParCompteVise) },
        400,
        404,
        429,
      ),
    },
    handler(request) {
      const { params, headers } = request;
      const recue = fiches.recue(params.id, viseePar(request), headers["x-jeton"]);
      if (recue === null) throw introuvable();
      return recue;
    },
  });

  app.post("/api/mesure/:id/contester", {
    config: limitPerMinutePerAddress(rateLimits.inscriptionsParMinute),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Contester une mesure",
      description: "Une fois. Connecté, suspendu dans ce navigateur, ou avec le `token` du mail.",
      params: paramsIdDeRoute,
      body: corpsContestation,
      response: describeRouteResponses(
        { 201: describeJsonReply("C’est envoyé.", reponseSignalement) },
        400,
        401,
        404,
        409,
        429,
      ),
    },
    handler(request, reply) {
      const { params, body, session } = request;
      const compte = viseePar(request);
      const { token, text } = body;
      if (compte === null && token === undefined) throw createRefusConnexionExigee(request);
      if (fiches.recue(params.id, compte, token) === null) throw introuvable();
      if (!decisions.contester(params.id, { compte, token }, text))
        throw new HttpError(409, "Cette mesure a déjà été contestée, ou levée.");
      avis.prevenir(...comptes.deLaModeration().map(({ _id }) => _id));
      void reply.code(201);
      return {
        message:
          session === null
            ? "Votre contestation est envoyée. La réponse viendra par mail, si votre compte existe encore, et se lira ici."
            : "Votre contestation est envoyée. La réponse viendra dans votre messagerie.",
      };
    },
  });
};
