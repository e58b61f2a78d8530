/**
 * The HTTP side of the product, put together: what every request goes through, then the themes of its routes, a line each.
 * Decides nothing itself.
 */
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { createContexte } from "./contexte.ts";
import type { OptionsApp } from "./options.ts";
import { servirClient } from "./plugins/client.ts";
import { poserDocumentation } from "./plugins/documentation.ts";
import { poserEntetes } from "./plugins/entetes.ts";
import { repondreErreur } from "./plugins/erreurs.ts";
import { poserJournal } from "./plugins/journal.ts";
import { poserLimites } from "./plugins/limites.ts";
import { poserMesures } from "./plugins/mesures.ts";
import { poserOrigine } from "./plugins/origine.ts";
import { poserPortier } from "./plugins/portier.ts";
import { reglagesDeFastify } from "./plugins/reglages.ts";
import { poserSessions } from "./plugins/sessions.ts";
import { MESURES_MUETTES } from "./services/mesures.ts";

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
