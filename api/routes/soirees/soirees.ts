/** Reports of evenings, for whoever hosted or played them (docs/decisions/0080). */
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  corpsAccepterReponse,
  enTeteJetons,
  reponseAccepterReponse,
  reponseReponsesNommees,
  reponseSoiree,
  reponseSoirees,
  requeteSoirees,
} from "#contracts/compte-rendu.ts";
import { corpsQuestion } from "#contracts/edition.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { runInTransaction } from "#db/connection.ts";
import {
  createComptesRendusRepository,
  type LecteurDeSoiree,
} from "#db/repositories/compte-rendu-repository.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import { accepterReponseApresCoup, ajouterReponse } from "#game/apercu/accepter.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { exigerCompteConnecte } from "../../plugins/sessions.ts";
import { HttpError } from "../../services/http-error.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";

const TAGS = ["Soirées"];
const id = z.string().min(1).max(64);
const params = z.object({ soiree: id });
const paramsQuestion = params.extend({ partie: id, question: id });
const QUI =
  "Qui a tenu la soirée la lit entière ; qui l’a jouée, sa part. Sans compte, `x-jetons` porte les secrets que ce navigateur avait " +
  "dans ses rooms.";

const introuvable = () =>
  new HttpError(404, "Cette soirée n’est pas, ou n’est plus, parmi les vôtres.");

const soirees: RegisterApiRoutes = async (app, { db, rateLimits, rooms, lexique }) => {
  const comptesRendus = createComptesRendusRepository(db);
  const edition = createEditionQuizzRepository(db);
  const lire = limitPerMinutePerAddress(rateLimits.lecturesParMinute);
  const ecrire = limitPerMinutePerAddress(rateLimits.ecrituresParMinute);
  const lecteurDe = (
    { session }: Pick<FastifyRequest, "session">,
    jetons: readonly string[],
  ): LecteurDeSoiree => ({
    compte: session?.compte ?? null,
    jetons: jetons.map((jeton) => rooms.hacher(jeton)),
  });
  /** As `lecteurDe`. Throws a 401 for somebody without account nor secret. */
  const exigerLecteur = (request: FastifyRequest, jetons: readonly string[]): LecteurDeSoiree => {
    if (jetons.length === 0) exigerCompteConnecte(request);
    return lecteurDe(request, jetons);
  };

  app.get("/api/soirees", {
    config: lire,
    schema: {
      tags: TAGS,
      summary: "Les soirées que l’on a tenues ou jouées",
      description: `La dernière d’abord. ${QUI}`,
      headers: enTeteJetons,
      querystring: requeteSoirees,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les soirées.", reponseSoirees) },
        400,
        429,
      ),
    },
    handler: (request) =>
      comptesRendus.lister(lecteurDe(request, request.headers["x-jetons"]), request.query.page),
  });

  app.get("/api/soirees/:soiree", {
    config: lire,
    schema: {
      tags: TAGS,
      summary: "Le compte rendu d’une soirée",
      description: QUI,
      params,
      headers: enTeteJetons,
      response: describeRouteResponses(
        { 200: describeJsonReply("Le compte rendu.", reponseSoiree) },
        400,
        404,
        429,
      ),
    },
    handler(request) {
      const lue = comptesRendus.lire(
        request.params.soiree,
        lecteurDe(request, request.headers["x-jetons"]),
      );
      if (lue === null) throw introuvable();
      return lue;
    },
  });

  app.delete("/api/soirees/:soiree", {
    config: ecrire,
    schema: {
      tags: TAGS,
      summary: "Effacer le compte rendu d’une soirée que l’on a tenue",
      description: "Les historiques des joueurs restent.",
      params,
      headers: enTeteJetons,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est effacé.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const lecteur = exigerLecteur(request, request.headers["x-jetons"]);
      if (!comptesRendus.supprimer(request.params.soiree, lecteur)) throw introuvable();
      return { message: "Compte rendu effacé" };
    },
  });

  app.get("/api/soirees/:soiree/:partie/:question", {
    config: lire,
    schema: {
      tags: TAGS,
      summary: "Les réponses à une question, nom par nom",
      description: "Pour qui a tenu la soirée, pendant trente jours.",
      params: paramsQuestion,
      headers: enTeteJetons,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les réponses.", reponseReponsesNommees) },
        400,
        404,
        429,
      ),
    },
    handler(request) {
      const { partie, question } = request.params;
      const lecteur = lecteurDe(request, request.headers["x-jetons"]);
      const lues = comptesRendus.reponses(partie, question, lecteur);
      if (lues === null) throw introuvable();
      return lues;
    },
  });

  app.post("/api/soirees/:soiree/:partie/:question/accepter", {
    config: ecrire,
    schema: {
      tags: TAGS,
      summary: "Accepter après coup une réponse refusée",
      description:
        "Les scores de la partie sont recomptés comme si la réponse avait été acceptée ; dans un quizz à soi, elle rejoint les réponses " +
        "de la question.",
      params: paramsQuestion,
      headers: enTeteJetons,
      body: corpsAccepterReponse,
      response: describeRouteResponses(
        { 200: describeJsonReply("Ce qui a changé.", reponseAccepterReponse) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { partie, question } = request.params;
      const { reponse } = request.body;
      const lecteur = exigerLecteur(request, request.headers["x-jetons"]);
      return runInTransaction(db, () => {
        const lu = comptesRendus.aChanger(partie, lecteur);
        const acceptee = lu && accepterReponseApresCoup(lu.contenu, question, reponse, lexique);
        if (lu === null || acceptee === null) throw introuvable();
        comptesRendus.changer(partie, acceptee.contenu, acceptee.statistiques);
        return {
          joueurs: [...acceptee.joueurs],
          quizz: ajouterAuQuizz({ ...lu, question, reponse, compte: lecteur.compte }),
        };
      });
    },
  });

  /** Adds an accepted answer to the question of one's own quizz, while it asks what it asked that evening. */
  function ajouterAuQuizz({
    quizz,
    contenu,
    question: idQuestion,
    reponse,
    compte,
  }: {
    readonly quizz: string | null;
    readonly contenu: {
      readonly questions: readonly Parameters<typeof calculerTeneurDeQuestion>[0][];
    };
    readonly question: string;
    readonly reponse: string;
    readonly compte: string | null;
  }): boolean {
    if (quizz === null || compte === null) return false;
    const actuelle = edition.lire(idQuestion, compte);
    const jouee = contenu.questions.find((une) => "_id" in une && une._id === idQuestion);
    if (actuelle === null || jouee === undefined) return false;
    if (calculerTeneurDeQuestion(actuelle) !== calculerTeneurDeQuestion(jouee)) return false;
    const { _id, ...ecrite } = actuelle;
    const corps = corpsQuestion.safeParse({
      ...ecrite,
      reponse: ajouterReponse(actuelle, reponse),
    });
    return corps.success && edition.modifier(quizz, _id, compte, corps.data).ok;
  }
};

export default soirees;
