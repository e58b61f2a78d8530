/**
 * Gives each request an id, in its log lines and in a header of its answer; counts and times each answer; logs what a guess
 * or an abuse looks like.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiMetrics } from "../services/ports.ts";
import { createLogLineThrottle } from "../services/throttle.ts";

const ENTETE_REQUETE = "x-request-id";

/** Gives each request an id in its answer, and logs each answer. */
export function addRequestLogHook(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header(ENTETE_REQUETE, request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.debug(
      {
        methode: request.method,
        route: request.routeOptions.url,
        statut: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

/** Route of the event stream, which the metrics leave out: a stream lasts as long as its page, so its duration says nothing. */
const FLUX = "/api/avis";
/** Route label of a request that no route matches. */
const AUCUNE = "aucune";
/** HTTP methods that metrics count by name: an attacker may invent others, and each name costs a time series. */
const METHODES: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Counts each answered request, with its duration, in the metrics of the process. */
export function addRequestMetricsHook(app: FastifyInstance, metrics: ApiMetrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? AUCUNE;
    if (route === FLUX) return;
    metrics.requete({
      methode: METHODES.has(request.method) ? request.method : "autre",
      route,
      classe: `${Math.floor(reply.statusCode / 100)}xx`,
      dureeMs: reply.elapsedTime,
    });
  });
}

/** Statuses of a visitor who is kept out: not logged in or a wrong password, not allowed or from another site, too often. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
/** Routes by which somebody logs in or out, or changes what they log in with: their successes are logged too. */
const AUTHENTICATION: ReadonlySet<string> = new Set([
  "/api/connexion",
  "/api/deconnexion",
  "/api/inscription",
  "/api/confirme",
  "/api/password",
  "/api/reset-password",
  "/api/new-password",
  "/api/mail",
  "/api/cancel-mail",
]);

/**
 * Logs refusals and authentications by route: one line a minute of each kind, with how many went untold since the last
 * (`tus`). Like the rest of the log these lines name nobody (docs/decisions/0097).
 */
export function addSecurityLogHook(app: FastifyInstance): void {
  const kinds = new Map<string, (request: FastifyRequest) => void>();
  app.addHook("onResponse", async (request, { statusCode: statut }) => {
    const { method: methode, routeOptions } = request;
    const route = routeOptions.url ?? AUCUNE;
    const refused = REFUSALS.has(statut);
    if (!refused && !(AUTHENTICATION.has(route) && statut < 300)) return;
    const kind = `${statut} ${methode} ${route}`;
    let tell = kinds.get(kind);
    if (tell === undefined) {
      tell = createLogLineThrottle(({ log }, tus) =>
        log.info({ methode, route, statut, tus }, refused ? "refused" : "authenticated"),
      );
      kinds.set(kind, tell);
    }
    tell(request);
  });
}
