/** Changing the address of an account, and undoing the change (plateforme §7, decisions-plateforme "Mail change"). */
import { corpsChangementMail, corpsJetonDeMail } from "#contracts/compte.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createLienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import { createSessionRepository } from "#db/repositories/session-repository.ts";
import {
  ecrireMailAdresseDejaPrise,
  ecrireMailChangementAAncienneAdresse,
  ecrireMailConfirmationNouvelleAdresse,
} from "../../mails/textes.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { HttpError } from "../../services/http-error.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import {
  createLectureEtConfirmationDuCompteConnecte,
  createRefusLienMailInvalide,
  createRefusMailPris,
  type RegisterAccountRoutes,
  composerConfigMotDePasseRedemande,
  createRefusTropDeMails,
} from "./context.ts";

const TAGS = ["Comptes"];
const TROP_DE_CHANGEMENTS = "Trop de changements d’adresse demandés. Réessayez dans une heure.";

export const routesAdresseMail: RegisterAccountRoutes = async (app, contexte) => {
  const { appareils, avis, courrier, db, detacherDesRooms, lienVers } = contexte;
  const { rateLimits, mails, sessions } = contexte;
  const comptes = createCompteRepository(db);
  const liens = createLienMailRepository(db);
  const ouvertes = createSessionRepository(db);
  const { moiConfirme } = createLectureEtConfirmationDuCompteConnecte(contexte);

  app.put("/api/mail", {
    config: composerConfigMotDePasseRedemande(rateLimits),
    schema: {
      tags: TAGS,
      summary: "Changer d’adresse",
      description:
        "La nouvelle adresse doit être confirmée par le lien qu’elle reçoit ; l’ancienne reçoit de quoi annuler pendant 7 jours. Trois fois " +
        "par heure au plus pour une même adresse. Rien ne dit si elle est déjà celle de quelqu’un : c’est à lui qu’un mail le dit.",
      body: corpsChangementMail,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        403,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { mail, password } = request.body;
      const relire = await moiConfirme(request, password);
      const { _id, pseudo, mail: ancienne } = relire();
      if (mail === ancienne) throw new HttpError(400, "C’est déjà votre adresse.");
      if (!mails.permettre("changements", _id)) throw new HttpError(429, TROP_DE_CHANGEMENTS);
      if (!mails.permettre("nouvelleAdresse", mail)) {
        mails.rendre("changements", _id);
        throw createRefusTropDeMails();
      }
      // the answer must not reveal whether the address belongs to another account: a link is made in any case, but only its owner
      // gets it
      const token = liens.creer(_id, "mail", mail);
      const occupant = comptes.parMail(mail);
      courrier.envoyer(
        occupant === null
          ? ecrireMailConfirmationNouvelleAdresse({
              compte: _id,
              a: mail,
              pseudo,
              lien: lienVers("/confirm", token),
            })
          : ecrireMailAdresseDejaPrise({
              compte: occupant._id,
              a: mail,
              pseudo: occupant.pseudo,
              lien: lienVers("/profile?menu=4"),
            }),
      );
      sessions.renouveler(request, reply);
      const annulation = lienVers("/cancel-mail", liens.creer(_id, "cancelMail", ancienne));
      courrier.envoyer(
        ecrireMailChangementAAncienneAdresse({
          compte: _id,
          a: ancienne,
          pseudo,
          lien: annulation,
          nouvelle: mail,
        }),
      );
      return { message: "Un mail a été envoyé à la nouvelle adresse pour la confirmer." };
    },
  });

  app.post("/api/cancel-mail", {
    config: limitPerMinutePerAddress(rateLimits.inscriptionsParMinute),
    schema: {
      tags: TAGS,
      summary: "Annuler un changement d’adresse",
      description:
        "Avec le lien reçu à l’ancienne adresse : elle est remise en place, et toutes les sessions se ferment.",
      body: corpsJetonDeMail,
      response: describeRouteResponses(
        { 200: describeJsonReply("L’adresse est remise.", reponseSignalement) },
        400,
        404,
        409,
        429,
      ),
    },
    handler(request, reply) {
      const lienMail = liens.lire(request.body.token, "cancelMail");
      if (lienMail === null || lienMail.mail === null) throw createRefusLienMailInvalide();
      if (comptes.changer(lienMail.compte, { mail: lienMail.mail }) !== null)
        throw createRefusMailPris();
      liens.servir(request.body.token, "cancelMail");
      liens.oublierAnnulations(lienMail);
      // all links of the account are revoked: the person who asked for the change of address may hold some
      liens.oublierLiens(lienMail.compte);
      ouvertes.fermerToutes(lienMail.compte);
      appareils.oublier(lienMail.compte);
      avis.fermer(lienMail.compte);
      detacherDesRooms(reply, lienMail.compte);
      return {
        message: "Le changement d’adresse est annulé. Pensez à changer votre mot de passe.",
      };
    },
  });
};
