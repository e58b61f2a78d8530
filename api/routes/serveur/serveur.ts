/** The server itself: its address for phones, client crash reports, metrics, game processes, health. */
import { z } from "zod";
import { reponseAdresseServeur } from "#contracts/room.ts";
import { corpsCrashReport } from "#contracts/crash-report.ts";
import { direRefusDeViderProcessus } from "#contracts/process-words.ts";
import {
  reponseListeDesProcessus,
  nomProcessus,
  corpsConsigneProcessus,
} from "#contracts/processus.ts";
import { reponseSanteDuServeur as reponseSante } from "#contracts/health.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import { HttpError } from "../../services/http-error.ts";
import { withAdminAccess } from "../../plugins/sessions.ts";
import manifest from "../../../package.json" with { type: "json" };
import { isServerReady } from "../../services/health.ts";

const serveur: RegisterApiRoutes = async (app, contexte) => {
  await app.register(routeAdresse, contexte);
  await app.register(routeErreurs, contexte);
  await app.register(routeMesures, contexte);
  await app.register(routesProcessus, contexte);
  await app.register(routeSante, contexte);
};

export default serveur;

/**
 * Route of the address for phones, shown in the host's QR code. The port is only known once the server listens, so it is
 * read at each call.
 */
const routeAdresse: RegisterApiRoutes = async (
  app,
  { adressePourTelephones, config, rateLimits },
) => {
  app.get("/api/adresse", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: ["Serveur"],
      summary: "Adresse pour les téléphones",
      description:
        "L’adresse publique si elle est réglée, sinon celle de la machine sur le réseau local. `contact` : où écrire à qui tient le serveur.",
      response: describeRouteResponses({ 200: reponseAdresseServeur.describe("L’adresse.") }, 429),
    },
    handler: () => ({
      adresse: adressePourTelephones(),
      contact: config.CONTACT_MAIL ?? null,
    }),
  });
};

/** Size of the largest crash report of the contract, in bytes, accents included. */
const PANNE_MAX = 6 * 1024;

const routeErreurs: RegisterApiRoutes = async (app, { rateLimits }) => {
  app.post("/api/erreurs", {
    config: limitPerMinutePerAddress(rateLimits.pannesParMinute),
    bodyLimit: PANNE_MAX,
    schema: {
      tags: ["Serveur"],
      summary: "Écran en panne",
      description:
        "Ce qui a cassé et où, dans le journal du serveur. Le message est épuré : ni adresse, ni texte écrit par quelqu’un, ni code, ni jeton.",
      body: corpsCrashReport,
      response: describeRouteResponses({ 204: z.null().describe("Noté.") }, 400, 413, 429),
    },
    handler(request, reply) {
      request.log.warn({ panne: request.body }, "a screen failed");
      void reply.code(204);
      return null;
    },
  });
};

/** Sentence that refuses the metrics to a caller without access (docs/decisions/0097). */
const AILLEURS =
  "Les mesures se lisent depuis la machine du serveur, ou avec METRICS_TOKEN (Authorization: Bearer …).";

const routeMesures: RegisterApiRoutes = async (app, { rateLimits, metrics, monitoringAccess }) => {
  app.get("/metrics", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: ["Serveur"],
      summary: "Mesures",
      description:
        "Les chiffres du serveur au format de Prometheus, pour cette machine ou avec `METRICS_TOKEN` ; jamais en public.",
      response: describeRouteResponses(
        {
          200: z.string().describe("Les mesures."),
          401: z
            .object({ message: z.string() })
            .meta({ description: "Pas d’ici, et sans jeton.", examples: [{ message: AILLEURS }] }),
        },
        429,
      ),
    },
    async handler(request, reply) {
      if (!monitoringAccess(request)) {
        void reply.header("www-authenticate", "Bearer");
        throw new HttpError(401, AILLEURS);
      }
      const { type, texte } = await metrics.lire();
      return reply.header("cache-control", "no-store").type(type).send(texte);
    },
  });
};

/** Routes of the game processes, for administrators (docs/plusieurs-machines.md). */
const routesProcessus: RegisterApiRoutes = async (app, { gameProcesses, rateLimits }) => {
  const tous = describeJsonReply("Les processus, par leur nom.", reponseListeDesProcessus);

  app.get("/api/admin/processus", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: ["Serveur"],
      summary: "Les processus qui jouent",
      description:
        "Combien de parties et de gens chacun a, sans les codes, qui ouvrent une partie. `plusieurs` est faux, et la liste vide, quand un seul processus fait tout.",
      response: describeRouteResponses({ 200: tous }, 401, 403, 429, 503),
    },
    handler: () => gameProcesses.lire(),
  });

  app.post("/api/admin/processus/:nom/consigne", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    schema: {
      tags: ["Serveur"],
      summary: "Vider un processus, ou le remettre au jeu",
      description:
        "`vider` : ses parties passent aux autres sans que personne ne parte, et il n’en ouvre plus. `reprendre` : il en ouvre de nouveau.",
      params: z.object({ nom: nomProcessus }),
      body: corpsConsigneProcessus,
      response: describeRouteResponses({ 200: tous }, 400, 401, 403, 404, 409, 429, 503),
    },
    async handler({ params: { nom }, body: { consigne }, log }) {
      const issue = await gameProcesses.demander(nom, consigne);
      switch (issue) {
        case "inconnu":
          throw new HttpError(404, `Aucun processus qui joue ne s’appelle ${nom}.`);
        case "dernier":
        case "illisible":
        case "injoignable":
          throw new HttpError(409, direRefusDeViderProcessus(nom, issue));
        case "fait":
          log.info({ processus: nom, consigne }, "a process was asked by an administrator");
          return gameProcesses.lire();
      }
    },
  });
};

/** Sentence of the health check when the server is not ready, for its owner, a container or a proxy. */
const PAS_PRET = "Le serveur n’est pas prêt. Réessayez dans un instant.";

const routeSante: RegisterApiRoutes = async (app, { health, monitoringAccess, rateLimits }) => {
  app.get("/api/sante", {
    // the limit is the high one of files: all phones ask for the health at once while the line is cut
    config: limitPerMinutePerAddress(rateLimits.fichiersParMinute),
    schema: {
      tags: ["Serveur"],
      summary: "Santé du serveur",
      description:
        "503 quand la base ne répond plus, que le disque est plein ou que les parties ne peuvent pas être enregistrées. Les `details` ne vont " +
        "qu’à cette machine, ou avec `METRICS_TOKEN` (`Authorization: Bearer …`).",
      response: {
        200: reponseSante.describe("Tout va bien."),
        503: reponseSante.meta({
          description: "Le serveur va mal.",
          examples: [{ ok: false, version: manifest.version, message: PAS_PRET }],
        }),
      },
    },
    async handler(request, reply) {
      void reply.header("cache-control", "no-store");
      const details = await health.details();
      const ok = isServerReady(details);
      return reply.code(ok ? 200 : 503).send({
        ok,
        version: manifest.version,
        ...(ok ? {} : { message: PAS_PRET }),
        ...(monitoringAccess(request) ? { details } : {}),
      });
    },
  });
};
