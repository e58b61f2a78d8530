/** Login, logout, and the account of a session (plateforme §7 "Session and notifications"). */
import { normalizeIP } from "@fastify/rate-limit";
import {
  reponseAccesAdministrateur,
  reponseCompteConnecte,
  corpsConnexion,
  reponseNotificationsEnAttente,
  PHRASES_COMPTE,
} from "#contracts/compte.ts";
import { aAuMoinsLeRole } from "#contracts/roles.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { type Compte, createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createInscriptionRepository } from "#db/repositories/inscription-repository.ts";
import { createBilanAdministrateurRepository } from "#db/repositories/moderation/file-des-affaires.ts";
import { createFichesDeComptesPourModerateurs } from "#db/repositories/moderation/fiches.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { limitPerMinutePerAddress, limitPerMinuteByKey } from "../../plugins/rate-limits.ts";
import { withAdminAccess } from "../../plugins/sessions.ts";
import { createRefusCompteSuspendu, HttpError } from "../../services/http-error.ts";
import { composerCleTentativeParFormulaire } from "../../services/login-throttle.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import type { RegisterAccountRoutes } from "./context.ts";

const TAGS = ["Comptes"];

export const routesSessions: RegisterAccountRoutes = async (app, contexte) => {
  const { appareils, avis, db, essais, rateLimits, motsDePasse, sessions } = contexte;
  const comptes = createCompteRepository(db);
  const inscriptions = createInscriptionRepository(db);
  const fiches = createFichesDeComptesPourModerateurs(db);
  const bilan = createBilanAdministrateurRepository(db);
  const social = createSocialRepository(db);

  app.post("/api/connexion", {
    // by the cookie of any known browser: what is refused is neither read nor looked up
    config: limitPerMinuteByKey(rateLimits.connexionsParMinute, (request) =>
      appareils.secret(request),
    ),
    schema: {
      tags: TAGS,
      summary: "Se connecter",
      description:
        "`pseudo` est le pseudo ou l’adresse mail. Ouvre une session nouvelle, dans un cookie que le navigateur garde 30 jours avec " +
        "`souvenir`, sinon jusqu’à sa fermeture. Après quelques mots de passe faux, il faut attendre de plus en plus (`Retry-After`).",
      body: corpsConnexion,
      response: describeRouteResponses(
        { 200: describeJsonReply("La session est ouverte.", reponseSignalement) },
        400,
        401,
        403,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { pseudo, password, souvenir } = request.body;
      const nom = pseudo.toLowerCase();
      const compte = nom.includes("@") ? comptes.parMail(nom) : comptes.parPseudo(nom);
      const appareil = appareils.connu(request, compte?._id ?? null);
      // a browser that the account knows skips the wait: others who guess must not slow it
      const essai =
        appareil === null
          ? await essais.tenter({
              nom: composerCleTentativeParFormulaire(nom),
              compte: compte?._id ?? null,
              adresse: normalizeIP(request.ip),
            })
          : null;
      let actuel: Compte | null = null;
      try {
        const attente = compte === null ? inscriptions.enAttente(nom) : null;
        // an unknown name is verified too (hash null), so that the answer takes as long
        const hache = compte?.password ?? attente;
        const bon = await motsDePasse.verifier(hache, password, appareil !== null);
        if (bon && compte === null)
          throw new HttpError(403, "Confirmez votre adresse mail pour pouvoir vous connecter.");
        // read again: a reset, a measure or a deletion may have come while the hash was computed
        actuel = compte === null ? null : comptes.lire(compte._id);
        if (!bon || actuel === null || actuel.password !== hache) {
          if (actuel !== null && appareil !== null) {
            appareils.rater(appareil, actuel._id);
            essais.rater(actuel._id);
          }
          throw new HttpError(401, PHRASES_COMPTE.motDePasseFaux);
        }
      } catch (erreur) {
        // only a wrong password counts as a failed login
        if (!(erreur instanceof HttpError && erreur.statusCode === 401)) essai?.annuler();
        throw erreur;
      }
      essai?.reussir();
      // only a person with the right password learns that the account is suspended
      if (actuel.suspendu !== null) throw createRefusCompteSuspendu(actuel.suspendu);
      sessions.ouvrir(request, reply, actuel._id, souvenir);
      appareils.retenir(request, reply, actuel._id);
      return { message: `Bonjour ${actuel.pseudo}\u00A0!` };
    },
  });

  app.post("/api/deconnexion", {
    config: limitPerMinutePerAddress(rateLimits.ecrituresParMinute),
    schema: {
      tags: TAGS,
      summary: "Se déconnecter",
      description: "La session de ce navigateur est finie, même si quelqu’un en a copié le cookie.",
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        429,
      ),
    },
    handler(request, reply) {
      sessions.fermer(request, reply);
      // pages of other sessions come back by themselves
      if (request.session !== null) avis.fermer(request.session.compte);
      return { message: "À bientôt\u00A0!" };
    },
  });

  app.post("/api/connecte", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Qui est connecté ?",
      description:
        "`user` est là quand quelqu’un l’est ; `suspension`, quand la session de ce navigateur est celle d’un compte suspendu.",
      response: describeRouteResponses(
        { 200: describeJsonReply("La réponse.", reponseCompteConnecte) },
        429,
      ),
    },
    handler({ session, suspendue }) {
      if (suspendue !== null) {
        const { compte, pseudo, jusque } = suspendue;
        const mesure = fiches.suspension(compte);
        return { allowed: false, suspension: { pseudo, jusque, mesure } };
      }
      if (session === null) return { allowed: false };
      const { compte: userId, pseudo, icon, role, sansPublier } = session;
      return { allowed: true, user: { userId, pseudo, icon, role, sansPublier } };
    },
  });

  app.post("/api/admin", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Est-ce un administrateur ?",
      description: "Ne répond qu’aux administrateurs.",
      response: describeRouteResponses(
        { 200: describeJsonReply("C’en est un.", reponseAccesAdministrateur) },
        401,
        403,
        429,
      ),
    },
    handler: () => ({ allowed: true }),
  });

  app.get("/api/notif", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Quelque chose à lire ?",
      description:
        "Un message ou une demande d’ami que la personne connectée n’a pas lu ; `affaires`, pour la modération : il y en a à traiter.",
      response: describeRouteResponses(
        { 200: describeJsonReply("La réponse.", reponseNotificationsEnAttente) },
        429,
      ),
    },
    handler: ({ session }) => ({
      notif: session !== null && social.aLire(session.compte),
      affaires:
        session !== null &&
        aAuMoinsLeRole(session.role, "moderator") &&
        bilan.attend(session.compte),
    }),
  });
};
