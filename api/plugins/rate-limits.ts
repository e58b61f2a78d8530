/** How much one address may ask. Thirty guests, sometimes two hundred, share the address of one Wi-Fi (surete, "Threats"). */
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { EssaisDuCaptcha } from "../services/captcha.ts";
import { HttpError } from "../services/http-error.ts";

export interface RateLimits {
  /** Readings of one route a minute. */
  readonly lecturesParMinute: number;
  /** Writings of one route a minute: likes, claims. */
  readonly ecrituresParMinute: number;
  /** Reports a minute: of one person, and of one address whoever is behind it. */
  readonly signalementsParMinute: number;
  readonly signalementsParAdresse: number;
  /** Log-in attempts a minute, from one address or, of somebody known there, from one device. */
  readonly connexionsParMinute: number;
  /** Wrong passwords that cost nothing: for one name from one address; for one name; from one address (essais-de-connexion). */
  readonly echecsLibresParCible: number;
  readonly echecsLibresParNom: number;
  readonly echecsLibresParAdresse: number;
  /** Wrong passwords for an account of which its owner is told by mail. */
  readonly echecsAvantAlerte: number;
  /** Registrations, mailed links asked for or used, a minute and by route; captchas, twice as many. */
  readonly inscriptionsParMinute: number;
  /** Work of a registration's captcha. */
  readonly captcha: EssaisDuCaptcha;
  /** Screens that failed, told a minute: a bar full of phones that fail together has said enough. */
  readonly pannesParMinute: number;
  /** Downloads of everything held about somebody. */
  readonly exportsParMinute: number;
  /** Rooms opened a minute. */
  readonly roomsParMinute: number;
  /** Questions tried a minute: an author looks at each of their changes. */
  readonly essaisParMinute: number;
  /**
   * Seats asked for a minute: a full room coming back at once after a restart must pass, twice. For each room that the
   * address knows, and for all others together.
   */
  readonly placesParMinute: number;
  /** Wrong room codes a minute that are answered; codes looked at in all, those known to be right apart. */
  readonly echecsDeCodeParMinute: number;
  readonly codesParMinute: number;
}

export const DEFAULT_RATE_LIMITS: RateLimits = {
  lecturesParMinute: 600,
  ecrituresParMinute: 120,
  connexionsParMinute: 120,
  echecsLibresParCible: 5,
  echecsLibresParNom: 100,
  echecsLibresParAdresse: 30,
  echecsAvantAlerte: 100,
  inscriptionsParMinute: 40,
  // about a second of a phone
  captcha: { min: 60, max: 160 },
  signalementsParMinute: 5,
  signalementsParAdresse: 60,
  pannesParMinute: 20,
  exportsParMinute: 5,
  roomsParMinute: 10,
  essaisParMinute: 60,
  placesParMinute: 400,
  echecsDeCodeParMinute: 60,
  codesParMinute: 400,
};

/** Largest body accepted, in bytes. */
export const CORPS_MAX = 16 * 1024;

/** The answer to one request too many. */
export const tooManyRequests = (): HttpError =>
  new HttpError(429, "Trop de demandes. Réessayez dans une minute.");

/** Routes that say so in `config` (`parMinute`) are limited from here on. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests });
}

/** Route option: at most `max` requests a minute and per address. */
export function perMinute(max: number): {
  readonly rateLimit: { readonly max: number; readonly timeWindow: number };
} {
  return { rateLimit: { max, timeWindow: 60_000 } };
}

/** The same, by whatever `cle` says of a request; null: by its address. `preHandler`: once its body was read. */
export function perMinuteBy(
  max: number,
  cle: (request: FastifyRequest) => string | null | Promise<string | null>,
  hook: "onRequest" | "preHandler" = "onRequest",
) {
  return {
    rateLimit: {
      max,
      timeWindow: 60_000,
      hook,
      keyGenerator: async (request: FastifyRequest) =>
        (await cle(request)) ?? normalizeIP(request.ip),
    },
  } as const;
}
