/** Friends: plateforme §7 "Social", decisions-plateforme "Friends". */
import { versAmi } from "#contracts/messagerie.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { parPseudo } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { trouverAutre } from "./autre.ts";

const TAGS = ["Amis et messages"];

export const routesAmis: Routes = async (app, { avis, db, limites }) => {
  const social = createSocialRepository(db);
  const trouver = trouverAutre(createCompteRepository(db));
  const ecriture = pourConnecte(parMinute(limites.ecrituresParMinute));

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
      const ami = trouver(request.body.to, moi);
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
      const ami = trouver(request.body.to, moi);
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
      const ami = trouver(request.params.pseudo, moi);
      if (!social.retirer(moi, ami._id))
        throw new ErreurHttp(404, "Demande inconnue, contactez nous");
      avis.prevenir(moi, ami._id);
      return { message: "Ami supprimé" };
    },
  });
};
