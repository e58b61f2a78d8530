/** Accounts, as moderators and administrators see them; roles. */
import {
  affaireOuverte,
  changementRole,
  compteModere,
  listeComptes,
  requeteComptes,
} from "#contracts/moderation.ts";
import { peutDonner } from "#contracts/roles.ts";
import { confirmation } from "#contracts/signalement.ts";
import { atomique } from "#db/transaction.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourAdmin, pourModerateur } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { compteIntrouvable } from "../../services/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { moiDe, type RoutesModeration, TAGS } from "./context.ts";

const PAS_SOI = "On ne change pas son propre rôle\u00A0: demandez à un autre administrateur.";

export const routesComptesModeres: RoutesModeration = async (app, contexte) => {
  const { actes, affaires, avis, db, fiches, limites } = contexte;
  const comptes = createCompteRepository(db);
  const lecture = parMinute(limites.lecturesParMinute);
  const ecriture = parMinute(limites.ecrituresParMinute);

  app.get("/api/moderation/comptes", {
    config: pourModerateur(lecture),
    schema: {
      tags: TAGS,
      summary: "Les comptes",
      description: "Par pseudo, ou par adresse mail entière ; cinquante par page.",
      querystring: requeteComptes,
      response: reponses({ 200: reponse("Une page.", listeComptes) }, 400, 401, 403, 429),
    },
    handler: (request) => fiches.lister(request.query),
  });

  app.get("/api/moderation/comptes/:id", {
    config: pourModerateur(lecture),
    schema: {
      tags: TAGS,
      summary: "Un compte",
      description: "Sa fiche, ses quizz et les mesures dont il a fait l’objet.",
      params: parId,
      response: reponses({ 200: reponse("Le compte.", compteModere) }, 400, 401, 403, 404, 429),
    },
    handler(request) {
      const { id } = request.params;
      const fiche = fiches.lire(id);
      if (fiche === null) throw compteIntrouvable();
      return { fiche, mesures: fiches.mesuresDe(id), quizz: fiches.quizzDe(id) };
    },
  });

  app.post("/api/moderation/comptes/:id/affaire", {
    config: pourModerateur(ecriture),
    schema: {
      tags: TAGS,
      summary: "Ouvrir une affaire sur un compte",
      description: "Sans qu’on l’ait signalé ; celle qui est ouverte déjà, s’il y en a une.",
      params: parId,
      response: reponses({ 201: reponse("L’affaire.", affaireOuverte) }, 400, 401, 403, 404, 429),
    },
    handler(request, reply) {
      const { id } = request.params;
      const numero = affaires.ouvrir({ genre: "profil", id }, moiDe(request).compte);
      if (numero === null) throw compteIntrouvable();
      void reply.code(201);
      return { numero };
    },
  });

  app.put("/api/moderation/comptes/:id/role", {
    config: pourAdmin(ecriture),
    schema: {
      tags: TAGS,
      summary: "Donner un rôle",
      description:
        "Utilisateur, modérateur ou administrateur ; jamais à soi-même. Vaut dès la requête suivante.",
      params: parId,
      body: changementRole,
      response: reponses({ 200: reponse("C’est fait.", confirmation) }, 400, 401, 403, 404, 429),
    },
    handler(request) {
      const { id } = request.params;
      const { role } = request.body;
      const moi = moiDe(request);
      const compte = comptes.lire(id);
      if (compte === null) throw compteIntrouvable();
      if (!peutDonner(moi, { compte: id }, role)) throw new ErreurHttp(403, PAS_SOI);
      if (compte.role !== role) {
        atomique(db, () => {
          comptes.changer(id, { role });
          actes.noter({ genre: "role", par: moi.compte, titre: "", compte: id, detail: role });
        });
        avis.changer(id);
      }
      return { message: "Le rôle est changé." };
    },
  });
};
