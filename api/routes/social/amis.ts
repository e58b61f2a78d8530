/** Friends, messages, other people's profiles: plateforme §7 "Social", decisions-plateforme "Friends". */
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { badgesDe } from "#contracts/badges.ts";
import { userPublic } from "#contracts/compte.ts";
import {
  listeMessages,
  listeUsers,
  messageLu,
  nouveauMessage,
  requeteMessages,
  requeteUsers,
  versAmi,
} from "#contracts/messagerie.ts";
import { confirmation } from "#contracts/signalement.ts";
import type { Lecteur } from "#db/lecteur.ts";
import type { BadgeRepository } from "#db/repositories/badge-repository.ts";
import type { Compte, CompteRepository } from "#db/repositories/compte-repository.ts";
import type { HistoriqueRepository } from "#db/repositories/historique-repository.ts";
import type { SocialRepository } from "#db/repositories/social-repository.ts";
import { type LimitesApi, parMinute } from "../../plugins/limites.ts";
import { sessionDe } from "../../plugins/sessions.ts";
import { reponse, reponses } from "../../services/reponses.ts";
import type { Avis } from "../../services/avis.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";

interface Options {
  readonly comptes: CompteRepository;
  readonly badges: BadgeRepository;
  readonly historique: HistoriqueRepository;
  readonly social: SocialRepository;
  readonly lecteur: Lecteur;
  readonly avis: Avis;
  readonly limites: LimitesApi;
}

const TAGS = ["Amis et messages"];
const INCONNU = "Cet utilisateur n'existe pas.";

