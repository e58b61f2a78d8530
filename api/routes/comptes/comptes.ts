/** Account routes (plateforme §5 and §7 "Registration and account", "Session and notifications"). */
import type { RegisterApiRoutes } from "../../context.ts";
import { routesAdresseMail } from "./adresse.ts";
import { routesBadges, routesProfilDuCompte } from "./profil.ts";
import { createAccountContext } from "./context.ts";
import { routeTelechargerDonnees, routesSupprimerCompte } from "./donnees.ts";
import { routesInscription } from "./inscription.ts";
import { routesMotDePasse } from "./mot-de-passe.ts";
import { routesSessions } from "./sessions.ts";

const comptes: RegisterApiRoutes = async (app, contexte) => {
  const sien = createAccountContext(contexte, app.log);
  await app.register(routesSessions, sien);
  await app.register(routesInscription, sien);
  await app.register(routesProfilDuCompte, sien);
  await app.register(routesMotDePasse, sien);
  await app.register(routesAdresseMail, sien);
  await app.register(routesSupprimerCompte, sien);
  await app.register(routesBadges, sien);
  await app.register(routeTelechargerDonnees, sien);
};

export default comptes;
