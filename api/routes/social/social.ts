/** Profiles, friends, messages, notifications (plateforme §7 "Social"). */
import { fastifySSE } from "@fastify/sse";
import { z } from "zod";
import { listerBadgesParIds } from "#contracts/badges.ts";
import { reponseProfilPublic } from "#contracts/compte.ts";
import {
  reponseMessages,
  reponseRechercheComptes,
  corpsMessageLu,
  corpsNouveauMessage,
  requeteMessages,
  requeteRechercheComptes,
  corpsPseudoAmi,
} from "#contracts/messagerie.ts";
import { createIdOfCall } from "#db/ids.ts";
import { createBadgeRepository } from "#db/repositories/badge-repository.ts";
import {
  type Compte,
  type CompteRepository,
  createCompteRepository,
} from "#db/repositories/compte-repository.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import {
  createErreurCompteIntrouvable,
  HttpError,
  createRefusDEnvoyerMessage,
} from "../../services/http-error.ts";
import {
  describeJsonReply,
  paramsIdDeRoute,
  paramsPseudoDeRoute,
  describeRouteResponses,
} from "../../services/route-schemas.ts";
import { sendJsonFromDatabaseReader } from "../../services/large-replies.ts";

const social: RegisterApiRoutes = async (app, contexte) => {
  await app.register(routesProfils, contexte);
  await app.register(routesAmis, contexte);
  await app.register(routesMessages, contexte);
  await app.register(routeAvis, contexte);
};

export default social;

/** OpenAPI tag of the routes of profiles, friends and messages. */
const TAGS = ["Amis et messages"];

const routesProfils: RegisterApiRoutes = async (app, { db, reader, rateLimits }) => {
  const badges = createBadgeRepository(db);
  const comptes = createCompteRepository(db);
  const historique = createHistoriqueRepository(db);
  const social = createSocialRepository(db);

  app.get("/api/user-public/:pseudo", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Le profil public de quelqu’un",
      description:
        "`myAmi`, `demandeAmi` et `demandeAmiRecu` disent ce que l’appelant est pour lui.",
      params: paramsPseudoDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Le profil.", reponseProfilPublic) },
        400,
        404,
        429,
      ),
    },
    handler(request) {
      const compte = comptes.parPseudo(request.params.pseudo);
      if (compte === null) throw createErreurCompteIntrouvable();
      const moi = request.session?.compte;
      const relation = moi === undefined ? "aucun" : social.relation(moi, compte._id);
      const montres = badges.obtenus(compte._id).filter(({ affiche }) => affiche);
      return {
        pseudo: compte.pseudo,
        icon: compte.icon,
        admin: compte.role === "admin",
        gorgees: historique.gorgees(compte._id),
        description: compte.description,
        badgesAffiche: listerBadgesParIds(montres.map(({ badge }) => badge)),
        myInfo: moi === compte._id,
        myAmi: relation === "amis",
        demandeAmi: relation === "demande",
        demandeAmiRecu: relation === "demandeRecue",
        // a visitor gets an empty list of friends: such lists are for logged-in accounts only
        amis: moi === undefined ? [] : social.amis(compte._id),
      };
    },
  });

  app.get("/api/user", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Les comptes",
      description:
        "Ceux dont l’adresse est confirmée et dont le pseudo contient `search`, ceux qui commencent ainsi d’abord ; 1000 au plus. " +
        "`totalCount` les compte tous.",
      querystring: requeteRechercheComptes,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les comptes.", reponseRechercheComptes) },
        400,
        401,
        429,
        503,
      ),
    },
    handler: async ({ query: requete }, reply) =>
      sendJsonFromDatabaseReader(reply, await reader.lire({ quoi: "comptes", requete })),
  });
};

