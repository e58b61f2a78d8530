/** Measures: lifted by who moderates; read, and contested once, by whom they fell on. */
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { contestation, mesureRecue } from "#contracts/moderation.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { atomique } from "#db/transaction.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { connexionExigee, pourModerateur } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { ouRefus } from "../../services/moderation/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { moiDe, type RoutesModeration, TAGS } from "./context.ts";

const introuvable = () =>
  new ErreurHttp(
    404,
    "Cette mesure n’existe pas, ou ne vous concerne pas. Connectez-vous, ou ouvrez le lien du mail.",
  );

/** Whose measures whoever asks may read: theirs, in spite of a suspension, which is one of them. */
const viseePar = ({ session, suspendue }: Pick<FastifyRequest, "session" | "suspendue">) =>
  session?.compte ?? suspendue?.compte ?? null;

export const routesMesures: RoutesModeration = async (app, contexte) => {
  const { avis, db, decisions, fiches, limites, suites } = contexte;
  const comptes = createCompteRepository(db);

  app.post("/api/moderation/mesures/:id/lever", {
    config: pourModerateur(parMinute(limites.ecrituresParMinute)),
    schema: {
      tags: TAGS,
      summary: "Lever une mesure",
      description: "Avant son terme. Qui ne peut pas la prendre ne peut pas la lever.",
      params: parId,
      response: reponses(
        { 200: reponse("C’est fait.", confirmation) },
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
      ouRefus(
        atomique(db, () => {
          const issue = decisions.lever(id, moiDe(request));
          if (typeof issue !== "string" && issue.prevenir !== null)
            suites.defaite({ ...issue, compte: issue.prevenir, mesure: id, levee: true });
          return issue;
        }),
      );
      return { message: "La mesure est levée." };
    },
  });

  app.get("/api/mesure/:id", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Une mesure qui me concerne",
      description: "Connecté, suspendu dans ce navigateur, ou avec le `token` du mail.",
      params: parId,
      querystring: z.object({ token: z.string().max(64).optional() }),
      response: reponses({ 200: reponse("La mesure.", mesureRecue) }, 400, 404, 429),
    },
    handler(request) {
      const { params, query } = request;
      const recue = fiches.recue(params.id, viseePar(request), query.token);
      if (recue === null) throw introuvable();
      return recue;
    },
  });

  app.post("/api/mesure/:id/contester", {
    config: parMinute(limites.inscriptionsParMinute),
    schema: {
      tags: TAGS,
      summary: "Contester une mesure",
      description: "Une fois. Connecté, suspendu dans ce navigateur, ou avec le `token` du mail.",
      params: parId,
      body: contestation,
      response: reponses({ 201: reponse("C’est envoyé.", confirmation) }, 400, 401, 404, 409, 429),
    },
    handler(request, reply) {
      const { params, body, session } = request;
      const compte = viseePar(request);
      const { token, text } = body;
      if (compte === null && token === undefined) throw connexionExigee(request);
      if (fiches.recue(params.id, compte, token) === null) throw introuvable();
      if (!decisions.contester(params.id, { compte, token }, text))
        throw new ErreurHttp(409, "Cette mesure a déjà été contestée, ou levée.");
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
