/** Moderation: plateforme §2 "Admin", §6; decisions-plateforme "Moderation"; docs/decisions/0094. */
import type { RegisterRoutes } from "../../context.ts";
import { watchActions } from "../../services/moderation/action-watcher.ts";
import { createModerationContext } from "./context.ts";
import { routesAffaires, routesMesures } from "./affaires.ts";
import {
  routeBilan,
  routesComptesModeres,
  routesJournal,
  routesMots,
  routesQuizzModeres,
} from "./administration.ts";

const moderation: RegisterRoutes = async (app, contexte) => {
  const sien = createModerationContext(contexte, app.log);
  const watcher = watchActions(sien, app.log);
  app.addHook("onClose", () => watcher.arreter());
  await app.register(routesAffaires, sien);
  await app.register(routeBilan, sien);
  await app.register(routesComptesModeres, sien);
  await app.register(routesJournal, sien);
  await app.register(routesMesures, sien);
  await app.register(routesMots, sien);
  await app.register(routesQuizzModeres, sien);
};

export default moderation;