/** Routes of friendships (decisions-plateforme "Friends"). */
const routesAmis: RegisterApiRoutes = async (app, { avis, db, rateLimits }) => {
  const social = createSocialRepository(db);
  const trouver = trouverAutre(createCompteRepository(db));
  const ecriture = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.post("/api/amis", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Demander quelqu’un en ami",
      description: "Si cette personne l’avait déjà demandé, la demande est acceptée.",
      body: corpsPseudoAmi,
      response: describeRouteResponses(
        { 201: describeJsonReply("C’est demandé.", reponseSignalement) },
        400,
        401,
        404,
        409,
        429,
      ),
    },
    handler(request, reply) {
      const { compte: moi } = exigerSessionConnectee(request);
      const ami = trouver(request.body.to, moi);
      const avant = social.relation(moi, ami._id);
      if (avant === "amis") throw new HttpError(409, "Vous êtes déjà amis.");
      if (avant === "demande") throw new HttpError(409, "Vous avez déjà demandé cette personne.");
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
      body: corpsPseudoAmi,
      response: describeRouteResponses(
        { 201: describeJsonReply("Vous êtes amis.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request, reply) {
      const { compte: moi } = exigerSessionConnectee(request);
      const ami = trouver(request.body.to, moi);
      if (!social.accepter(moi, ami._id))
        throw new HttpError(404, "Demande inconnue, contactez nous");
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
      params: paramsPseudoDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { compte: moi } = exigerSessionConnectee(request);
      const ami = trouver(request.params.pseudo, moi);
      if (!social.retirer(moi, ami._id))
        throw new HttpError(404, "Demande inconnue, contactez nous");
      avis.prevenir(moi, ami._id);
      return { message: "Ami supprimé" };
    },
  });
};

/** Routes of messages (plateforme §3). */
const routesMessages: RegisterApiRoutes = async (app, { avis, db, rateLimits }) => {
  const social = createSocialRepository(db);
  const comptes = createCompteRepository(db);
  const trouver = trouverAutre(comptes);
  const lecture = withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute));
  const ecriture = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.post("/api/message", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Écrire à un ami",
      description: "Moins de 800 caractères.",
      body: corpsNouveauMessage,
      response: describeRouteResponses(
        { 201: describeJsonReply("C’est envoyé.", reponseSignalement) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request, reply) {
      const { compte: moi } = exigerSessionConnectee(request);
      const { to, text, envoi } = request.body;
      const { sansEcrire = null } = comptes.lire(moi) ?? {};
      if (sansEcrire !== null) throw createRefusDEnvoyerMessage(sansEcrire);
      const ami = trouver(to, moi);
      if (social.relation(moi, ami._id) !== "amis")
        throw new HttpError(404, "On n’écrit qu’à ses amis.");
      social.ecrire(moi, ami._id, text, { _id: createIdOfCall(envoi, moi) });
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
        response: describeRouteResponses(
          { 200: describeJsonReply("Les messages.", reponseMessages) },
          400,
          401,
          429,
        ),
      },
      handler(request) {
        const { compte: moi } = exigerSessionConnectee(request);
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
      body: corpsMessageLu,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est lu.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { compte: moi } = exigerSessionConnectee(request);
      if (!social.lire(moi, request.body._id))
        throw new HttpError(404, "Ce message n’existe plus.");
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
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est supprimé.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const changes = social.effacer(exigerSessionConnectee(request).compte, request.params.id);
      if (changes.length === 0) throw new HttpError(404, "Ce message n’existe plus.");
      avis.prevenir(...changes);
      return { message: "Message supprimé avec succés" };
    },
  });
};

/** Account of this pseudo, other than the caller's. Throws 404. */
const trouverAutre =
  (comptes: CompteRepository) =>
  (pseudo: string, moi: string): Compte => {
    const compte = comptes.parPseudo(pseudo);
    if (compte === null || compte._id === moi) throw createErreurCompteIntrouvable();
    return compte;
  };

/** Time between two beats of the event stream, in ms: shorter than the idle timeout of proxies. */
const BATTEMENT_MS = 25_000;

const routeAvis: RegisterApiRoutes = async (app, { avis, rateLimits }) => {
  await app.register(fastifySSE, { heartbeatInterval: BATTEMENT_MS });
  // HEAD gets 405: Fastify's own HEAD route would wait for the end of the stream
  app.head("/api/avis", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: { hide: true },
    handler: async (_request, reply) => reply.code(405).header("allow", "GET").send(),
  });
  app.get("/api/avis", {
    exposeHeadRoute: false,
    sse: "only",
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: ["Amis et messages"],
      summary: "Être prévenu",
      description:
        "Flux d’évènements (text/event-stream). `courrier` : un message, une demande d’ami ou une amitié de la personne connectée a changé ; " +
        "`compte` : ce qu’elle peut faire ici a changé.",
      response: describeRouteResponses({ 200: z.string().describe("Le flux.") }, 401, 429),
    },
    async handler(request, reply) {
      reply.sse.keepAlive();
      const arreter = avis.ecouter(exigerSessionConnectee(request).compte, {
        recevoir: (event) => void reply.sse.send({ event, data: "" }).catch(arreter),
        fermer: () => reply.sse.close(),
      });
      reply.sse.onClose(arreter);
      // an event is sent at once, so that the page reads again: a message may have arrived before the stream was open
      await reply.sse.send({ event: "courrier", data: "" });
    },
  });
};
