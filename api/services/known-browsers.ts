/**
 * Remembers the browsers in which an account has logged in: the right password passes there without a wait, even while
 * somebody guesses elsewhere (decisions/0032). This cookie alone opens no session.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  DUREE_APPAREIL_CONNU_MS,
  type AppareilRepository,
} from "#db/repositories/appareil-repository.ts";
import { createLoginBackoff } from "./backoff.ts";
import type { SecretCookies } from "./secret-cookies.ts";

const COOKIE_APPAREIL = "trinquizz-appareil";
/** Number of wrong passwords in a row after which an account forgets a browser, which may have been stolen. */
const ECHECS_MAX = 20;
const JOUR_MS = 24 * 3600 * 1000;

export interface KnownBrowsersRegistry {
  /** The secret of the browser, if this account has logged in there. */
  connu(request: FastifyRequest, compte: string | null): string | null;
  /** The secret of the browser, if some account has logged in there. */
  secret(request: FastifyRequest): string | null;
  /** Remembers the request's browser for an account that has logged in from it. */
  retenir(request: FastifyRequest, reply: FastifyReply, compte: string): void;
  /** Counts a wrong password from a browser that the account knows. */
  rater(secret: string, compte: string): void;
  /** Forgets all browsers of an account, except this request's when it is given. */
  oublier(compte: string, ici?: FastifyRequest): void;
}

export function createKnownBrowsersRegistry(
  depot: AppareilRepository,
  jar: SecretCookies,
): KnownBrowsersRegistry {
  const secretDe = (request: FastifyRequest) => jar.read(request, COOKIE_APPAREIL);
  const echecs = createLoginBackoff({
    libres: ECHECS_MAX,
    premiereMs: 0,
    plafondMs: 0,
    oubliMs: JOUR_MS,
  });
  // one browser may serve several accounts, so failures are counted for each of them
  const cle = (secret: string, compte: string) => `${secret} ${compte}`;
  return {
    connu(request, compte) {
      const secret = secretDe(request);
      if (secret === undefined || compte === null) return null;
      return depot.connu(secret, compte) ? secret : null;
    },
    secret(request) {
      const secret = secretDe(request);
      return secret !== undefined && depot.connuDeQuelquun(secret) ? secret : null;
    },
    retenir(request, reply, compte) {
      const secret = depot.retenir(secretDe(request), compte);
      echecs.oublier(cle(secret, compte));
      jar.set(request, reply, COOKIE_APPAREIL, secret, DUREE_APPAREIL_CONNU_MS / 1000);
    },
    rater(secret, compte) {
      echecs.compter(cle(secret, compte));
      if (echecs.nombre(cle(secret, compte)) >= ECHECS_MAX) depot.oublier(secret, compte);
    },
    oublier(compte, ici) {
      depot.oublierTous(compte, ici === undefined ? undefined : secretDe(ici));
    },
  };
}
