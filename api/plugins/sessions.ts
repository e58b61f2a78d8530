/**
 * Who is asking: reads the session cookie, and keeps at the door who may not come in. A route says who it is for in
 * `config.acces`; without a word it is for everybody.
 */
import type { IncomingHttpHeaders } from "node:http";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Config, isHttps } from "#config";
import { ENTETE_COMPTE } from "#contracts/compte.ts";
import { auMoins } from "#contracts/roles.ts";
import type { Database } from "#db/connection.ts";
import {
  createSessionRepository,
  type SessionOuverte,
  type SessionSuspendue,
  SOUVENIR_MS,
} from "#db/repositories/session-repository.ts";
import { HttpError } from "../services/http-error.ts";
import { direSuspension } from "../services/refusals.ts";

/** `connecte`: any account that is logged in; the others: from that role up. What is somebody's own is for the route to check. */
export type Acces = "tous" | "connecte" | "moderateur" | "admin";
const ROLE_EXIGE = { moderateur: "moderator", admin: "admin" } as const;

declare module "fastify" {
  interface FastifyContextConfig {
    readonly acces?: Acces;
  }
  interface FastifyRequest {
    session: SessionOuverte | null;
    /** There is none because its account is suspended: the cookie is proof of whose it was, of nothing else. */
    suspendue: SessionSuspendue | null;
  }
}

export const COOKIE_SESSION = "trinquizz";
const TEXTE_AUTRE =
  "Quelqu’un d’autre s’est connecté dans ce navigateur. Rechargez la page avant de continuer.";
const TEXTE_ADMIN = "Vous n'êtes pas autorisé à y accéder.";

/** For whoever is not logged in, or no longer: why, when it is a suspension. */
export const connexionExigee = ({ suspendue }: Pick<FastifyRequest, "suspendue">): HttpError =>
  new HttpError(
    401,
    suspendue === null ? "Connectez-vous pour continuer." : direSuspension(suspendue.jusque),
  );

export interface CookieSessions {
  /** Logs somebody in: a new secret, whatever cookie came with the request. */
  ouvrir(request: FastifyRequest, reply: FastifyReply, compte: string, souvenir: boolean): void;
  fermer(request: FastifyRequest, reply: FastifyReply): void;
  /** The account behind a request that no route sees (a socket's), null for a visitor. */
  compteDe(headers: IncomingHttpHeaders): string | null;
  /** Ends the account's other sessions. */
  fermerAutres(request: FastifyRequest, compte: string): void;
}

export async function addSessions(
  app: FastifyInstance,
  { db, config }: { readonly db: Database; readonly config: Config },
): Promise<CookieSessions> {
  await app.register(cookie);
  const depot = createSessionRepository(db);
  const secure = createSecureCookies(config);
  const attributs = (request: FastifyRequest) =>
    ({ path: "/", httpOnly: true, sameSite: "lax", secure: secure(request) }) as const;
  const secretDe = ({ cookies }: FastifyRequest) => cookies[COOKIE_SESSION];

  app.decorateRequest("session", null);
  app.decorateRequest("suspendue", null);
  app.addHook("onRequest", async (request) => {
    const secret = secretDe(request);
    request.session = secret === undefined ? null : depot.lire(secret);
    if (secret !== undefined && request.session === null)
      request.suspendue = depot.suspendue(secret);
    const acces = request.routeOptions.config.acces ?? "tous";
    const attendu = request.headers[ENTETE_COMPTE];
    // another tab has logged somebody else in: what this page sends is not theirs
    if (
      attendu !== undefined &&
      acces !== "tous" &&
      attendu !== request.session?.compte &&
      request.session !== null
    )
      throw new HttpError(409, TEXTE_AUTRE);
    if (acces === "tous") return;
    if (request.session === null) throw connexionExigee(request);
    if (acces !== "connecte" && !auMoins(request.session.role, ROLE_EXIGE[acces]))
      throw new HttpError(403, TEXTE_ADMIN);
  });

  return {
    ouvrir(request, reply, compte, souvenir) {
      const ancien = secretDe(request);
      if (ancien !== undefined) depot.fermer(ancien);
      const secret = depot.ouvrir(compte, souvenir);
      const duree = souvenir ? { maxAge: SOUVENIR_MS / 1000 } : {};
      void reply.setCookie(COOKIE_SESSION, secret, { ...attributs(request), ...duree });
    },
    fermer(request, reply) {
      const secret = secretDe(request);
      if (secret !== undefined) depot.fermer(secret);
      void reply.clearCookie(COOKIE_SESSION, attributs(request));
    },
    compteDe({ cookie: entete }) {
      const secret = entete === undefined ? undefined : app.parseCookie(entete)[COOKIE_SESSION];
      return secret === undefined ? null : (depot.lire(secret)?.compte ?? null);
    },
    fermerAutres: (request, compte) => depot.fermerToutes(compte, secretDe(request)),
  };
}

/** Route option: for whoever is logged in. */
export const forMembers = <Reglages extends object>(reglages: Reglages) =>
  ({ ...reglages, acces: "connecte" }) as const;

/** Route option: for moderators and administrators; for administrators alone. */
export const forModerators = <Reglages extends object>(reglages: Reglages) =>
  ({ ...reglages, acces: "moderateur" }) as const;
export const forAdmins = <Reglages extends object>(reglages: Reglages) =>
  ({ ...reglages, acces: "admin" }) as const;

/** The session of a route that asked for one (`config.acces`). */
export function sessionDe(request: FastifyRequest): SessionOuverte {
  if (request.session === null) throw connexionExigee(request);
  return request.session;
}

/**
 * Whether a cookie may only travel over HTTPS. A site that is reached over HTTPS from outside may also be opened by the plain address of
 * the local network, where a browser drops such a cookie without a word, and a login stays logged out.
 */
export type SecureCookies = (request: Pick<FastifyRequest, "headers">) => boolean;

/**
 * A page that changes something says its own address (`Origin`), which was looked at before (plugins/origine.ts): no proxy has to
 * be believed. Under the public name, and for programs, which say nothing, the settings decide.
 */
export function createSecureCookies(config: Pick<Config, "PUBLIC_URL">): SecureCookies {
  const { PUBLIC_URL } = config;
  if (PUBLIC_URL === undefined || !isHttps(config)) return () => false;
  const publicName = new URL(PUBLIC_URL).hostname;
  return ({ headers: { origin } }) => {
    if (origin === undefined || !URL.canParse(origin)) return true;
    const page = new URL(origin);
    return page.protocol !== "http:" || page.hostname === publicName;
  };
}

/* FOLDED The account of somebody who may well be a visitor, at the end of a game. */
/** The sentence of jeu §1 for those who would like to note or to count without an account. */
const TEXTE_VISITEUR =
  "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.";

/** The account that is logged in, or 401 with that sentence. */
export function compteDuVisiteur({ session }: FastifyRequest): string {
  if (session === null) throw new HttpError(401, TEXTE_VISITEUR);
  return session.compte;
}
