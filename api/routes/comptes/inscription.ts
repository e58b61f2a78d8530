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
import type { CompteRepository } from "#db/repositories/compte-repository.ts";
import type { JetonRepository } from "#db/repositories/jeton-repository.ts";
import type { SessionRepository } from "#db/repositories/session-repository.ts";
import { type LimitesApi, parMinute } from "../../limites.ts";
import type { Courrier } from "../../mails/courrier.ts";
import { mailConfirmation, mailDejaInscrit, mailMotDePasse } from "../../mails/textes.ts";
import { erreur400, erreur404, erreur409, erreur429, erreur503, reponse } from "../../schemas.ts";
import type { Avis } from "../../services/avis.ts";
import type { Captcha } from "../../services/captcha.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import type { MotsDePasse } from "../../services/mots-de-passe.ts";

interface Options {
  readonly comptes: CompteRepository;
  readonly jetons: JetonRepository;
  readonly sessions: SessionRepository;
  readonly motsDePasse: MotsDePasse;
  readonly captcha: Captcha;
  readonly courrier: Courrier;
  readonly avis: Avis;
  /** The address of a page of the site, for a mail. */
  readonly lien: (page: string, token?: string) => string;
  readonly limites: LimitesApi;
}

const TAGS = ["Comptes"];
const INVALIDE = "Token invalide";