export const routesSocial: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { comptes, badges, historique, social, lecteur, avis, limites } = options;
  const lecture = { ...parMinute(limites.lecturesParMinute), acces: "connecte" } as const;
  const ecriture = { ...parMinute(limites.ecrituresParMinute), acces: "connecte" } as const;
  const parPseudo = z.object({ pseudo: z.string().min(1).max(64) });

  /** An account other than the caller's. Throws 404. */
  const autre = (pseudo: string, moi: string): Compte => {
    const compte = comptes.parPseudo(pseudo);
    if (compte === null || compte._id === moi) throw new ErreurHttp(404, INCONNU);
    return compte;
  };

  app.get("/api/user-public/:pseudo", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Le profil public de quelqu’un",
      description:
        "`myAmi`, `demandeAmi` et `demandeAmiRecu` disent ce que l’appelant est pour lui.",
      params: parPseudo,
      response: reponses({ 200: reponse("Le profil.", userPublic) }, 400, 404, 429),
    },
    handler(request) {
      const compte = comptes.parPseudo(request.params.pseudo);
      if (compte === null) throw new ErreurHttp(404, INCONNU);
      const moi = request.session?.compte;
      const relation = moi === undefined ? "aucun" : social.relation(moi, compte._id);
      const montres = badges.obtenus(compte._id).filter(({ affiche }) => affiche);
      return {
        pseudo: compte.pseudo,
        icon: compte.icon,
        admin: compte.role === "admin",
        gorgees: historique.gorgees(compte._id),
        description: compte.description,
        badgesAffiche: badgesDe(montres.map(({ badge }) => badge)),
        myInfo: moi === compte._id,
        myAmi: relation === "amis",
        demandeAmi: relation === "demande",
        demandeAmiRecu: relation === "demandeRecue",
        // who knows whom is for members
        amis: moi === undefined ? [] : social.amis(compte._id),
      };
    },
  });

  app.get("/api/user", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Les comptes",
      description:
        "Ceux dont l’adresse est confirmée et dont le pseudo contient `search`, ceux qui commencent ainsi d’abord ; 1000 au plus. " +
        "`totalCount` les compte tous.",
      querystring: requeteUsers,
      response: reponses({ 200: reponse("Les comptes.", listeUsers) }, 400, 401, 429, 503),
    },
    handler: (request) => lecteur.chercherComptes(request.query),
  });

  app.post("/api/amis", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Demander quelqu’un en ami",
      description: "Si cette personne l’avait déjà demandé, la demande est acceptée.",
      body: versAmi,
      response: reponses({ 201: reponse("C’est demandé.", confirmation) }, 400, 401, 404, 409, 429),
    },
    handler(request, reply) {
      const { compte: moi } = sessionDe(request);
      const ami = autre(request.body.to, moi);
      const avant = social.relation(moi, ami._id);
      if (avant === "amis") throw new ErreurHttp(409, "Vous êtes déjà amis.");
      if (avant === "demande") throw new ErreurHttp(409, "Vous avez déjà demandé cette personne.");
      const apres = social.demander(moi, ami._id);
      avis.prevenir(moi, ami._id);
      void reply.code(201);
      return { message: apres === "amis" ? "Demande d'ami acceptée" : "Demande envoyée" };
    },
  });

  app.post("/api/amis-oui", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Accepter une demande d’ami",
      description: "Elle quitte le dossier des demandes.",
      body: versAmi,
      response: reponses({ 201: reponse("Vous êtes amis.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request, reply) {
      const { compte: moi } = sessionDe(request);
      const ami = autre(request.body.to, moi);
      if (!social.accepter(moi, ami._id))
        throw new ErreurHttp(404, "Demande inconnue, contactez nous");
      avis.prevenir(moi, ami._id);
      void reply.code(201);
      return { message: "Demande d'ami acceptée" };
    },
  });

  app.delete("/api/amis/:pseudo", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Retirer un ami, refuser ou reprendre une demande",
      description: "Pour les deux.",
      params: parPseudo,
      response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request) {
      const { compte: moi } = sessionDe(request);
      const ami = autre(request.params.pseudo, moi);
      if (!social.retirer(moi, ami._id))
        throw new ErreurHttp(404, "Demande inconnue, contactez nous");
      avis.prevenir(moi, ami._id);
      return { message: "Ami supprimé" };
    },
  });

  app.post("/api/message", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Écrire à un ami",
      description: "Moins de 800 caractères.",
      body: nouveauMessage,
      response: reponses({ 201: reponse("C’est envoyé.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request, reply) {
      const { compte: moi } = sessionDe(request);
      const { to, text } = request.body;
      const ami = autre(to, moi);
      if (social.relation(moi, ami._id) !== "amis")
        throw new ErreurHttp(404, "On n’écrit qu’à ses amis.");
      social.ecrire(moi, ami._id, text);
      avis.prevenir(moi, ami._id);
      void reply.code(201);
      return { message: "Message envoyé" };
    },
  });

  for (const { url, dossier, summary } of [
    { url: "/api/messages-amis", dossier: "amis", summary: "Demandes d’amis reçues" },
    { url: "/api/messages", dossier: "recus", summary: "Messages reçus" },
    { url: "/api/messages-envoyes", dossier: "envoyes", summary: "Messages envoyés" },
  ] as const) {
    app.get(url, {
      config: lecture,
      schema: {
        tags: TAGS,
        summary,
        description:
          "Les derniers d’abord, 300 par page au plus. `totalCount` et `nonLus` comptent tout le dossier.",
        querystring: requeteMessages,
        response: reponses({ 200: reponse("Les messages.", listeMessages) }, 400, 401, 429),
      },
      handler(request) {
        const { compte: moi } = sessionDe(request);
        return {
          messages: social.lister(moi, dossier, request.query),
          ...social.compter(moi, dossier),
        };
      },
    });
  }

  app.post("/api/lu", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Marquer un message comme lu",
      description: "Un message reçu par la personne connectée.",
      body: messageLu,
      response: reponses({ 200: reponse("C’est lu.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request) {
      const { compte: moi } = sessionDe(request);
      if (!social.lire(moi, request.body._id))
        throw new ErreurHttp(404, "Ce message n’existe plus.");
      avis.prevenir(moi);
      return { message: "Message lu" };
    },
  });

  app.delete("/api/messages/:id", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Supprimer un message",
      description: "De ses propres dossiers ; l’autre garde le sien.",
      params: z.object({ id: z.string().max(64) }),
      response: reponses({ 200: reponse("C’est supprimé.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request) {
      const changes = social.effacer(sessionDe(request).compte, request.params.id);
      if (changes.length === 0) throw new ErreurHttp(404, "Ce message n’existe plus.");
      avis.prevenir(...changes);
      return { message: "Message supprimé avec succés" };
    },
  });
};
