/** Writing quizzes: plateforme §6, §7 "Quizzes and questions". Everything is the owner's; for the others it does not exist. */
import {
  copieQuizz,
  nouveauQuizz,
  quizzCree,
  quizzEnregistre,
  quizzModifie,
  quizzNonPeuple,
} from "#contracts/edition.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createEditionRepository } from "#db/repositories/edition-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { quizzIntrouvable } from "../../services/refusals.ts";
import { parId } from "../../services/params.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import {
  corpsBrut,
  CORPS_QUIZZ_MAX,
  faite,
  laisserBrut,
  phrasePleine,
  REFUS_QUIZZ,
} from "./ecriture.ts";

const TAGS = ["Écrire un quizz"];

export const routesEdition: Routes = async (app, { db, limites, writer }) => {
  const edition = createEditionRepository(db);
  const config = pourConnecte(parMinute(limites.ecrituresParMinute));

  app.post("/api/quizz", {
    config,
    schema: {
      tags: TAGS,
      summary: "Créer un quizz",
      description: "Privé et sans question. Le même `envoi` encore n’en crée pas un second.",
      body: nouveauQuizz,
      response: reponses({ 201: reponse("Le quizz.", quizzCree) }, 400, 401, 409, 429),
    },
    handler(request, reply) {
      const { title, envoi } = request.body;
      const _id = edition.creer(sessionDe(request).compte, title, envoi);
      if (_id === null) throw new ErreurHttp(409, phrasePleine(0));
      void reply.code(201);
      return { _id };
    },
  });

  app.post("/api/quizz/:id/copie", {
    config,
    schema: {
      tags: TAGS,
      summary: "Dupliquer un quizz",
      description:
        "Privé, avec ses questions et son crédit. Sans `title` : « Titre (copie) ». Le même `envoi` encore n’en crée pas un second.",
      params: parId,
      body: copieQuizz,
      response: reponses({ 201: reponse("La copie.", quizzCree) }, 400, 401, 404, 409, 429),
    },
    async handler(request, reply) {
      const { compte } = sessionDe(request);
      const copie = faite(await writer.copy({ id: request.params.id, compte, ...request.body }));
      void reply.code(201);
      return copie;
    },
  });

  app.get("/api/quizz-no-populate/:id", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Les questions d’un quizz, par leurs identifiants",
      description: "Dans l’ordre, avec l’identifiant du créateur.",
      params: parId,
      response: reponses({ 200: reponse("Le quizz.", quizzNonPeuple) }, 400, 404, 429),
    },
    handler({ params: { id }, session }) {
      const lu = edition.ids(id, session?.compte ?? null);
      if (lu === null) throw quizzIntrouvable();
      return { _id: id, ...lu };
    },
  });

  app.delete("/api/quizz/:id", {
    config,
    schema: {
      tags: TAGS,
      summary: "Supprimer un quizz",
      description: "Avec ses questions.",
      params: parId,
      response: reponses({ 200: reponse("C’est supprimé.", confirmation) }, 400, 401, 404, 429),
    },
    handler(request) {
      if (!edition.supprimer(request.params.id, sessionDe(request).compte))
        throw quizzIntrouvable();
      return { message: "Quizz supprimé" };
    },
  });
};

/** On a scope of its own: its body is left as it was sent. */
export const routeQuizzEntier: Routes = async (app, { limites, writer }) => {
  laisserBrut(app);
  app.put("/api/quizz/:id", {
    config: pourConnecte(parMinute(limites.ecrituresParMinute)),
    bodyLimit: CORPS_QUIZZ_MAX,
    schema: {
      tags: TAGS,
      summary: "Enregistrer un quizz",
      description:
        "Titre, visibilité, tags, crédit, mélange et questions, tout ou rien. Une question de la liste est un identifiant (inchangée), ou la " +
        "question entière : modifiée si le quizz a cet `_id`, ajoutée sinon, avec un identifiant neuf. `retirees` : celles à supprimer ; celles " +
        "qui ne sont citées nulle part viennent à la fin. `date` est celle avec laquelle il a été lu : 409, avec celle d’à présent, s’il a changé " +
        "depuis ; l’envoyer avec `ecrase` l’écrase, et ce qui était là reste une version. Le même `envoi` encore reçoit la même réponse.",
      params: parId,
      body: quizzModifie,
      response: reponses(
        {
          200: reponse(
            "C’est enregistré ; les questions, dans leur ordre, par leurs identifiants.",
            quizzEnregistre,
          ),
          ...REFUS_QUIZZ,
        },
        401,
        404,
        413,
        429,
        503,
        507,
      ),
    },
    async handler(request) {
      const { compte } = sessionDe(request);
      const { id } = request.params;
      const fait = faite(await writer.save({ id, compte, body: corpsBrut(request.body) }));
      return { message: "Quizz enregistré", ...fait };
    },
  });
};
