/** Moderation: plateforme §2 "Admin", §6; decisions-plateforme "Moderation"; docs/decisions/0094. */
import type { RegisterApiRoutes } from "../../context.ts";
import { applyModerationOfOtherProcesses } from "../../services/moderation/action-watcher.ts";
import { createModerationContext } from "./context.ts";
import { routesAffaires, routesMesuresDeModeration } from "./affaires.ts";
import {
  routeBilanAdministrateur,
  routesComptesPourModerateurs,
  routesJournalModeration,
  routesMotsInterdits,
  routesQuizzPourModerateurs,
} from "./administration.ts";

const moderation: RegisterApiRoutes = async (app, contexte) => {
  const sien = createModerationContext(contexte, app.log);
  const watcher = applyModerationOfOtherProcesses(sien, app.log);
  app.addHook("onClose", () => watcher.arreter());
  await app.register(routesAffaires, sien);
  await app.register(routeBilanAdministrateur, sien);
  await app.register(routesComptesPourModerateurs, sien);
  await app.register(routesJournalModeration, sien);
  await app.register(routesMesuresDeModeration, sien);
  await app.register(routesMotsInterdits, sien);
  await app.register(routesQuizzPourModerateurs, sien);
};

export default moderation;
