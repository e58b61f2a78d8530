/** Limits on requests. Thirty guests, sometimes two hundred, share the address of one Wi-Fi (surete, "Threats"). */
import rateLimit, { type FastifyRateLimitStore, normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DifficulteDuCaptcha } from "../services/captcha.ts";
import { HttpError } from "../services/http-error.ts";

export interface ApiRateLimits {
  /**
   * Number of requests for files of the client, for media, and for the server's health, per minute and address: two hundred
   * guests behind one Wi-Fi may all open the page twice in a minute.
   */
  readonly fichiersParMinute: number;
  /** Number of reads of one route, per minute and address. */
  readonly lecturesParMinute: number;
  /** Number of writes of one route (likes, claims…), per minute and address. */
  readonly ecrituresParMinute: number;
  /** Number of reports per minute: from one person, and from one address whoever the person is. */
  readonly signalementsParMinute: number;
  readonly signalementsParAdresse: number;
  /** Number of login attempts per minute, from one address or from one browser that has logged in before. */
  readonly connexionsParMinute: number;
  /**
   * Number of wrong passwords without any wait: for one name from one address; for one name; from one address
   * (login-throttle.ts).
   */
  readonly echecsLibresParCible: number;
  readonly echecsLibresParNom: number;
  readonly echecsLibresParAdresse: number;
  /** Number of wrong passwords for one account before its owner gets a mail. */
  readonly echecsAvantAlerte: number;
  /** Number of registrations, or of uses of mailed links, per minute and route. Captchas get twice as many. */
  readonly inscriptionsParMinute: number;
  /** Number of hashes that the registration captcha asks for. */
  readonly captcha: DifficulteDuCaptcha;
  /** Number of client crash reports per minute. A bar full of phones that crash together needs no more. */
  readonly pannesParMinute: number;
  /** Number of downloads of one's personal data per minute. */
  readonly exportsParMinute: number;
  /** Number of rooms opened per minute and address. */
  readonly roomsParMinute: number;
  /** Part of the rooms and seats of a process that one address may hold (game-server/rooms/capacity.ts). */
  readonly partDUneAdresse: number;
  /** Number of questions or quizzes tried per minute: an author tries each change. */
  readonly essaisParMinute: number;
  /**
   * Number of seats asked for per minute: a full room that comes back after a restart must pass, twice. Each room that the
   * address has found is counted separately, all other codes together.
   */
  readonly placesParMinute: number;
  /** Numbers per minute of an address: wrong room codes before it gets 429, and unknown room codes that it may try in all. */
  readonly echecsDeCodeParMinute: number;
  readonly codesParMinute: number;
}

export const DEFAULT_API_RATE_LIMITS: ApiRateLimits = {
  fichiersParMinute: 30_000,
  lecturesParMinute: 600,
  ecrituresParMinute: 120,
  connexionsParMinute: 120,
  echecsLibresParCible: 5,
  echecsLibresParNom: 100,
  echecsLibresParAdresse: 30,
  echecsAvantAlerte: 100,
  inscriptionsParMinute: 40,
  // solving the captcha takes about a second on a phone
  captcha: { min: 60, max: 160 },
  signalementsParMinute: 5,
  signalementsParAdresse: 60,
  pannesParMinute: 20,
  exportsParMinute: 5,
  roomsParMinute: 10,
  partDUneAdresse: 1 / 4,
  essaisParMinute: 60,
  placesParMinute: 400,
  echecsDeCodeParMinute: 60,
  codesParMinute: 400,
};

/** Largest body accepted by a route that sets no `bodyLimit` of its own, in bytes. */
export const DEFAULT_REQUEST_BODY_BYTES_MAX = 16 * 1024;

/** Answer to a request over the limit. */
export const createTooManyRequestsError = (): HttpError =>
  new HttpError(429, "Trop de demandes. Réessayez dans une minute.");

/** Keys remembered by the limit of one route; the one used least recently is forgotten first. */
const KEYS_MAX = 5_000;

/**
 * The counts of one route. The plugin's own store reads the wall clock: set back by an hour, it would keep for an hour the
 * limits that were reached in the minute before.
 */
class MonotonicRateLimitStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, { readonly start: number; current: number }>();

  incr(
    ...[key, answer, windowMs]: Parameters<FastifyRateLimitStore["incr"]>
  ): ReturnType<FastifyRateLimitStore["incr"]> {
    const now = performance.now();
    const known = this.#counts.get(key);
    const count =
      known !== undefined && now - known.start < windowMs ? known : { start: now, current: 0 };
    count.current++;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > KEYS_MAX && oldest !== undefined) this.#counts.delete(oldest);
    answer(null, { current: count.current, ttl: windowMs - (now - count.start) });
  }

  child(): FastifyRateLimitStore {
    return new MonotonicRateLimitStore();
  }
}

/**
 * Limits the routes that are registered after this call: those that declare no limit (`limitPerMinutePerAddress`) get one
 * here.
 */
export async function addRateLimits(
  app: FastifyInstance,
  {
    fichiersParMinute,
    lecturesParMinute,
  }: Pick<ApiRateLimits, "fichiersParMinute" | "lecturesParMinute">,
): Promise<void> {
  // gives a route its limit in a hook that runs before the plugin's own hook, which reads it
  app.addHook("onRoute", (route) => {
    const max = route.url.startsWith("/api/") ? lecturesParMinute : fichiersParMinute;
    route.config = { ...limitPerMinutePerAddress(max), ...route.config };
  });
  await app.register(rateLimit, {
    global: false,
    store: MonotonicRateLimitStore,
    errorResponseBuilder: createTooManyRequestsError,
  });
}

/** Route option: at most `max` requests a minute and per address. */
export function limitPerMinutePerAddress(max: number): {
  readonly rateLimit: { readonly max: number; readonly timeWindow: number };
} {
  return { rateLimit: { max, timeWindow: 60_000 } };
}

/**
 * Route option: at most `max` requests a minute and per key; null falls back to the address. `preHandler` runs once the body
 * is read.
 */
export function limitPerMinuteByKey(
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
