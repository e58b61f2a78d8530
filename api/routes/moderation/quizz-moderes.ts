/** Quizzes in the hands of the moderation: opened with a reason, marked Officiel, looked into without a report. */
import {
  affaireOuverte,
  changementOfficiel,
  quizzOuvert,
  raisonOuvrir,
  surQuizz,
  TEXTE_RAISON_OUVRIR,
} from "#contracts/moderation.ts";
import { confirmation } from "#contracts/signalement.ts";
import { atomique } from "#db/transaction.ts";
import { createCibles } from "#db/repositories/moderation/cibles.ts";
import { createOfficiels } from "#db/repositories/moderation/officiels.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourAdmin, pourModerateur } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { moiDe, type RoutesModeration, TAGS } from "./context.ts";

const pasOfficiel = () =>
  new ErreurHttp(409, "Seul un quizz public peut être officiel, et ceux de la maison le restent.");

export const routesQuizzModeres: RoutesModeration = async (app, contexte) => {
  const { actes, affaires, db, limites } = contexte;
  const cibles = createCibles(db);
  const officiels = createOfficiels(db);
  const ecriture = parMinute(limites.ecrituresParMinute);
  const lire = (id: string) => {
    const lu = cibles.lire({ genre: "quizz", id });
    if (lu === null || lu.contenu.genre !== "quizz") throw quizzIntrouvable();
    return { ...lu, entier: lu.contenu.quizz };
  };

  app.post("/api/moderation/quizz/:id/ouvrir", {
    config: pourModerateur(ecriture),
    schema: {
      tags: TAGS,
      summary: "Ouvrir un quizz privé",
      description: "Avec une raison, qui reste au journal ; un quizz public n’en demande pas.",
      params: parId,
      body: raisonOuvrir,
      response: reponses({ 200: reponse("Le quizz.", quizzOuvert) }, 400, 401, 403, 404, 429),
    },
    handler(request) {
      const { id } = request.params;
      const { entier, prive, auteur, maison, titre } = lire(id);
      if (prive)
        actes.noter({
          genre: "consulter",
          par: moiDe(request).compte,
          titre,
          compte: maison ? undefined : auteur,
          affaire: request.body.affaire,
          detail: request.body.raison,
        });
      return { quizz: entier };
    },
  });

  app.post("/api/moderation/quizz/:id/affaire", {
    config: pourModerateur(ecriture),
    schema: {
      tags: TAGS,
      summary: "Ouvrir une affaire sur un quizz",
      description:
        "Sans qu’on l’ait signalé ; celle qui est ouverte déjà, s’il y en a une. Un quizz privé veut une raison, qui reste au journal : " +
        "l’affaire en garde une copie.",
      params: parId,
      body: surQuizz,
      response: reponses({ 201: reponse("L’affaire.", affaireOuverte) }, 400, 401, 403, 404, 429),
    },
    handler(request, reply) {
      const { id } = request.params;
      const { raison } = request.body;
      const { compte: par } = moiDe(request);
      const { prive, auteur, maison, titre } = lire(id);
      if (prive && !estVisible(raison)) throw new ErreurHttp(400, TEXTE_RAISON_OUVRIR);
      const numero = atomique(db, () => {
        const affaire = affaires.ouvrir({ genre: "quizz", id }, par);
        if (affaire !== null && prive)
          actes.noter({
            genre: "consulter",
            par,
            titre,
            compte: maison ? undefined : auteur,
            affaire,
            detail: raison,
          });
        return affaire;
      });
      if (numero === null) throw quizzIntrouvable();
      void reply.code(201);
      return { numero };
    },
  });

  app.put("/api/moderation/quizz/:id/officiel", {
    config: pourAdmin(ecriture),
    schema: {
      tags: TAGS,
      summary: "Rendre un quizz officiel, ou non",
      description: "Un quizz public seulement ; ceux de la maison le restent.",
      params: parId,
      body: changementOfficiel,
      response: reponses(
        { 200: reponse("C’est fait.", confirmation) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const { id } = request.params;
      const { officiel } = request.body;
      lire(id);
      if (!officiels.marquer(id, officiel, moiDe(request).compte)) throw pasOfficiel();
      return { message: officiel ? "Ce quizz est officiel." : "Ce quizz n’est plus officiel." };
    },
  });
};
