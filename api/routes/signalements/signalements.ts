/** Reporting a quizz or a question, with or without an account: plateforme §5 and §7, decisions-plateforme "Reports". */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { confirmation, signalement } from "#contracts/signalement.ts";
import type { SignalementRepository } from "#db/repositories/signalement-repository.ts";
import { type LimitesApi, parMinute } from "../../limites.ts";
import { erreur400, erreur404, erreur429, reponse } from "../../schemas.ts";
import type { Avis } from "../../services/avis.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";

interface Options {
  readonly signalements: SignalementRepository;
  readonly avis: Avis;
  readonly limites: LimitesApi;
}

export const routesSignalements: FastifyPluginAsyncZod<Options> = async (
  app,
  { signalements, avis, limites },
) => {
  for (const destinataire of ["createur", "administrateur"] as const) {
    app.post(`/signale-${destinataire}`, {
      config: parMinute(limites.signalementsParMinute),
      schema: {
        tags: ["Quizz"],
        summary: `Signaler un quizz ou une question ${destinataire === "createur" ? "à qui l’a écrit" : "aux administrateurs"}`,
        description:
          "Sans compte, le signalement part sans signature et personne ne peut y répondre. `createur` n’est pas lu : le quizz dit " +
          "déjà qui l’a écrit. `questionId` null : le quizz entier.",
        body: signalement,
        response: {
          201: reponse("Le signalement est parti.", confirmation),
          400: erreur400,
          404: erreur404,
          429: erreur429,
        },
      },
      handler(request, reply) {
        const { quizzId, questionId, text } = request.body;
        const auteur = request.session?.compte ?? null;
        const depose = signalements.deposer({ destinataire, auteur, quizzId, questionId, text });
        if (depose === null)
          throw new ErreurHttp(404, "Ce quizz n’existe plus : il n’y a plus rien à signaler.");
        if (depose.prevenu !== null) avis.prevenir(depose.prevenu);
        void reply.code(201);
        return { message: "Signalement envoyé" };
      },
    });
  }
};
