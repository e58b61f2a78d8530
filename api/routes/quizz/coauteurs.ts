/** Co-authors of a quizz: inviting a friend, accepting, refusing, leaving (docs/decisions/0076). */
import { reponseCoauteurs, reponseQuizzCoecrits } from "#contracts/coauteurs.ts";
import { COAUTEURS_PAR_QUIZZ_MAX, QUIZZ_COECRITS_MAX } from "#contracts/limites.ts";
import { corpsPseudoAmi } from "#contracts/messagerie.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createCoauteursRepository } from "#db/repositories/coauteur-repository.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import {
  createErreurCompteIntrouvable,
  createErreurQuizzIntrouvable,
  createRefusDEnvoyerMessage,
  HttpError,
} from "../../services/http-error.ts";
import {
  describeJsonReply,
  describeRouteResponses,
  paramsIdDeRoute,
  paramsPseudoDeRoute,
} from "../../services/route-schemas.ts";

const TAGS = ["Écrire un quizz"];
const parPseudo = paramsIdDeRoute.extend(paramsPseudoDeRoute.shape);

const REFUS = {
  pasAmi: [404, "On n’invite que ses amis."],
  deja: [409, "Cette personne est déjà invitée."],
  complet: [
    409,
    `Un quizz a ${String(COAUTEURS_PAR_QUIZZ_MAX)}\u00A0co-auteurs au plus, invitations comprises. Retirez quelqu’un d’abord.`,
  ],
} as const;
const TROP = `Vous écrivez déjà ${String(QUIZZ_COECRITS_MAX)}\u00A0quizz avec d’autres. Quittez-en un d’abord.`;
const SANS_INVITATION = "Cette invitation n’existe plus.";

/** Message of the creator to the invited friend. */
const ecrireInvitation = (title: string): string =>
  `Je vous invite à écrire «\u00A0${title}\u00A0» avec moi. L’invitation vous attend dans Mes Quizz.`;

export const routesCoauteurs: RegisterApiRoutes = async (app, { avis, db, rateLimits }) => {
  const coauteurs = createCoauteursRepository(db);
  const comptes = createCompteRepository(db);
  const social = createSocialRepository(db);
  const lecture = withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute));
  const ecriture = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.get("/api/user/coauteur", {
    config: lecture,
    schema: {
      tags: ["Quizz"],
      summary: "Les quizz que j’écris avec d’autres",
      description:
        "Les invitations qui attendent, et les quizz d’autrui dont la personne connectée est co-auteur, les derniers modifiés d’abord.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Les invitations et les quizz.", reponseQuizzCoecrits) },
        401,
        429,
      ),
    },
    handler: (request) => coauteurs.siens(exigerSessionConnectee(request).compte),
  });

  app.get("/api/quizz/:id/coauteurs", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Les co-auteurs d’un quizz",
      description:
        "Pour qui l’a créé et pour eux-mêmes ; ceux qui n’ont pas encore accepté, pour son créateur seul.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les co-auteurs.", reponseCoauteurs) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const lus = coauteurs.lister(request.params.id, exigerSessionConnectee(request).compte);
      if (lus === null) throw createErreurQuizzIntrouvable();
      return { coauteurs: lus };
    },
  });

  app.post("/api/quizz/:id/coauteurs", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Inviter un ami à écrire un quizz",
      description:
        "Par son créateur. Cinq co-auteurs au plus, invitations comprises ; un message prévient la personne invitée.",
      params: paramsIdDeRoute,
      body: corpsPseudoAmi,
      response: describeRouteResponses(
        { 201: describeJsonReply("L’invitation est partie.", reponseSignalement) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    handler(request, reply) {
      const { compte: moi } = exigerSessionConnectee(request);
      const { sansEcrire = null } = comptes.lire(moi) ?? {};
      if (sansEcrire !== null) throw createRefusDEnvoyerMessage(sansEcrire);
      const ami = comptes.parPseudo(request.body.to);
      if (ami === null) throw createErreurCompteIntrouvable();
      const faite = coauteurs.inviter(request.params.id, moi, ami._id);
      if (faite === "inconnu") throw createErreurQuizzIntrouvable();
      if (typeof faite === "string") {
        const [statut, phrase] = REFUS[faite];
        throw new HttpError(statut, phrase);
      }
      social.ecrire(moi, ami._id, ecrireInvitation(faite.title));
      avis.prevenir(moi, ami._id);
      void reply.code(201);
      return { message: "Invitation envoyée" };
    },
  });

  app.post("/api/quizz/:id/coauteurs/oui", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Accepter d’écrire un quizz",
      description: "Par la personne invitée, qui peut dès lors le lire et l’écrire.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Vous l’écrivez.", reponseSignalement) },
        400,
        401,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const fait = coauteurs.accepter(request.params.id, exigerSessionConnectee(request).compte);
      if (fait === "inconnu") throw new HttpError(404, SANS_INVITATION);
      if (fait === "complet") throw new HttpError(409, TROP);
      return { message: "Vous êtes co-auteur" };
    },
  });

  app.delete("/api/quizz/:id/coauteurs/:pseudo", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Retirer un co-auteur, refuser une invitation, ou cesser d’écrire",
      description:
        "N’importe qui pour le créateur du quizz, soi-même pour un co-auteur ou une personne invitée.",
      params: parPseudo,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { compte: moi } = exigerSessionConnectee(request);
      const { id, pseudo } = request.params;
      const lui = comptes.parPseudo(pseudo);
      if (lui === null || !coauteurs.retirer(id, moi, lui._id))
        throw createErreurQuizzIntrouvable();
      return { message: lui._id === moi ? "Vous n’écrivez plus ce quizz" : "Co-auteur retiré" };
    },
  });
};
