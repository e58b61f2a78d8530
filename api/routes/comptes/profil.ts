/** One's own profile and badges (plateforme §7 "Registration and account"). */
import { listerBadgesParIds, calculerBadgesGagnes, LISTE_BADGES } from "#contracts/badges.ts";
import {
  reponseBadgesDuCompte,
  corpsChangementDescription,
  corpsChangementIcone,
  corpsChangementPseudo,
  corpsChoixBadgeAffiche,
  reponseHistoriqueDuCompte,
  reponseInformationsDeMonCompte,
  PHRASES_COMPTE,
} from "#contracts/compte.ts";
import { STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { type BadgeRepository, createBadgeRepository } from "#db/repositories/badge-repository.ts";
import { type Compte, createCompteRepository } from "#db/repositories/compte-repository.ts";
import {
  createHistoriqueRepository,
  type HistoriqueRepository,
} from "#db/repositories/historique-repository.ts";
import { createLienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createMotsInterditsRepository } from "#db/repositories/moderation/mots.ts";
import { createQuizzRepository, type QuizzRepository } from "#db/repositories/quizz-repository.ts";
import {
  createSocialRepository,
  type SocialRepository,
} from "#db/repositories/social-repository.ts";
import { ecrireMailPseudoChange } from "../../mails/textes.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import { HttpError, createRefusPseudoInterdit } from "../../services/http-error.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import {
  createLectureEtConfirmationDuCompteConnecte,
  CORPS_CHANGEMENT_EFFECTUE,
  createRefusPseudoPris,
  type RegisterAccountRoutes,
  composerConfigMotDePasseRedemande,
} from "./context.ts";

const TAGS = ["Comptes"];

export const routesProfilDuCompte: RegisterAccountRoutes = async (app, contexte) => {
  const { avis, courrier, db, lienVers, rateLimits, sessions } = contexte;
  const badges = createBadgeRepository(db);
  const comptes = createCompteRepository(db);
  const historique = createHistoriqueRepository(db);
  const liens = createLienMailRepository(db);
  const medias = createMediaRepository(db);
  const mots = createMotsInterditsRepository(db);
  const quizz = createQuizzRepository(db);
  const social = createSocialRepository(db);
  const recompenser = createRecompenser({ badges, historique, social, quizz });
  const { moi, moiConfirme } = createLectureEtConfirmationDuCompteConnecte(contexte);
  const lecture = withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute));
  const ecriture = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  /** Profile of an account, as its owner sees it. */
  const info = (compte: Compte) => {
    recompenser(compte._id);
    const obtenus = badges.obtenus(compte._id);
    const montres = obtenus.filter(({ affiche }) => affiche).map(({ badge }) => badge);
    return {
      pseudo: compte.pseudo,
      mail: compte.mail,
      mailEnAttente: liens.mailEnAttente(compte._id),
      icon: compte.icon,
      gorgees: historique.gorgees(compte._id),
      quizz: quizz.titres(compte._id),
      historique: historique.lister(compte._id),
      description: compte.description,
      badges: obtenus.map(({ badge }) => badge),
      badgesAffiche: listerBadgesParIds(montres),
      amis: social.amis(compte._id),
      demandeAmi: social.demandes(compte._id),
      filesize: medias.taille(compte._id),
      limitsize: STOCKAGE_COMPTE_OCTETS_MAX,
    };
  };

  app.get("/api/myinfo", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Mon compte",
      description: "Tout ce que montre le profil de la personne connectée.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Le compte.", reponseInformationsDeMonCompte) },
        401,
        429,
      ),
    },
    handler: (request) => info(moi(request)),
  });

  app.get("/api/historique", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Mes parties",
      description: "Les dernières d’abord.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Les parties.", reponseHistoriqueDuCompte) },
        401,
        429,
      ),
    },
    handler: (request) => ({
      historique: historique.lister(exigerSessionConnectee(request).compte),
    }),
  });

  app.put("/api/icon", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Changer d’avatar",
      description: "ico0 à ico6.",
      body: corpsChangementIcone,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        429,
      ),
    },
    handler(request) {
      comptes.changer(exigerSessionConnectee(request).compte, request.body);
      return CORPS_CHANGEMENT_EFFECTUE;
    },
  });

  app.put("/api/description", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Changer sa description",
      description: "2000 caractères au plus.",
      body: corpsChangementDescription,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        429,
      ),
    },
    handler(request) {
      comptes.changer(exigerSessionConnectee(request).compte, request.body);
      return { message: "Description mis à jour avec avec succès !" };
    },
  });

  app.put("/api/pseudo", {
    config: composerConfigMotDePasseRedemande(rateLimits),
    schema: {
      tags: TAGS,
      summary: "Changer de pseudo",
      description: "Avec le mot de passe actuel. La session reste, sous un nouveau secret.",
      body: corpsChangementPseudo,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        403,
        409,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { pseudo, password } = request.body;
      const relire = await moiConfirme(request, password);
      const { _id, mail: a, pseudo: ancien } = relire();
      if (pseudo === ancien) throw new HttpError(400, "C’est déjà votre pseudo.");
      if (mots.interdits().trouver(pseudo).length > 0) throw createRefusPseudoInterdit();
      if (comptes.changer(_id, { pseudo }) !== null) throw createRefusPseudoPris();
      sessions.renouveler(request, reply);
      avis.prevenir(_id, ...social.idsAmis(_id));
      courrier.envoyer(
        ecrireMailPseudoChange({
          compte: _id,
          a,
          pseudo,
          ancien,
          lien: lienVers("/reset-password"),
        }),
      );
      return CORPS_CHANGEMENT_EFFECTUE;
    },
  });
};

