/** Looking people up: plateforme §7 "Social". */
import { badgesDe } from "#contracts/badges.ts";
import { userPublic } from "#contracts/compte.ts";
import { listeUsers, requeteUsers } from "#contracts/messagerie.ts";
import { createBadgeRepository } from "#db/repositories/badge-repository.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte } from "../../plugins/sessions.ts";
import { compteIntrouvable } from "../../services/refusals.ts";
import { parPseudo } from "../../services/params.ts";
import { envoyerLu } from "../../services/envoyer-lu.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

const TAGS = ["Amis et messages"];

export const routesProfils: Routes = async (app, { db, lecteur, limites }) => {
  const badges = createBadgeRepository(db);
  const comptes = createCompteRepository(db);
  const historique = createHistoriqueRepository(db);
  const social = createSocialRepository(db);

  app.get("/api/user-public/:pseudo", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Le profil public de quelqu’un",
      description:
        "`myAmi`, `demandeAmi` et `demandeAmiRecu` disent ce que l’appelant est pour lui.",
      params: parPseudo,
      response: reponses({ 200: reponse("Le profil.", userPublic) }, 400, 404, 429),
    },
    handler(request) {
      const compte = comptes.parPseudo(request.params.pseudo);
      if (compte === null) throw compteIntrouvable();
      const moi = request.session?.compte;
      const relation = moi === undefined ? "aucun" : social.relation(moi, compte._id);
      const montres = badges.obtenus(compte._id).filter(({ affiche }) => affiche);
      return {
        pseudo: compte.pseudo,
        icon: compte.icon,
        admin: compte.role === "admin",
        gorgees: historique.gorgees(compte._id),
        description: compte.description,
        badgesAffiche: badgesDe(montres.map(({ badge }) => badge)),
        myInfo: moi === compte._id,
        myAmi: relation === "amis",
        demandeAmi: relation === "demande",
        demandeAmiRecu: relation === "demandeRecue",
        // who knows whom is for members
        amis: moi === undefined ? [] : social.amis(compte._id),
      };
    },
  });

  app.get("/api/user", {
    config: pourConnecte(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Les comptes",
      description:
        "Ceux dont l’adresse est confirmée et dont le pseudo contient `search`, ceux qui commencent ainsi d’abord ; 1000 au plus. " +
        "`totalCount` les compte tous.",
      querystring: requeteUsers,
      response: reponses({ 200: reponse("Les comptes.", listeUsers) }, 400, 401, 429, 503),
    },
    handler: async ({ query: requete }, reply) =>
      envoyerLu(reply, await lecteur.lire({ quoi: "comptes", requete })),
  });
};
