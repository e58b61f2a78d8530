/** Messages: plateforme §3 and §7 "Social". */
import {
  listeMessages,
  messageLu,
  nouveauMessage,
  requeteMessages,
} from "#contracts/messagerie.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { sansMessages } from "../../services/sanctions.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { trouverAutre } from "./autre.ts";

const TAGS = ["Amis et messages"];

export const routesMessages: Routes = async (app, { avis, db, limites }) => {
  const social = createSocialRepository(db);
  const comptes = createCompteRepository(db);
  const trouver = trouverAutre(comptes);
  const lecture = pourConnecte(parMinute(limites.lecturesParMinute));
  const ecriture = pourConnecte(parMinute(limites.ecrituresParMinute));

  app.post("/api/message", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Écrire à un ami",
      description: "Moins de 800 caractères.",
      body: nouveauMessage,
      response: reponses({ 201: reponse("C’est envoyé.", confirmation) }, 400, 401, 403, 404, 429),
    },
    handler(request, reply) {
      const { compte: moi } = sessionDe(request);
      const { to, text } = request.body;
      const { sansEcrire = null } = comptes.lire(moi) ?? {};
      if (sansEcrire !== null) throw sansMessages(sansEcrire);
      const ami = trouver(to, moi);
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
      params: parId,
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
