/**
 * Cookies that hold a secret. Over HTTPS their name begins with `__Host-`, which browsers accept only from this very host and
 * with `Secure`: a neighbour under the same domain, or a page over plain HTTP, cannot plant one.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isSiteOnHttps, type ServerConfig } from "#config";

const PREFIXE = "__Host-";

/** A request, or what an upgrade to a socket has of one. */
export interface RequestWithCookies {
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export interface SecretCookies {
  /** The secret of the cookie with this name, without its prefix. */
  read(request: RequestWithCookies, nom: string): string | undefined;
  /** @param maxAge in seconds; without it the cookie goes when the browser is closed */
  set(
    request: FastifyRequest,
    reply: FastifyReply,
    nom: string,
    secret: string,
    maxAge?: number,
  ): void;
  clear(request: FastifyRequest, reply: FastifyReply, nom: string): void;
}

/**
 * Reads and sets the secret cookies. A public HTTPS site may also be opened by its plain local address, where a browser silently
 * drops a secure cookie: there the page's `Origin`, which request-origin.ts has checked, decides whether the cookie is secure, so no
 * proxy has to be believed. Under the public name, and for programs, the settings decide.
 */
export function createSecretCookies(config: Pick<ServerConfig, "PUBLIC_URL">): SecretCookies {
  const { PUBLIC_URL } = config;
  const publicName =
    PUBLIC_URL === undefined || !isSiteOnHttps(config) ? null : new URL(PUBLIC_URL).hostname;

  function secure({ headers: { origin } }: Pick<FastifyRequest, "headers">): boolean {
    if (publicName === null) return false;
    if (origin === undefined || !URL.canParse(origin)) return true;
    const page = new URL(origin);
    return page.protocol !== "http:" || page.hostname === publicName;
  }

  /** Whether a `Host` is the public name, where only prefixed cookies are read: requests that read may have no `Origin`. */
  function underPublicName({ host = "" }: IncomingHttpHeaders): boolean {
    const adresse = `https://${host}`;
    return URL.canParse(adresse) && new URL(adresse).hostname === publicName;
  }

  const attributs = (request: FastifyRequest) =>
    ({ path: "/", httpOnly: true, sameSite: "lax", secure: secure(request) }) as const;
  const nommer = (request: FastifyRequest, nom: string) => (secure(request) ? PREFIXE + nom : nom);

  return {
    read({ headers, cookies }, nom) {
      const prefixed = publicName === null ? undefined : cookies[PREFIXE + nom];
      return prefixed ?? (underPublicName(headers) ? undefined : cookies[nom]);
    },
    set(request, reply, nom, secret, maxAge) {
      const duree = maxAge === undefined ? {} : { maxAge };
      void reply.setCookie(nommer(request, nom), secret, { ...attributs(request), ...duree });
    },
    clear(request, reply, nom) {
      void reply.clearCookie(nommer(request, nom), attributs(request));
    },
  };
}
