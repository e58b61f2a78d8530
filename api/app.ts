/**
 * The HTTP side of the product, put together: what every request goes through, then the themes of its routes, a line each.
 * Decides nothing itself.
 */
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { createContexte } from "./context.ts";
import type { OptionsApp } from "./options.ts";
import { servirClient } from "./plugins/client-files.ts";
import { poserDocumentation } from "./plugins/openapi.ts";
import { poserEntetes } from "./plugins/security-headers.ts";
import { repondreErreur } from "./plugins/error-handler.ts";
import { poserJournal, poserMesures } from "./plugins/request-log.ts";
import { poserLimites } from "./plugins/rate-limits.ts";
import { poserOrigine } from "./plugins/request-origin.ts";
import { poserPortier } from "./plugins/room-admission.ts";
import { reglagesDeFastify } from "./plugins/fastify-options.ts";
import { poserSessions } from "./plugins/sessions.ts";
import { MESURES_MUETTES } from "./services/metrics.ts";

/** The whole application, not listening yet: `ready()`, `listen()` or `inject()` come next. */
export async function createApp(options: OptionsApp): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify(reglagesDeFastify(options));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(repondreErreur);
  app.addHook("onRoute", ({ method, url }) => {
    for (const methode of [method].flat()) options.surRoute?.(methode, url);
  });

  poserOrigine(app, options);
  poserJournal(app);
  poserMesures(app, options.mesures ?? MESURES_MUETTES);
  await poserEntetes(app, options);
  await poserLimites(app);
  await poserDocumentation(app);
  const sessions = await poserSessions(app, options);
  await servirClient(app, options.dossierClient);

  const contexte = createContexte(app, options, sessions);
  poserPortier(app, options, contexte);
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
  return app;
}
