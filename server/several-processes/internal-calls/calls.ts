/** Calls from one process to another over HTTP: how they are made and answered. The key proves that the caller is one of the processes. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { limitPerMinutePerAddress } from "#api/plugins/rate-limits.ts";
import { HttpError } from "#api/services/http-error.ts";
import { INTERNAL_CALLS_PATH_PREFIX } from "#contracts/internal-calls.ts";

const ANSWER_MAX_MS = 5_000;
/** Largest body of a call, in bytes: enough for a quizz with its questions, or a batch of soirées. */
const BODY_MAX = 16 * 2 ** 20;
/** Calls without the key that one address may make in a minute. */
const REFUSED_MAX = 100;

/**
 * Thrown when the called process answered with an error: its HTTP status, and its message in French when it is meant for
 * people.
 */
export class InternalCallRefusedError extends Error {
  override readonly name = "InternalCallRefusedError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Makes a call to another process. Throws `InternalCallRefusedError`, or the error of `fetch` when no answer comes in time. */
export type CallOtherProcess = <T>(
  address: string,
  what: string,
  answer: z.ZodType<T>,
  body?: object,
  maxMs?: number,
) => Promise<T>;

export const createOtherProcessCaller =
  (key: string): CallOtherProcess =>
  async (address, what, answer, body = {}, maxMs = ANSWER_MAX_MS) => {
    const response = await fetch(address + INTERNAL_CALLS_PATH_PREFIX + what, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      // a redirection is an error: a process never redirects, so somebody else answers at this address
      redirect: "error",
      signal: AbortSignal.timeout(maxMs),
    });
    const read: unknown = await response.json();
    if (response.ok) return answer.parse(read);
    const message =
      typeof read === "object" && read !== null && "message" in read ? String(read.message) : "";
    throw new InternalCallRefusedError(response.status, message);
  };

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Adds the route that answers one kind of call from another process. */
export type InternalCallRegistrar = <Q, R>(
  what: string,
  question: z.ZodType<Q>,
  answer: z.ZodType<R>,
  handle: (question: Q) => Promise<NoInfer<R>>,
) => void;

/**
 * Returns the function that registers a route for one internal call, before the application is ready. Callers without the key get 404, as if there
 * were no such address.
 */
export function createInternalCallRegistrar(
  app: FastifyInstance,
  key: string,
): InternalCallRegistrar {
  const expected = digest(`Bearer ${key}`);
  const hasKey = ({ headers }: FastifyRequest) =>
    timingSafeEqual(digest(headers.authorization ?? ""), expected);
  // one process asks for the people of the whole site, thousands of times at once: it is not counted, and reads no security headers
  const guards = {
    config: {
      rateLimit: { ...limitPerMinutePerAddress(REFUSED_MAX).rateLimit, allowList: hasKey },
    },
    helmet: false,
  } as const;
  return (what, question, answer, handle) => {
    app.post(INTERNAL_CALLS_PATH_PREFIX + what, {
      bodyLimit: BODY_MAX,
      schema: { hide: true },
      ...guards,
      // after the limit, which is on the request, and before the body is read
      async preParsing(request) {
        if (!hasKey(request)) throw new HttpError(404, "Cette adresse n’existe pas.");
      },
      async handler(request, reply) {
        const read = question.safeParse(request.body);
        // a process of another version may send another form of body: an error of the caller, not of this process
        if (!read.success) throw new HttpError(400, "La requête est illisible.");
        const given = await handle(read.data);
        return reply.header("cache-control", "no-store").send(answer.parse(given));
      },
    });
  };
}
