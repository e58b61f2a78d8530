/**
 * The HTTP side of the product: this file registers what every request goes through, then each theme of routes. This file
 * decides nothing itself.
 */
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { createApiContext } from "./context.ts";
import type { ApiAppOptions } from "./options.ts";
import { serveClientFiles } from "./plugins/client-files.ts";
import { addOpenApiDocument } from "./plugins/openapi.ts";
import { addSecurityHeaders } from "./plugins/security-headers.ts";
import { replyWithError } from "./plugins/error-handler.ts";
import {
  addRequestLogHook,
  addRequestMetricsHook,
  addSecurityLogHook,
} from "./plugins/request-log.ts";
import { addRateLimits, DEFAULT_API_RATE_LIMITS } from "./plugins/rate-limits.ts";
import { addRequestOriginCheck } from "./plugins/request-origin.ts";
import { addRoomAdmission } from "./plugins/room-admission.ts";
import { createPageWithLinkPreviewRenderer } from "./plugins/shared-page.ts";
import { createFastifyOptions } from "./plugins/fastify-options.ts";
import { addCookieSessions } from "./plugins/sessions.ts";
import { NO_API_METRICS } from "./services/ports.ts";

/** Builds the whole application, which does not listen yet: call `ready()`, `listen()` or `inject()` on it. */
export async function createApiApp(options: ApiAppOptions): Promise<FastifyInstance> {
  const rateLimits = { ...DEFAULT_API_RATE_LIMITS, ...options.rateLimits };
  const app: FastifyInstance = fastify(createFastifyOptions(options));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithError);

  // before whatever may refuse a request: a hook that throws stops those after it
  await addSecurityHeaders(app, options);
  addRequestOriginCheck(app, options);
  addRequestLogHook(app);
  addSecurityLogHook(app);
  addRequestMetricsHook(app, options.metrics ?? NO_API_METRICS);
  await addRateLimits(app, rateLimits);
  app.addHook("onRoute", ({ method, url, config }) => {
    for (const methode of [method].flat()) options.surRoute?.(methode, url, config?.rateLimit);
  });
  await addOpenApiDocument(app);
  const sessions = await addCookieSessions(app, options);
  await serveClientFiles(
    app,
    options.dossierClient,
    rateLimits,
    createPageWithLinkPreviewRenderer(options),
  );

  const contexte = createApiContext(app, options, { rateLimits, sessions });
  addRoomAdmission(app, options, contexte);
  await app.register(import("./routes/comptes/comptes.ts"), contexte);
  await app.register(import("./routes/historique/historique.ts"), contexte);
  await app.register(import("./routes/imprevus/imprevus.ts"), contexte);
  await app.register(import("./routes/medias/medias.ts"), contexte);
  await app.register(import("./routes/moderation/moderation.ts"), contexte);
  await app.register(import("./routes/quizz/quizz.ts"), contexte);
  await app.register(import("./routes/rooms/rooms.ts"), contexte);
  await app.register(import("./routes/serveur/serveur.ts"), contexte);
  await app.register(import("./routes/signalements/signalements.ts"), contexte);
  await app.register(import("./routes/social/social.ts"), contexte);
  await app.register(import("./routes/soirees/soirees.ts"), contexte);
  return app;
}
