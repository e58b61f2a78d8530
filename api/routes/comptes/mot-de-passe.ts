/**
 * Changing a known or forgotten password (plateforme §5 and §7, decisions-plateforme "Mail tokens"). No answer reveals who has
 * an account.
 */
import {
  corpsChangementMotDePasse,
  corpsDemandeMotDePasseOublie,
  corpsMotDePasseParLienMail,
} from "#contracts/compte.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createLienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import { createSessionRepository } from "#db/repositories/session-repository.ts";
import { ecrireMailMotDePasseOublie, ecrireMailMotDePasseChange } from "../../mails/textes.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { HttpError } from "../../services/http-error.ts";
import {
  composerCleTentativeEnSession,
  composerCleTentativeParFormulaire,
} from "../../services/login-throttle.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import {
  executerApresReponse,
  createLectureEtConfirmationDuCompteConnecte,
  CORPS_CHANGEMENT_EFFECTUE,
  createRefusLienMailInvalide,
  type RegisterAccountRoutes,
  composerConfigMotDePasseRedemande,
} from "./context.ts";

const TAGS = ["Comptes"];

export const routesMotDePasse: RegisterAccountRoutes = async (app, contexte) => {
  const { appareils, avis, courrier, db, essais, lienVers, rateLimits } = contexte;
  const { detacherDesRooms, mails, motsDePasse, sessions } = contexte;
  const comptes = createCompteRepository(db);
  const liens = createLienMailRepository(db);
  const ouvertes = createSessionRepository(db);
  const { moiConfirme } = createLectureEtConfirmationDuCompteConnecte(contexte);
  const config = limitPerMinutePerAddress(rateLimits.inscriptionsParMinute);
  /** Mails the owner that the password was changed, because somebody else may have changed it. */
  const prevenir = (_id: string) => {
    const compte = comptes.lire(_id);
    if (compte === null) return;
    const { mail: a, pseudo } = compte;
    courrier.envoyer(
      ecrireMailMotDePasseChange({ compte: _id, a, pseudo, lien: lienVers("/reset-password") }),
    );
  };

  app.put("/api/password", {
    config: composerConfigMotDePasseRedemande(rateLimits),
    schema: {
      tags: TAGS,
      summary: "Changer de mot de passe",
      description:
        "Les autres sessions du compte se ferment ; celle-ci reste, sous un nouveau secret.",
      body: corpsChangementMotDePasse,
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
      const { password, newPassword } = request.body;
      const relire = await moiConfirme(request, password);
      if (newPassword === password) throw new HttpError(400, "C’est déjà votre mot de passe.");
      const hache = await motsDePasse.hacher(newPassword);
      const { _id } = relire();
      comptes.changer(_id, { password: hache });
      liens.oublierLiens(_id);
      sessions.fermerAutres(request, _id);
      appareils.oublier(_id, request);
      avis.fermer(_id);
      sessions.renouveler(request, reply);
      detacherDesRooms(reply, _id);
      prevenir(_id);
      return CORPS_CHANGEMENT_EFFECTUE;
    },
  });

  app.post("/api/reset-password", {
    config,
    schema: {
      tags: TAGS,
      summary: "Mot de passe oublié",
      description:
        "Même réponse, et aussi vite, que l’adresse ait un compte ou non. Trois mails par heure au plus : ensuite, le dernier lien reste le bon.",
      body: corpsDemandeMotDePasseOublie,
      response: describeRouteResponses(
        {
          201: describeJsonReply("Le mail est parti, s’il y a à qui l’écrire.", reponseSignalement),
        },
        400,
        429,
      ),
    },
    handler(request, reply) {
      const { mail } = request.body;
      // the mail is prepared after the answer, whose duration would reveal who has an account
      executerApresReponse(() => {
        const compte = comptes.parMail(mail);
        // no link is made beyond the limit of mails: it would invalidate the last one, which is in the mailbox already
        if (compte === null || !mails.permettre("motDePasse", mail)) return;
        const token = liens.creer(compte._id, "password");
        const { _id, mail: a, pseudo } = compte;
        courrier.envoyer(
          ecrireMailMotDePasseOublie({
            compte: _id,
            a,
            pseudo,
            lien: lienVers("/new-password", token),
          }),
        );
      });
      void reply.code(201);
      return { message: "Si l'adresse mail est correcte, alors un mail a été envoyé." };
    },
  });

  app.post("/api/new-password", {
    config,
    schema: {
      tags: TAGS,
      summary: "Choisir un nouveau mot de passe",
      description:
        "Avec le lien reçu par mail, qui confirme aussi l’adresse. Toutes les sessions du compte se ferment.",
      body: corpsMotDePasseParLienMail,
      response: describeRouteResponses(
        { 201: describeJsonReply("Le mot de passe est changé.", reponseSignalement) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { password, token } = request.body;
      if (liens.lire(token, "password") === null) throw createRefusLienMailInvalide();
      const hache = await motsDePasse.hacher(password);
      // the reset link is used up after the hashing, which may fail with 503
      const servi = liens.servir(token, "password");
      if (servi === null) throw createRefusLienMailInvalide();
      comptes.changer(servi.compte, { password: hache });
      liens.oublierLiens(servi.compte);
      const { pseudo = "", mail = "" } = comptes.lire(servi.compte) ?? {};
      essais.oublier(
        servi.compte,
        composerCleTentativeParFormulaire(pseudo.toLowerCase()),
        composerCleTentativeParFormulaire(mail),
        composerCleTentativeEnSession(servi.compte),
      );
      appareils.oublier(servi.compte);
      ouvertes.fermerToutes(servi.compte);
      avis.fermer(servi.compte);
      detacherDesRooms(reply, servi.compte);
      prevenir(servi.compte);
      void reply.code(201);
      return { message: "Le mot de passe a bien été réinitialisé" };
    },
  });
};
