/**
 * Reads the session cookie of each request, and refuses requests that need a login or a role. Routes declare it in
 * `config.acces`; a route that declares nothing is for everybody.
 */
import type { IncomingHttpHeaders } from "node:http";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerConfig } from "#config";
import { ENTETE_COMPTE_ATTENDU } from "#contracts/compte.ts";
import { aAuMoinsLeRole } from "#contracts/roles.ts";
import type { Database } from "#db/connection.ts";
import {
  createSessionRepository,
  type SessionDeCompteOuverte,
  type SessionSuspendue,
  DUREE_SESSION_SOUVENIR_MS,
} from "#db/repositories/session-repository.ts";
import { direCompteSuspendu, HttpError } from "../services/http-error.ts";
import { type RequestWithCookies, createSecretCookies } from "../services/secret-cookies.ts";

/**
 * Callers that a route admits. `connecte`: any logged-in account; `moderateur`, `admin`: that role or a higher one. Routes
 * check by themselves what belongs to an account.
 */
export type AccesExigeParRoute = "tous" | "connecte" | "moderateur" | "admin";
const ROLE_EXIGE = { moderateur: "moderator", admin: "admin" } as const;

declare module "fastify" {
  interface FastifyContextConfig {
    readonly acces?: AccesExigeParRoute;
  }
  interface FastifyRequest {
    session: SessionDeCompteOuverte | null;
    /** Session of a suspended account, which opens nothing: its cookie only proves whose session it was. Null for all others. */
    suspendue: SessionSuspendue | null;
  }
}

export const NOM_COOKIE_SESSION = "trinquizz";
const TEXTE_AUTRE =
  "Quelqu’un d’autre s’est connecté dans ce navigateur. Rechargez la page avant de continuer.";
const TEXTE_ADMIN = "Vous n'êtes pas autorisé à y accéder.";

/** Answer 401 for a visitor without a session, with the reason when the account is suspended. */
export const createRefusConnexionExigee = ({
  suspendue,
}: Pick<FastifyRequest, "suspendue">): HttpError =>
  new HttpError(
    401,
    suspendue === null ? "Connectez-vous pour continuer." : direCompteSuspendu(suspendue.jusque),
  );

export interface CookieSessions {
  /** Logs an account in, always with a new secret. */
  ouvrir(request: FastifyRequest, reply: FastifyReply, compte: string, souvenir: boolean): void;
  /** Gives the session of the request a new secret, once its password was typed again. */
  renouveler(request: FastifyRequest, reply: FastifyReply): void;
  fermer(request: FastifyRequest, reply: FastifyReply): void;
  /** Account of the session cookie in the headers of a socket; null for a visitor. */
  compteDe(headers: IncomingHttpHeaders): string | null;
  /** Ends the account's other sessions. */
  fermerAutres(request: FastifyRequest, compte: string): void;
}

export async function addCookieSessions(
  app: FastifyInstance,
  { db, config }: { readonly db: Database; readonly config: ServerConfig },
): Promise<CookieSessions> {
  await app.register(cookie);
  const depot = createSessionRepository(db);
  const jar = createSecretCookies(config);
  const secretDe = (request: RequestWithCookies) => jar.read(request, NOM_COOKIE_SESSION);

  app.decorateRequest("session", null);
  app.decorateRequest("suspendue", null);
  app.addHook("onRequest", async (request) => {
    const secret = secretDe(request);
    request.session = secret === undefined ? null : depot.lire(secret);
    if (secret !== undefined && request.session === null)
      request.suspendue = depot.suspendue(secret);
    const acces = request.routeOptions.config.acces ?? "tous";
    const attendu = request.headers[ENTETE_COMPTE_ATTENDU];
    // refuses a page of another account: another tab of this browser has logged in somebody else, who would get this page's data
    if (
      attendu !== undefined &&
      acces !== "tous" &&
      attendu !== request.session?.compte &&
      request.session !== null
    )
      throw new HttpError(409, TEXTE_AUTRE);
    if (acces === "tous") return;
    if (request.session === null) throw createRefusConnexionExigee(request);
    if (acces !== "connecte" && !aAuMoinsLeRole(request.session.role, ROLE_EXIGE[acces]))
      throw new HttpError(403, TEXTE_ADMIN);
  });

  const ouvrir: CookieSessions["ouvrir"] = (request, reply, compte, souvenir) => {
    const ancien = secretDe(request);
    if (ancien !== undefined) depot.fermer(ancien);
    const secret = depot.ouvrir(compte, souvenir);
    const maxAge = souvenir ? DUREE_SESSION_SOUVENIR_MS / 1000 : undefined;
    jar.set(request, reply, NOM_COOKIE_SESSION, secret, maxAge);
  };

  return {
    ouvrir,
    renouveler(request, reply) {
      const { compte, souvenir } = exigerSessionConnectee(request);
      ouvrir(request, reply, compte, souvenir);
    },
    fermer(request, reply) {
      const secret = secretDe(request);
      if (secret !== undefined) depot.fermer(secret);
      jar.clear(request, reply, NOM_COOKIE_SESSION);
    },
    compteDe(headers) {
      const secret = secretDe({ headers, cookies: app.parseCookie(headers.cookie ?? "") });
      return secret === undefined ? null : (depot.lire(secret)?.compte ?? null);
    },
    fermerAutres: (request, compte) => depot.fermerToutes(compte, secretDe(request)),
  };
}

/** Options of a route for logged-in accounts only. */
export const withMemberAccess = <Reglages extends object>(reglages: Reglages) =>
  ({ ...reglages, acces: "connecte" }) as const;

/** Options of a route for moderators and administrators only. */
export const withModeratorAccess = <Reglages extends object>(reglages: Reglages) =>
  ({ ...reglages, acces: "moderateur" }) as const;
export const withAdminAccess = <Reglages extends object>(reglages: Reglages) =>
  ({ ...reglages, acces: "admin" }) as const;

/** The session of a route that asked for one (`config.acces`). */
export function exigerSessionConnectee(request: FastifyRequest): SessionDeCompteOuverte {
  if (request.session === null) throw createRefusConnexionExigee(request);
  return request.session;
}

/** Sentence of jeu §1 for a visitor without an account who likes a quizz or claims sips. */
const TEXTE_VISITEUR =
  "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.";

/** Account that is logged in. Throws 401 for a visitor, with the sentence of jeu §1. */
export function exigerIdDuCompteConnecte({ session }: FastifyRequest): string {
  if (session === null) throw new HttpError(401, TEXTE_VISITEUR);
  return session.compte;
}
