/** Downloading and deleting one's personal data (decisions-plateforme "Account deletion"). */
import { setTimeout as dormir } from "node:timers/promises";
import { z } from "zod";
import { streamAccountData } from "#db/account-data-stream.ts";
import { TooManyDatabaseReadsError } from "#db/reader.ts";
import type { DatabaseReadRequest } from "#db/reads.ts";
import { corpsJetonDeMail } from "#contracts/compte.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createLienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import {
  createLectureEtConfirmationDuCompteConnecte,
  createRefusLienMailInvalide,
  type RegisterAccountRoutes,
  composerConfigMotDePasseRedemande,
  createRefusTropDeMails,
} from "./context.ts";
import { ecrireMailConfirmationSuppressionCompte } from "../../mails/textes.ts";
import { createEffacementTracesDuCompte } from "../../services/erase-account.ts";

/** Pause in ms between the tries of a download that finds the reader's queue full, and number of tries: other reads go first. */
const PAUSE_MS = 200;
const ESSAIS = 25;

export const routeTelechargerDonnees: RegisterAccountRoutes = async (
  app,
  { largeReplies, reader, rateLimits },
) => {
  async function lire(lecture: DatabaseReadRequest, essai = 1): Promise<Uint8Array> {
    try {
      return await reader.lire(lecture);
    } catch (erreur) {
      if (!(erreur instanceof TooManyDatabaseReadsError) || essai === ESSAIS) throw erreur;
      await dormir(PAUSE_MS);
      return lire(lecture, essai + 1);
    }
  }

  app.get("/api/mes-donnees", {
    // the answer to HEAD would be read to its end, and thrown away
    exposeHeadRoute: false,
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.exportsParMinute)),
    schema: {
      tags: ["Comptes"],
      summary: "Toutes mes données",
      description:
        "En un fichier JSON : compte, quizz et questions, médias, historique, badges, notes, favoris, amis, messages, signalements, liens et sessions.",
      response: describeRouteResponses({ 200: z.unknown().describe("Le fichier.") }, 401, 429, 503),
    },
    async handler(request, reply) {
      void reply.header("content-disposition", 'attachment; filename="mes-donnees-trinquizz.json"');
      void reply.header("cache-control", "no-store");
      const { compte } = exigerSessionConnectee(request);
      return largeReplies.stream(
        request,
        reply,
        streamAccountData((lecture) => lire(lecture), compte),
      );
    },
  });
};

/** OpenAPI tag of the routes that delete one's account (plateforme §7). */
const TAGS = ["Comptes"];

export const routesSupprimerCompte: RegisterAccountRoutes = async (app, contexte) => {
  const { avis, courrier, db, lienVers, rateLimits, mails } = contexte;
  const comptes = createCompteRepository(db);
  const medias = createMediaRepository(db);
  const effacer = createEffacementTracesDuCompte(contexte, app.log);
  const liens = createLienMailRepository(db);
  const social = createSocialRepository(db);
  const { moi } = createLectureEtConfirmationDuCompteConnecte(contexte);

  app.post("/api/ask-delete", {
    config: composerConfigMotDePasseRedemande(rateLimits),
    schema: {
      tags: TAGS,
      summary: "Demander la suppression de son compte",
      description: "Envoie un lien à l’adresse du compte : rien n’est supprimé avant.",
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        429,
      ),
    },
    handler(request) {
      const { _id, mail: a, pseudo } = moi(request);
      if (!mails.permettre("suppression", a)) throw createRefusTropDeMails();
      const token = liens.creer(_id, "suppression");
      courrier.envoyer(
        ecrireMailConfirmationSuppressionCompte({
          compte: _id,
          a,
          pseudo,
          lien: lienVers("/delete", token),
        }),
      );
      return {
        message: "Un mail vous a été envoyé pour confirmer la suppression de votre compte.",
      };
    },
  });

  app.delete("/api/user", {
    config: limitPerMinutePerAddress(rateLimits.inscriptionsParMinute),
    schema: {
      tags: TAGS,
      summary: "Supprimer son compte",
      description:
        "Avec le lien reçu par mail. Rien n’en reste, sinon des scores sans nom : ni dans les fichiers de la base, ni dans les mails écrits.",
      querystring: corpsJetonDeMail,
      response: describeRouteResponses(
        { 200: describeJsonReply("Le compte n’est plus.", reponseSignalement) },
        400,
        404,
        429,
      ),
    },
    async handler(request) {
      const servi = liens.servir(request.query.token, "suppression");
      if (servi === null) throw createRefusLienMailInvalide();
      const amis = social.idsAmis(servi.compte);
      const fichiers = medias.fichiersDe(servi.compte);
      const adresses = comptes.supprimer(servi.compte);
      avis.prevenir(...amis);
      avis.fermer(servi.compte);
      await effacer(servi.compte, adresses, fichiers);
      return { message: "Votre compte a bien été supprimé" };
    },
  });
};
