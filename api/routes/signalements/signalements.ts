/**
 * Reporting a quizz, a question or a profile, with or without an account (plateforme §5 and §7, decisions-plateforme
 * "Reports"). The flow "report → decision → letter" starts here.
 */
import type { FastifyRequest } from "fastify";
import {
  reponseSignalement,
  destinataireSignalement,
  estMotifSignalementGrave,
  corpsSignaler,
} from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createSignalementRepository } from "#db/repositories/moderation/signalements.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import {
  limitPerMinutePerAddress,
  limitPerMinuteByKey,
  createTooManyRequestsError,
} from "../../plugins/rate-limits.ts";
import { createNotifyModeratorsOfNewCase } from "../../services/moderation/notify.ts";
import { HttpError, createRefusDEnvoyerMessage } from "../../services/http-error.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";

const signalements: RegisterApiRoutes = async (app, contexte) => {
  const { appareils, avis, db, rateLimits, rooms } = contexte;
  const tellNewCase = createNotifyModeratorsOfNewCase(contexte);
  const depot = createSignalementRepository(db);
  const comptes = createCompteRepository(db);
  /** Key of the reporter for the rate limit: account, seat or known browser, since a whole bar shares one address; null without any. */
  const personne = async (request: FastifyRequest): Promise<string | null> => {
    if (request.session !== null) return `compte ${request.session.compte}`;
    const place = corpsSignaler.safeParse(request.body).data?.place;
    if (place !== undefined && (await rooms.tient(place)))
      return `place ${place.room} ${place.jeton}`;
    const appareil = appareils.secret(request);
    return appareil === null ? null : `appareil ${appareil}`;
  };
  const compterAdresse = app.createRateLimit(
    limitPerMinutePerAddress(rateLimits.signalementsParAdresse).rateLimit,
  );
  for (const pour of destinataireSignalement.options) {
    app.post(`/api/signale-${pour}`, {
      config: limitPerMinuteByKey(rateLimits.signalementsParMinute, personne, "preHandler"),
      async preValidation(request) {
        const { isAllowed, ...compte } = await compterAdresse(request);
        if (!isAllowed && "isExceeded" in compte && compte.isExceeded)
          throw createTooManyRequestsError();
      },
      schema: {
        tags: ["Quizz"],
        summary: `Signaler un quizz, une question ou un profil ${pour === "createur" ? "à qui l’a écrit" : "aux administrateurs"}`,
        description:
          "Sans compte, le signalement part sans signature et personne ne peut y répondre. `createur` n’est lu que sans quizz (`quizzId` null) : " +
          "c’est alors le pseudo de qui a ce profil. `questionId` null : le quizz entier. Une raison grave va toujours aux administrateurs. `signe` : le créateur apprend de qui cela vient. Cinq par minute et par personne : son compte, sinon sa place dans une room " +
          "(`place`), sinon son navigateur.",
        body: corpsSignaler,
        response: describeRouteResponses(
          { 201: describeJsonReply("Le signalement est parti.", reponseSignalement) },
          400,
          403,
          404,
          429,
        ),
      },
      async handler(request, reply) {
        const { createur, quizzId, questionId, motif, text, place, signe, envoi } = request.body;
        const auteur = request.session?.compte ?? null;
        const { sansEcrire = null } = (auteur === null ? null : comptes.lire(auteur)) ?? {};
        // only a mild report to the creator is refused to an account that may not write: a grave one is for the moderation, and no message
        if (pour === "createur" && sansEcrire !== null && !estMotifSignalementGrave(motif))
          throw createRefusDEnvoyerMessage(sansEcrire);
        const depose = depot.deposer({
          destinataire: pour,
          auteur,
          createur,
          quizzId,
          questionId,
          motif,
          text,
          signe,
          envoi,
          assis: place !== undefined && (await rooms.tient(place)),
        });
        if (depose === null)
          throw new HttpError(404, "Ce quizz n’existe plus : il n’y a plus rien à signaler.");
        if (depose.prevenu !== null) avis.prevenir(depose.prevenu);
        if (depose.ouverte !== null) tellNewCase(depose.ouverte, motif);
        void reply.code(201);
        return { message: "Signalement envoyé" };
      },
    });
  }
};

export default signalements;
