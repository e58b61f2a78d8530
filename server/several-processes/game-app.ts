/** The HTTP application of a game process. The proxy leaves a part of it to anybody, so it is guarded like that of the API. */
import fastify, { type FastifyInstance } from "fastify";
import type { ApiAppOptions } from "#api/options.ts";
import { replyRouteNotFound, replyWithError } from "#api/plugins/error-handler.ts";
import { createFastifyOptions } from "#api/plugins/fastify-options.ts";
import {
  addRateLimits,
  type ApiRateLimits,
  limitPerMinutePerAddress,
} from "#api/plugins/rate-limits.ts";
import { addSecurityHeaders } from "#api/plugins/security-headers.ts";

/** The application without routes: those that are registered later are limited, each by `fichiersParMinute`. */
export async function createGameApp({
  limits: { fichiersParMinute },
  ...options
}: Pick<ApiAppOptions, "config" | "serverFactory"> & {
  readonly limits: Pick<ApiRateLimits, "fichiersParMinute">;
}): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify(createFastifyOptions(options));
  app.setErrorHandler(replyWithError);
  await addSecurityHeaders(app, options);
  await addRateLimits(app, { fichiersParMinute, lecturesParMinute: fichiersParMinute });
  // a not-found handler is no route: it declares its limit itself
  const limit = {
    preHandler: app.rateLimit(limitPerMinutePerAddress(fichiersParMinute).rateLimit),
  };
  app.setNotFoundHandler(limit, (_request, reply) => replyRouteNotFound(reply));
  return app;
}