/** Repositories from which an account's badges are computed (decisions-plateforme "Badges"). */
interface Depots {
  readonly badges: BadgeRepository;
  readonly historique: HistoriqueRepository;
  readonly social: SocialRepository;
  readonly quizz: QuizzRepository;
}

/** Awards the badges that an account has earned since the last call. */
type Recompenser = (compte: string) => void;

function createRecompenser({ badges, historique, social, quizz }: Depots): Recompenser {
  return (compte) => {
    const { parties, gorgees, sansFaute, bulle, sobre, miniJeux } = historique.bilan(compte);
    const { nbQuizz, nbQuestions, nbNotes } = quizz.oeuvre(compte);
    const gagnes = calculerBadgesGagnes({
      confirmations: 1,
      parties,
      gorgees,
      sansFaute: Number(sansFaute),
      bulle: Number(bulle),
      sobre: Number(sobre),
      roulette: Number(miniJeux.has("roulette")),
      soixanteNeuf: Number(miniJeux.has("soixanteNeuf")),
      amis: social.amis(compte).length,
      quizz: nbQuizz,
      questions: nbQuestions,
      notes: nbNotes,
    });
    badges.donner(compte, gagnes);
  };
}

/** Routes of all badges, and of those shown on one's profile (plateforme §7). */
export const routesBadges: RegisterAccountRoutes = async (app, { db, rateLimits }) => {
  const obtenus = createBadgeRepository(db);

  app.get("/api/badges", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Tous les badges",
      description: "Et ce qu’il faut faire pour les avoir.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Les badges.", reponseBadgesDuCompte) },
        429,
      ),
    },
    handler: () => ({ badges: [...LISTE_BADGES] }),
  });

  for (const { url, summary, affiche, message } of [
    {
      url: "/api/badge-affiche",
      summary: "Montrer un badge sur son profil",
      affiche: true,
      message: "Badge ajouté au profil avec succès !",
    },
    {
      url: "/api/badge-desaffiche",
      summary: "Ne plus montrer un badge",
      affiche: false,
      message: "Badge supprimé du profil avec succès !",
    },
  ]) {
    app.post(url, {
      config: withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
      schema: {
        tags: TAGS,
        summary,
        description: "Un badge gagné ; quatre au plus sont montrés.",
        body: corpsChoixBadgeAffiche,
        response: describeRouteResponses(
          { 200: describeJsonReply("C’est fait.", reponseSignalement) },
          400,
          401,
          404,
          409,
          429,
        ),
      },
      handler(request) {
        const issue = obtenus.afficher(
          exigerSessionConnectee(request).compte,
          request.body.badge,
          affiche,
        );
        if (issue === "inconnu") throw new HttpError(404, "Vous n’avez pas encore ce badge.");
        if (issue === "complet") throw new HttpError(409, PHRASES_COMPTE.badges);
        return { message };
      },
    });
  }
};