export const routesInscription: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { comptes, jetons, sessions, motsDePasse, captcha, courrier, avis, lien, limites } =
    options;
  const config = parMinute(limites.inscriptionsParMinute);

  app.get("/captcha", {
    config,
    schema: {
      tags: TAGS,
      summary: "Un défi à résoudre",
      description:
        "Une preuve de travail (altcha), valable un quart d’heure et une seule inscription.",
      response: { 200: z.unknown().describe("Le défi."), 429: erreur429 },
    },
    async handler(_request, reply) {
      void reply.header("cache-control", "no-store");
      return captcha.defier();
    },
  });

  app.post("/inscription", {
    config,
    schema: {
      tags: TAGS,
      summary: "Créer un compte",
      description:
        "Le compte sert une fois son adresse confirmée. La réponse est la même quand l’adresse a déjà un compte : c’est un mail qui le dit.",
      body: inscription,
      response: {
        201: reponse("Le mail est parti.", confirmation),
        400: erreur400,
        409: erreur409,
        429: erreur429,
        503: erreur503,
      },
    },
    async handler(request, reply) {
      const { pseudo, mail, password, captchaToken } = request.body;
      if (comptes.parPseudo(pseudo) !== null) throw pseudoPris();
      if (!(await captcha.accepter(captchaToken))) throw new ErreurHttp(400, TEXTES_COMPTE.captcha);
      const hache = await motsDePasse.hacher(password);
      const cree = comptes.creer({ pseudo, mail, password: hache });
      if ("_id" in cree) {
        const token = jetons.creer(cree._id, "confirme");
        courrier.envoyer(mailConfirmation({ a: mail, pseudo, lien: lien("/confirm", token) }));
      } else if (cree.pris === "pseudo") throw pseudoPris();
      else {
        const connu = comptes.parMail(mail);
        if (connu !== null) ecrireADejaInscrit(connu);
      }
      void reply.code(201);
      return {
        message:
          "Compte créé avec succés. Confirmez votre adresse mail pour pouvoir vous connecter.",
      };
    },
  });

  const pseudoPris = () => new ErreurHttp(409, "Ce pseudo est déjà pris. Choisissez-en un autre.");

  /** Somebody who never confirmed gets another link; the others are told that they have an account. */
  function ecrireADejaInscrit({
    _id,
    mail,
    pseudo,
    confirme,
  }: NonNullable<ReturnType<typeof comptes.parMail>>): void {
    if (confirme)
      courrier.envoyer(mailDejaInscrit({ a: mail, pseudo, lien: lien("/reset-password") }));
    else {
      const token = jetons.creer(_id, "confirme");
      courrier.envoyer(mailConfirmation({ a: mail, pseudo, lien: lien("/confirm", token) }));
    }
  }

  app.post("/confirme", {
    config,
    schema: {
      tags: TAGS,
      summary: "Confirmer une adresse",
      description: "Celle d’un compte neuf, ou la nouvelle d’un compte qui en change.",
      body: jetonSeul,
      response: {
        200: reponse("L’adresse est confirmée.", confirmation),
        400: erreur400,
        404: erreur404,
        409: erreur409,
        429: erreur429,
      },
    },
    handler(request) {
      const servi = jetons.servir(request.body.token, ["confirme", "mail"]);
      if (servi === null) throw new ErreurHttp(404, INVALIDE);
      const { compte, genre, mail } = servi;
      const changements = genre === "mail" && mail !== null ? { mail } : { confirme: true };
      if (comptes.changer(compte, changements) !== null)
        throw new ErreurHttp(409, "Cette adresse sert déjà à un autre compte.");
      return {
        message: genre === "mail" ? "Votre adresse est changée." : "Votre compte est confirmé.",
      };
    },
  });

  app.post("/reset-password", {
    config,
    schema: {
      tags: TAGS,
      summary: "Mot de passe oublié",
      description: "Même réponse, et aussi vite, que l’adresse ait un compte ou non.",
      body: demandeMotDePasse,
      response: {
        201: reponse("Le mail est parti, s’il y a à qui l’écrire.", confirmation),
        400: erreur400,
        429: erreur429,
      },
    },
    handler(request, reply) {
      const compte = comptes.parMail(request.body.mail);
      if (compte !== null) {
        const token = jetons.creer(compte._id, "password");
        const { mail: a, pseudo } = compte;
        courrier.envoyer(mailMotDePasse({ a, pseudo, lien: lien("/new-password", token) }));
      }
      void reply.code(201);
      return { message: "Si l'adresse mail est correcte, alors un mail a été envoyé." };
    },
  });

  app.post("/new-password", {
    config,
    schema: {
      tags: TAGS,
      summary: "Choisir un nouveau mot de passe",
      description:
        "Avec le lien reçu par mail, qui confirme aussi l’adresse. Toutes les sessions du compte se ferment.",
      body: nouveauMotDePasse,
      response: {
        201: reponse("Le mot de passe est changé.", confirmation),
        400: erreur400,
        404: erreur404,
        429: erreur429,
        503: erreur503,
      },
    },
    async handler(request, reply) {
      const { password, token } = request.body;
      if (!jetons.vaut(token, ["password"])) throw new ErreurHttp(404, INVALIDE);
      const hache = await motsDePasse.hacher(password);
      // used up after the work, which may be refused: the link is not lost for that
      const servi = jetons.servir(token, ["password"]);
      if (servi === null) throw new ErreurHttp(404, INVALIDE);
      comptes.changer(servi.compte, { password: hache, confirme: true });
      jetons.oublierLiens(servi.compte);
      sessions.fermerToutes(servi.compte);
      avis.fermer(servi.compte);
      void reply.code(201);
      return { message: "Le mot de passe a bien été réinitialisé" };
    },
  });

  app.post("/cancel-mail", {
    config,
    schema: {
      tags: TAGS,
      summary: "Annuler un changement d’adresse",
      description:
        "Avec le lien reçu à l’ancienne adresse : elle est remise en place, et toutes les sessions se ferment.",
      body: jetonSeul,
      response: {
        200: reponse("L’adresse est remise.", confirmation),
        400: erreur400,
        404: erreur404,
        409: erreur409,
        429: erreur429,
      },
    },
    handler(request) {
      const servi = jetons.servir(request.body.token, ["cancelMail"]);
      if (servi === null || servi.mail === null) throw new ErreurHttp(404, INVALIDE);
      if (comptes.changer(servi.compte, { mail: servi.mail }) !== null)
        throw new ErreurHttp(409, "Cette adresse sert déjà à un autre compte.");
      // whoever asked for the change has other links, perhaps
      jetons.oublierLiens(servi.compte);
      sessions.fermerToutes(servi.compte);
      avis.fermer(servi.compte);
      return {
        message: "Le changement d’adresse est annulé. Pensez à changer votre mot de passe.",
      };
    },
  });

  app.delete("/user", {
    config,
    schema: {
      tags: TAGS,
      summary: "Supprimer son compte",
      description: "Avec le lien reçu par mail. Rien n’en reste, sinon des scores sans nom.",
      querystring: jetonSeul,
      response: {
        200: reponse("Le compte n’est plus.", confirmation),
        400: erreur400,
        404: erreur404,
        429: erreur429,
      },
    },
    handler(request) {
      const servi = jetons.servir(request.query.token, ["suppression"]);
      if (servi === null) throw new ErreurHttp(404, INVALIDE);
      comptes.supprimer(servi.compte);
      avis.fermer(servi.compte);
      return { message: "Votre compte a bien été supprimé" };
    },
  });
};
