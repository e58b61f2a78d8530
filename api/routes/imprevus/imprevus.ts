/** Imprévus: drawing one, what a host may choose among, and the administration's deck. plateforme §7, jeu §7. */
import type { Routes } from "../../context.ts";
import { routesAuHasard } from "./au-hasard.ts";
import { routesDeck } from "./deck.ts";
import { routesImprevu } from "./imprevu.ts";
import { routesLumiere } from "./lumiere.ts";
import { routePaquets } from "./paquets.ts";

const imprevus: Routes = async (app, contexte) => {
  await app.register(routesAuHasard, contexte);
  await app.register(routePaquets, contexte);
  await app.register(routesDeck, contexte);
  await app.register(routesImprevu, contexte);
  await app.register(routesLumiere, contexte);
};

export default imprevus;
