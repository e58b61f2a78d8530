/** Friends, messages, other people's profiles: plateforme §7 "Social". */
import type { Routes } from "../../context.ts";
import { routesAmis } from "./amis.ts";
import { routeAvis } from "./avis.ts";
import { routesMessages } from "./messages.ts";
import { routesProfils } from "./profils.ts";

const social: Routes = async (app, contexte) => {
  await app.register(routesProfils, contexte);
  await app.register(routesAmis, contexte);
  await app.register(routesMessages, contexte);
  await app.register(routeAvis, contexte);
};

export default social;
