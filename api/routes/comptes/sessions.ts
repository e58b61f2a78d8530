/** Logging in and out, and who one is: plateforme §7 "Session and notifications". */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { normalizeIP } from "@fastify/rate-limit";
import { allowed, connecte, connexion, notif } from "#contracts/compte.ts";
import { confirmation } from "#contracts/signalement.ts";
import type { CompteRepository } from "#db/repositories/compte-repository.ts";
import type { SocialRepository } from "#db/repositories/social-repository.ts";
import { type LimitesApi, parMinute } from "../../limites.ts";
import type { Sessions } from "../../plugins/sessions.ts";
import { erreur400, erreur401, erreur403, erreur429, erreur503, reponse } from "../../schemas.ts";
import { creerEchecs } from "../../services/echecs.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import type { MotsDePasse } from "../../services/mots-de-passe.ts";

interface Options {
  readonly comptes: CompteRepository;
  readonly social: SocialRepository;
  readonly sessions: Sessions;
  readonly motsDePasse: MotsDePasse;
  readonly limites: LimitesApi;
}

const TAGS = ["Comptes"];

export const routesSessions: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { comptes, social, sessions, motsDePasse, limites } = options;
  const parAdresse = creerEchecs(limites.echecsDeConnexionParAdresse);
  const parCompte = creerEchecs(limites.echecsDeConnexionParCompte);

  app.post("/connexion", {
    config: parMinute(limites.connexionsParMinute),
    schema: {
      tags: TAGS,
      summary: "Se connecter",
      description:
        "`pseudo` est le pseudo ou l’adresse mail. Ouvre une session nouvelle, dans un cookie que le navigateur garde 30 jours avec " +
        "`souvenir`, sinon jusqu’à sa fermeture.",
      body: connexion,
      response: {
        200: reponse("La session est ouverte.", confirmation),
        400: erreur400,
        401: erreur401,
        403: erreur403,
        429: erreur429,
        503: erreur503,
      },
    },
    async handler(request, reply) {
      const { pseudo, password, souvenir } = request.body;
      const cle = pseudo.toLowerCase();
      const adresse = normalizeIP(request.ip);
      parAdresse.tenter(adresse);
      parCompte.tenter(cle);
      const compte = cle.includes("@") ? comptes.parMail(cle) : comptes.parPseudo(cle);
      const bon = await motsDePasse.verifier(compte?.password ?? null, password);
      if (compte === null || !bon) throw new ErreurHttp(401, "Pseudo ou mot de passe incorrect.");
      if (!compte.confirme)
        throw new ErreurHttp(403, "Confirmez votre adresse mail pour pouvoir vous connecter.");
      parAdresse.oublier(adresse);
      parCompte.oublier(cle);
      sessions.ouvrir(request, reply, compte._id, souvenir);
      return { message: `Bonjour ${compte.pseudo}\u00A0!` };
    },
  });

  app.post("/deconnexion", {
    config: parMinute(limites.ecrituresParMinute),
    schema: {
      tags: TAGS,
      summary: "Se déconnecter",
      description: "La session de ce navigateur est finie, même si quelqu’un en a copié le cookie.",
      response: { 200: reponse("C’est fait.", confirmation), 429: erreur429 },
    },
    handler(request, reply) {
      sessions.fermer(request, reply);
      return { message: "À bientôt\u00A0!" };
    },
  });

  app.post("/connecte", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Qui est connecté ?",
      description: "`user` est là quand quelqu’un l’est.",
      response: { 200: reponse("La réponse.", connecte), 429: erreur429 },
    },
    handler({ session }) {
      if (session === null) return { allowed: false };
      const { compte: userId, pseudo, icon } = session;
      return { allowed: true, user: { userId, pseudo, icon } };
    },
  });

  app.post("/admin", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Est-ce un administrateur ?",
      description: "De la personne connectée ; faux pour un visiteur.",
      response: { 200: reponse("La réponse.", allowed), 429: erreur429 },
    },
    handler: ({ session }) => ({ allowed: session?.role === "admin" }),
  });

  app.get("/notif", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Quelque chose à lire ?",
      description: "Un message ou une demande d’ami que la personne connectée n’a pas lu.",
      response: { 200: reponse("La réponse.", notif), 429: erreur429 },
    },
    handler: ({ session }) => ({ notif: session !== null && social.aLire(session.compte) }),
  });
};
