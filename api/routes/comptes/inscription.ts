/**
 * Making an account, and everything that a mailed link does: plateforme §5 and §7 "Registration and account",
 * decisions-plateforme "Mail tokens", "Mail change". Nothing here tells who has an account.
 */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  demandeMotDePasse,
  inscription,
  jetonSeul,
  nouveauMotDePasse,
  TEXTES_COMPTE,
} from "#contracts/compte.ts";
import { confirmation } from "#contracts/signalement.ts";
import type { CompteRepository, NouveauCompte } from "#db/repositories/compte-repository.ts";
import type { InscriptionRepository } from "#db/repositories/inscription-repository.ts";
import type { LienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import type { SessionRepository } from "#db/repositories/session-repository.ts";
import type { SocialRepository } from "#db/repositories/social-repository.ts";
import { type LimitesApi, parMinute } from "../../plugins/limites.ts";
import type { Courrier } from "../../mails/courrier.ts";
import type { Appareils } from "../../services/appareils.ts";
import { mailConfirmation, mailDejaInscrit, mailMotDePasse } from "../../mails/textes.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import type { Avis } from "../../services/avis.ts";
import type { Captcha } from "../../services/captcha.ts";
import {
  type EssaisDeConnexion,
  nomDeSession,
  nomTape,
} from "../../services/essais-de-connexion.ts";
import type { Purge } from "#db/purge.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import type { MailsParDestinataire } from "../../services/mails-par-destinataire.ts";
import type { MotsDePasse } from "../../services/mots-de-passe.ts";

interface Options {
  readonly comptes: CompteRepository;
  readonly inscriptions: InscriptionRepository;
  readonly liens: LienMailRepository;
  readonly social: SocialRepository;
  readonly sessions: SessionRepository;
  readonly appareils: Appareils;
  readonly motsDePasse: MotsDePasse;
  readonly essais: EssaisDeConnexion;
  readonly captcha: Captcha;
  readonly courrier: Courrier;
  readonly purge: Purge;
  readonly mails: MailsParDestinataire;
  readonly avis: Avis;
  /** The address of a page of the site, for a mail. */
  readonly lien: (page: string, token?: string) => string;
  readonly limites: LimitesApi;
}

const TAGS = ["Comptes"];
const INVALIDE = "Token invalide";
/** Of an address to which the last links were sent a moment ago. */
export const TROP_DE_MAILS =
  "Trois mails sont déjà partis vers cette adresse. Le dernier lien marche toujours\u00A0; sinon, réessayez dans une heure.";

/** Once the answer has left. */
const apres = (faire: () => void): void => void setImmediate(faire);

export const routesInscription: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { comptes, inscriptions, liens, social, sessions, motsDePasse, essais } = options;
  const { appareils, purge, captcha, courrier, mails, avis, lien, limites } = options;
  const config = parMinute(limites.inscriptionsParMinute);

  app.get("/api/captcha", {
    config: parMinute(2 * limites.inscriptionsParMinute),
    schema: {
      tags: TAGS,
      summary: "Un défi à résoudre",
      description:
        "Une preuve de travail (altcha), valable un quart d’heure et une seule inscription.",
      response: reponses({ 200: z.unknown().describe("Le défi.") }, 429),
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
      body: inscription,
      response: reponses({ 201: reponse("Le mail est parti.", confirmation) }, 400, 409, 429, 503),
    },
    async handler(request, reply) {
      const { pseudo, mail, password, captchaToken } = request.body;
      if (comptes.pseudoPris(pseudo)) throw pseudoPris();
      if (!(await captcha.accepter(captchaToken))) throw new ErreurHttp(400, TEXTES_COMPTE.captcha);
      if (!mails.permettre("inscription", mail)) throw new ErreurHttp(429, TROP_DE_MAILS);
      const secret = await deposer({ pseudo, mail, password }).catch((erreur: unknown) => {
        mails.rendre("inscription", mail);
        throw erreur;
      });
      apres(() => {
        const connu = comptes.parMail(mail);
        courrier.envoyer(
          connu === null
            ? mailConfirmation({ a: mail, pseudo, lien: lien("/confirm", secret) })
            : mailDejaInscrit({
                compte: connu._id,
                a: mail,
                pseudo: connu.pseudo,
                lien: lien("/reset-password"),
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

  /** The secret of the link. Throws 409 when somebody has, or will have, this pseudo; 503 when too many wait already. */
  const deposer = async ({ password, ...qui }: NouveauCompte): Promise<string> => {
    const hache = await motsDePasse.hacher(password);
    const secret = inscriptions.deposer({ ...qui, password: hache });
    if (secret === null) throw pseudoPris();
    return secret;
  };

  const pseudoPris = () => new ErreurHttp(409, "Ce pseudo est déjà pris. Choisissez-en un autre.");

  app.post("/api/confirme", {
    config,
    schema: {
      tags: TAGS,
      summary: "Confirmer une adresse",
      description: "Celle d’un compte neuf, ou la nouvelle d’un compte qui en change.",
      body: jetonSeul,
      response: reponses(
        { 200: reponse("L’adresse est confirmée.", confirmation) },
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
        if ("pris" in cree) throw cree.pris === "mail" ? mailPris() : pseudoPris();
        return { message: "Votre compte est confirmé." };
      }
      const lienMail = liens.lire(token, "mail");
      if (lienMail === null || lienMail.mail === null) throw new ErreurHttp(404, INVALIDE);
      // a link that cannot serve now may serve later
      if (comptes.changer(lienMail.compte, { mail: lienMail.mail }) !== null) throw mailPris();
      liens.servir(token, "mail");
      return { message: "Votre adresse est changée." };
    },
  });

  const mailPris = () => new ErreurHttp(409, "Cette adresse sert déjà à un autre compte.");

  app.post("/api/reset-password", {
    config,
    schema: {
      tags: TAGS,
      summary: "Mot de passe oublié",
      description:
        "Même réponse, et aussi vite, que l’adresse ait un compte ou non. Trois mails par heure au plus : ensuite, le dernier lien reste le bon.",
      body: demandeMotDePasse,
      response: reponses(
        { 201: reponse("Le mail est parti, s’il y a à qui l’écrire.", confirmation) },
        400,
        429,
      ),
    },
    handler(request, reply) {
      const { mail } = request.body;
      // afterwards: how long it takes would tell who has an account
      apres(() => {
        const compte = comptes.parMail(mail);
        // a new link would end the last one, which is in the mailbox already
        if (compte === null || !mails.permettre("motDePasse", mail)) return;
        const token = liens.creer(compte._id, "password");
        const { _id, mail: a, pseudo } = compte;
        courrier.envoyer(
          mailMotDePasse({ compte: _id, a, pseudo, lien: lien("/new-password", token) }),
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
      body: nouveauMotDePasse,
      response: reponses(
        { 201: reponse("Le mot de passe est changé.", confirmation) },
        400,
        404,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { password, token } = request.body;
      if (liens.lire(token, "password") === null) throw new ErreurHttp(404, INVALIDE);
      const hache = await motsDePasse.hacher(password);
      // used up after the work, which may be refused: the link is not lost for that
      const servi = liens.servir(token, "password");
      if (servi === null) throw new ErreurHttp(404, INVALIDE);
      comptes.changer(servi.compte, { password: hache });
      liens.oublierLiens(servi.compte);
      const { pseudo = "", mail = "" } = comptes.lire(servi.compte) ?? {};
      essais.oublier(
        servi.compte,
        nomTape(pseudo.toLowerCase()),
        nomTape(mail),
        nomDeSession(servi.compte),
      );
      appareils.oublier(servi.compte);
      sessions.fermerToutes(servi.compte);
      avis.fermer(servi.compte);
      void reply.code(201);
      return { message: "Le mot de passe a bien été réinitialisé" };
    },
  });

  app.post("/api/cancel-mail", {
    config,
    schema: {
      tags: TAGS,
      summary: "Annuler un changement d’adresse",
      description:
        "Avec le lien reçu à l’ancienne adresse : elle est remise en place, et toutes les sessions se ferment.",
      body: jetonSeul,
      response: reponses(
        { 200: reponse("L’adresse est remise.", confirmation) },
        400,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const lienMail = liens.lire(request.body.token, "cancelMail");
      if (lienMail === null || lienMail.mail === null) throw new ErreurHttp(404, INVALIDE);
      if (comptes.changer(lienMail.compte, { mail: lienMail.mail }) !== null) throw mailPris();
      liens.servir(request.body.token, "cancelMail");
      liens.oublierAnnulations(lienMail);
      // whoever asked for the change has other links, perhaps
      liens.oublierLiens(lienMail.compte);
      sessions.fermerToutes(lienMail.compte);
      appareils.oublier(lienMail.compte);
      avis.fermer(lienMail.compte);
      return {
        message: "Le changement d’adresse est annulé. Pensez à changer votre mot de passe.",
      };
    },
  });

  /** What is left of an account in the files. A failure is the server's: the account is gone, and it is tried again each hour. */
  const effacer = async (compte: string, adresses: readonly string[]) => {
    try {
      const [fini] = await Promise.all([purge.purger(), courrier.oublier(compte, adresses)]);
      if (!fini)
        app.log.warn("the log of the database could not be emptied: it will be within the hour");
    } catch (err) {
      app.log.error({ err }, "what was deleted could not be written over");
    }
  };

  app.delete("/api/user", {
    config,
    schema: {
      tags: TAGS,
      summary: "Supprimer son compte",
      description:
        "Avec le lien reçu par mail. Rien n’en reste, sinon des scores sans nom : ni dans les fichiers de la base, ni dans les mails écrits.",
      querystring: jetonSeul,
      response: reponses({ 200: reponse("Le compte n’est plus.", confirmation) }, 400, 404, 429),
    },
    async handler(request) {
      const servi = liens.servir(request.query.token, "suppression");
      if (servi === null) throw new ErreurHttp(404, INVALIDE);
      const amis = social.idsAmis(servi.compte);
      const adresses = comptes.supprimer(servi.compte);
      avis.prevenir(...amis);
      avis.fermer(servi.compte);
      await effacer(servi.compte, adresses);
      return { message: "Votre compte a bien été supprimé" };
    },
  });
};
