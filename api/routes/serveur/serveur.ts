/** The server itself: where it is, how it is, what breaks on the screens. */
import type { Routes } from "../../context.ts";
import { routeAdresse } from "./adresse.ts";
import { routeErreurs } from "./erreurs.ts";
import { routeMesures } from "./mesures.ts";
import { routesProcessus } from "./processus.ts";
import { routeSante } from "./sante.ts";

const serveur: Routes = async (app, contexte) => {
  await app.register(routeAdresse, contexte);
  await app.register(routeErreurs, contexte);
  await app.register(routeMesures, contexte);
  await app.register(routesProcessus, contexte);
  await app.register(routeSante, contexte);
};

export default serveur;
