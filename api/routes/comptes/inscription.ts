/**
 * Registration, and confirmation of an address (plateforme §5 and §7 "Registration and account", decisions-plateforme "Mail
 * tokens"). No answer reveals who has an account.
 */
import { z } from "zod";
import { corpsInscription, corpsJetonDeMail, PHRASES_COMPTE } from "#contracts/compte.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import {
  createCaptchaRepository,
  createInscriptionRepository,
} from "#db/repositories/inscription-repository.ts";
import { createCompteRepository, type NouveauCompte } from "#db/repositories/compte-repository.ts";
import { createLienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import { createMotsInterditsRepository } from "#db/repositories/moderation/mots.ts";
import { ecrireMailConfirmationInscription, ecrireMailDejaInscrit } from "../../mails/textes.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { createCaptchaService } from "../../services/captcha.ts";
import { HttpError, createRefusPseudoInterdit } from "../../services/http-error.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import {
  executerApresReponse,
  createRefusLienMailInvalide,
  createRefusMailPris,
  createRefusPseudoPris,
  type RegisterAccountRoutes,
  createRefusTropDeMails,
} from "./context.ts";

const TAGS = ["Comptes"];

export const routesInscription: RegisterAccountRoutes = async (app, contexte) => {
  const { courrier, db, lienVers, rateLimits, mails, motsDePasse } = contexte;
  const comptes = createCompteRepository(db);
  const inscriptions = createInscriptionRepository(db);
  const liens = createLienMailRepository(db);
  const mots = createMotsInterditsRepository(db);
  const captcha = createCaptchaService(createCaptchaRepository(db), rateLimits.captcha);
  const config = limitPerMinutePerAddress(rateLimits.inscriptionsParMinute);

  app.get("/api/captcha", {
    config: limitPerMinutePerAddress(2 * rateLimits.inscriptionsParMinute),
    schema: {
      tags: TAGS,
      summary: "Un défi à résoudre",
      description:
        "Une preuve de travail (altcha), valable un quart d’heure et une seule inscription.",
      response: describeRouteResponses({ 200: z.unknown().describe("Le défi.") }, 429),
    },
    async handler(_request, reply) {
      void reply.header("cache-control", "no-store");
      return captcha.defier();
    },
  });

  app.post("/api/inscription", {
    config,
    schema: {
      tags: TAGS,
      summary: "Créer un compte",
      description:
        "Le compte sert une fois son adresse confirmée. La réponse est la même quand l’adresse a déjà un compte : c’est un mail qui le dit. " +
        "Trois fois par heure au plus pour une même adresse.",
      body: corpsInscription,
      response: describeRouteResponses(
        { 201: describeJsonReply("Le mail est parti.", reponseSignalement) },
        400,
        409,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { pseudo, mail, password, captchaToken } = request.body;
      if (mots.interdits().trouver(pseudo).length > 0) throw createRefusPseudoInterdit();
      if (comptes.pseudoPris(pseudo)) throw createRefusPseudoPris();
      if (!(await captcha.accepter(captchaToken))) throw new HttpError(400, PHRASES_COMPTE.captcha);
      if (!mails.permettre("inscription", mail)) throw createRefusTropDeMails();
      const secret = await deposer({ pseudo, mail, password }).catch((erreur: unknown) => {
        mails.rendre("inscription", mail);
        throw erreur;
      });
      executerApresReponse(() => {
        const connu = comptes.parMail(mail);
        courrier.envoyer(
          connu === null
            ? ecrireMailConfirmationInscription({
                a: mail,
                pseudo,
                lien: lienVers("/confirm", secret),
              })
            : ecrireMailDejaInscrit({
                compte: connu._id,
                a: mail,
                pseudo: connu.pseudo,
                lien: lienVers("/reset-password"),
              }),
        );
      });
      void reply.code(201);
      return {
        message:
          "Compte créé avec succés. Confirmez votre adresse mail pour pouvoir vous connecter.",
      };
    },
  });

  /**
   * Stores a registration and returns the secret of its link. Throws 409 when the pseudo is taken, 503 when too many hashes
   * wait.
   */
  const deposer = async ({ password, ...qui }: NouveauCompte): Promise<string> => {
    const hache = await motsDePasse.hacher(password);
    const secret = inscriptions.deposer({ ...qui, password: hache });
    if (secret === null) throw createRefusPseudoPris();
    return secret;
  };

  app.post("/api/confirme", {
    config,
    schema: {
      tags: TAGS,
      summary: "Confirmer une adresse",
      description:
        "Celle d’un compte neuf, ou la nouvelle d’un compte qui en change. Un lien qui a déjà servi le dit, et ne change rien.",
      body: corpsJetonDeMail,
      response: describeRouteResponses(
        { 200: describeJsonReply("L’adresse est confirmée.", reponseSignalement) },
        400,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const { token } = request.body;
      const cree = inscriptions.confirmer(token);
      if (cree !== null) {
        if ("pris" in cree)
          throw cree.pris === "mail" ? createRefusMailPris() : createRefusPseudoPris();
        return { message: "Votre compte est confirmé." };
      }
      const lienMail = liens.lire(token, "mail");
      if (lienMail === null || lienMail.mail === null) {
        if (liens.aServi(token))
          return { message: "C’est déjà fait\u00A0: votre adresse est confirmée." };
        throw createRefusLienMailInvalide();
      }
      // the link of an address change is not used up when the address is taken: it may become free later
      if (comptes.changer(lienMail.compte, { mail: lienMail.mail }) !== null)
        throw createRefusMailPris();
      liens.servir(token, "mail");
      return { message: "Votre adresse est changée." };
    },
  });
};
