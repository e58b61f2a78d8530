/** One's own account: plateforme §7 "Registration and account", decisions-plateforme "Mail change", "Account deletion". */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { badgesDe } from "#contracts/badges.ts";
import {
  changementDescription,
  changementIcon,
  changementMail,
  changementMotDePasse,
  changementPseudo,
  historiqueRecu,
  myinfo,
} from "#contracts/compte.ts";
import { STOCKAGE_MAX } from "#contracts/limites.ts";
import { confirmation } from "#contracts/signalement.ts";
import type { BadgeRepository } from "#db/repositories/badge-repository.ts";
import type { Compte, CompteRepository } from "#db/repositories/compte-repository.ts";
import type { HistoriqueRepository } from "#db/repositories/historique-repository.ts";
import type { LienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import type { MediaRepository } from "#db/repositories/media-repository.ts";
import type { QuizzRepository } from "#db/repositories/quizz-repository.ts";
import type { SocialRepository } from "#db/repositories/social-repository.ts";
import { type LimitesApi, parMinute, parMinuteEtPar } from "../../plugins/limites.ts";
import type { Courrier } from "../../mails/courrier.ts";
import {
  mailAdresseDejaPrise,
  mailAncienneAdresse,
  mailNouvelleAdresse,
  mailSuppression,
} from "../../mails/textes.ts";
import type { Appareils } from "../../services/appareils.ts";
import { type SessionsParCookie, sessionDe } from "../../plugins/sessions.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import type { Avis } from "../../services/avis.ts";
import type { Recompenser } from "../../services/badges.ts";
import { type EssaisDeConnexion, nomDeSession } from "../../services/essais-de-connexion.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import type { MailsParDestinataire } from "../../services/mails-par-destinataire.ts";
import type { MotsDePasse } from "../../services/mots-de-passe.ts";
import { TROP_DE_MAILS } from "./inscription.ts";

interface Options {
  readonly comptes: CompteRepository;
  readonly badges: BadgeRepository;
  readonly historique: HistoriqueRepository;
  readonly liens: LienMailRepository;
  readonly medias: MediaRepository;
  readonly quizz: QuizzRepository;
  readonly social: SocialRepository;
  readonly sessions: SessionsParCookie;
  readonly appareils: Appareils;
  readonly motsDePasse: MotsDePasse;
  readonly courrier: Courrier;
  readonly mails: MailsParDestinataire;
  readonly avis: Avis;
  readonly essais: EssaisDeConnexion;
  readonly recompenser: Recompenser;
  readonly lien: (page: string, token?: string) => string;
  readonly limites: LimitesApi;
}

const TAGS = ["Comptes"];
const TROP_DE_CHANGEMENTS = "Trop de changements d’adresse demandés. Réessayez dans une heure.";
const FAIT = { message: "Changement effectué avec succès." } as const;

export const routesCompte: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { comptes, historique, liens, medias, quizz, social, sessions } = options;
  const { appareils, motsDePasse, courrier, mails, avis, essais, recompenser } = options;
  const { lien, limites } = options;
  const lecture = { ...parMinute(limites.lecturesParMinute), acces: "connecte" } as const;
  const ecriture = { ...parMinute(limites.ecrituresParMinute), acces: "connecte" } as const;
  const sensible = {
    ...parMinuteEtPar(limites.connexionsParMinute, ({ session }) => session?.compte ?? null),
    acces: "connecte",
  } as const;

  const moi = (request: Parameters<typeof sessionDe>[0]): Compte => {
    const compte = comptes.lire(sessionDe(request).compte);
    if (compte === null) throw new ErreurHttp(401, "Connectez-vous pour continuer.");
    return compte;
  };
  /** The account, once its password was typed again. Throws 403; 429 when it was wrong too often, as for logging in. */
  const moiConfirme = async (request: Parameters<typeof sessionDe>[0], password: string) => {
    const compte = moi(request);
    const { _id } = compte;
    const appareil = appareils.connu(request, _id);
    const adresse = normalizeIP(request.ip);
    const essai =
      appareil === null
        ? await essais.tenter({ nom: nomDeSession(_id), compte: _id, adresse })
        : null;
    const bon = await motsDePasse
      .verifier(compte.password, password, appareil !== null)
      .catch((erreur: unknown) => {
        essai?.annuler();
        throw erreur;
      });
    if (!bon) {
      if (appareil !== null) {
        appareils.rater(appareil, _id);
        essais.rater(_id);
      }
      throw new ErreurHttp(403, "Ce n’est pas votre mot de passe actuel.");
    }
    essai?.reussir();
    return compte;
  };

  /** Everything held about the account that is logged in. */
  const info = (compte: Compte) => {
    recompenser(compte._id);
    const obtenus = options.badges.obtenus(compte._id);
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
      badgesAffiche: badgesDe(montres),
      amis: social.amis(compte._id),
      demandeAmi: social.demandes(compte._id),
      filesize: medias.taille(compte._id),
      limitsize: STOCKAGE_MAX,
    };
  };

  app.get("/api/myinfo", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Mon compte",
      description: "Tout ce que montre le profil de la personne connectée.",
      response: reponses({ 200: reponse("Le compte.", myinfo) }, 401, 429),
    },
    handler: (request) => info(moi(request)),
  });

  app.get("/api/historique", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Mes parties",
      description: "Les dernières d’abord.",
      response: reponses({ 200: reponse("Les parties.", historiqueRecu) }, 401, 429),
    },
    handler: (request) => ({ historique: historique.lister(sessionDe(request).compte) }),
  });

  app.put("/api/icon", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Changer d’avatar",
      description: "ico0 à ico6.",
      body: changementIcon,
      response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 429),
    },
    handler(request) {
      comptes.changer(sessionDe(request).compte, request.body);
      return FAIT;
    },
  });

  app.put("/api/description", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Changer sa description",
      description: "2000 caractères au plus.",
      body: changementDescription,
      response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 429),
    },
    handler(request) {
      comptes.changer(sessionDe(request).compte, request.body);
      return { message: "Description mis à jour avec avec succès !" };
    },
  });

  app.put("/api/pseudo", {
    config: sensible,
    schema: {
      tags: TAGS,
      summary: "Changer de pseudo",
      description: "Avec le mot de passe actuel.",
      body: changementPseudo,
      response: reponses(
        { 200: reponse("C’est fait.", confirmation) },
        400,
        401,
        403,
        409,
        429,
        503,
      ),
    },
    async handler(request) {
      const { pseudo, password } = request.body;
      const { _id, pseudo: ancien } = await moiConfirme(request, password);
      if (pseudo === ancien) throw new ErreurHttp(400, "C’est déjà votre pseudo.");
      if (comptes.changer(_id, { pseudo }) !== null)
        throw new ErreurHttp(409, "Ce pseudo est déjà pris. Choisissez-en un autre.");
      avis.prevenir(_id, ...social.idsAmis(_id));
      return FAIT;
    },
  });

  app.put("/api/password", {
    config: sensible,
    schema: {
      tags: TAGS,
      summary: "Changer de mot de passe",
      description:
        "Les autres sessions du compte se ferment ; celle-ci reste, sous un nouveau secret.",
      body: changementMotDePasse,
      response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 403, 429, 503),
    },
    async handler(request, reply) {
      const { password, newPassword } = request.body;
      const { _id } = await moiConfirme(request, password);
      if (newPassword === password) throw new ErreurHttp(400, "C’est déjà votre mot de passe.");
      const { souvenir } = sessionDe(request);
      comptes.changer(_id, { password: await motsDePasse.hacher(newPassword) });
      liens.oublierLiens(_id);
      sessions.fermerAutres(request, _id);
      appareils.oublier(_id, request);
      avis.fermer(_id);
      sessions.ouvrir(request, reply, _id, souvenir);
      return FAIT;
    },
  });

  app.put("/api/mail", {
    config: sensible,
    schema: {
      tags: TAGS,
      summary: "Changer d’adresse",
      description:
        "La nouvelle adresse doit être confirmée par le lien qu’elle reçoit ; l’ancienne reçoit de quoi annuler pendant 7 jours. Trois fois " +
        "par heure au plus pour une même adresse. Rien ne dit si elle est déjà celle de quelqu’un : c’est à lui qu’un mail le dit.",
      body: changementMail,
      response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 403, 429, 503),
    },
    async handler(request) {
      const { mail, password } = request.body;
      const { _id, pseudo, mail: ancienne } = await moiConfirme(request, password);
      if (mail === ancienne) throw new ErreurHttp(400, "C’est déjà votre adresse.");
      if (!mails.permettre("changements", _id)) throw new ErreurHttp(429, TROP_DE_CHANGEMENTS);
      if (!mails.permettre("nouvelleAdresse", mail)) {
        mails.rendre("changements", _id);
        throw new ErreurHttp(429, TROP_DE_MAILS);
      }
      // nothing here tells whether the address is somebody else's: it waits too, but nobody has its link
      const token = liens.creer(_id, "mail", mail);
      const occupant = comptes.parMail(mail);
      courrier.envoyer(
        occupant === null
          ? mailNouvelleAdresse({ compte: _id, a: mail, pseudo, lien: lien("/confirm", token) })
          : mailAdresseDejaPrise({
              compte: occupant._id,
              a: mail,
              pseudo: occupant.pseudo,
              lien: lien("/profile?menu=4"),
            }),
      );
      const annulation = lien("/cancel-mail", liens.creer(_id, "cancelMail", ancienne));
      courrier.envoyer(
        mailAncienneAdresse({ compte: _id, a: ancienne, pseudo, lien: annulation, nouvelle: mail }),
      );
      return { message: "Un mail a été envoyé à la nouvelle adresse pour la confirmer." };
    },
  });

  app.post("/api/ask-delete", {
    config: sensible,
    schema: {
      tags: TAGS,
      summary: "Demander la suppression de son compte",
      description: "Envoie un lien à l’adresse du compte : rien n’est supprimé avant.",
      response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 429),
    },
    handler(request) {
      const { _id, mail: a, pseudo } = moi(request);
      if (!mails.permettre("suppression", a)) throw new ErreurHttp(429, TROP_DE_MAILS);
      const token = liens.creer(_id, "suppression");
      courrier.envoyer(mailSuppression({ compte: _id, a, pseudo, lien: lien("/delete", token) }));
      return {
        message: "Un mail vous a été envoyé pour confirmer la suppression de votre compte.",
      };
    },
  });
};
