/** Reports of evenings, for whoever hosted or played them (docs/decisions/0080). */
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  calculerBilanApresReponseAcceptee,
  corpsAccepterReponse,
  enTeteJetons,
  type QuestionJouee,
  reponseAccepterReponse,
  reponseReponsesNommees,
  reponseSoiree,
  reponseSoirees,
  requeteSoirees,
} from "#contracts/compte-rendu.ts";
import { corpsQuestion } from "#contracts/edition.ts";
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { runInTransaction } from "#db/connection.ts";
import {
  createComptesRendusRepository,
  type DemandeurDeCompteRendu,
} from "#db/repositories/compte-rendu-repository.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import { createQuestionsVuesRepository } from "#db/repositories/questions-vues-repository.ts";
import { createStatistiquesQuestionsRepository } from "#db/repositories/statistique-repository.ts";
import {
  accepterReponseApresCoup,
  ajouterReponseAcceptee,
  estEncoreLaMemeQuestion,
  composerReponsePourStatistiques,
} from "#game/apercu/accepter.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { exigerIdDuCompteConnecte } from "../../plugins/sessions.ts";
import { HttpError } from "../../services/http-error.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";

const TAGS = ["Soirées"];
const id = z.string().min(1).max(64);
const params = z.object({ soiree: id });
const paramsQuestion = params.extend({ partie: id, question: id });
/** Number of answers that one address may accept in a minute: each one reads and writes the whole report, which may be large. */
const ACCEPTEES_PAR_MINUTE = 30;
const QUI =
  "Qui a tenu la soirée la lit entière ; qui l’a jouée, sa part. Sans compte, `x-jetons` porte les secrets que ce navigateur avait " +
  "dans ses rooms.";

const introuvable = () =>
  new HttpError(404, "Cette soirée n’est pas, ou n’est plus, parmi les vôtres.");

const soirees: RegisterApiRoutes = async (
  app,
  { db, largeReplies, rateLimits, rooms, lexique },
) => {
  const comptesRendus = createComptesRendusRepository(db);
  const questionsVues = createQuestionsVuesRepository(db);
  const edition = createEditionQuizzRepository(db);
  const statistiques = createStatistiquesQuestionsRepository(db);
  const lire = limitPerMinutePerAddress(rateLimits.lecturesParMinute);
  const ecrire = limitPerMinutePerAddress(rateLimits.ecrituresParMinute);
  const lecteurDe = (
    { session }: Pick<FastifyRequest, "session">,
    jetons: readonly string[],
  ): DemandeurDeCompteRendu => ({
    compte: session?.compte ?? null,
    jetons: jetons.map((jeton) => rooms.hacher(jeton)),
  });
  /** The reader of an evening, known by an account or by the secrets of the browser. Throws 401 when the request has neither. */
  const exigerLecteur = (
    request: FastifyRequest,
    jetons: readonly string[],
  ): DemandeurDeCompteRendu => {
    if (jetons.length === 0) exigerIdDuCompteConnecte(request);
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
    async handler(request, reply) {
      const lecteur = lecteurDe(request, request.headers["x-jetons"]);
      const { page } = request.query;
      await largeReplies.send(request, reply, { quoi: "soirees", lecteur, page }, introuvable);
    },
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
    async handler(request, reply) {
      const { soiree } = request.params;
      const lecteur = lecteurDe(request, request.headers["x-jetons"]);
      await largeReplies.send(request, reply, { quoi: "soiree", lecteur, soiree }, introuvable);
    },
  });

  app.delete("/api/soirees/:soiree", {
    config: ecrire,
    schema: {
      tags: TAGS,
      summary: "Effacer le compte rendu d’une soirée que l’on a tenue",
      description:
        "Les historiques des joueurs restent ; une soirée composée pourra reposer ces questions.",
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
      const { soiree } = request.params;
      const faite = runInTransaction(db, () => {
        questionsVues.oublierSoiree(soiree, lecteur);
        return comptesRendus.supprimer(soiree, lecteur);
      });
      if (!faite) throw introuvable();
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
    async handler(request, reply) {
      const { partie, question } = request.params;
      const lecteur = lecteurDe(request, request.headers["x-jetons"]);
      const lecture = { quoi: "reponsesNommees", lecteur, partie, question } as const;
      await largeReplies.send(request, reply, lecture, introuvable);
    },
  });

  app.post("/api/soirees/:soiree/:partie/:question/accepter", {
    config: limitPerMinutePerAddress(Math.min(ACCEPTEES_PAR_MINUTE, rateLimits.ecrituresParMinute)),
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
      const lu = comptesRendus.aChanger(partie, lecteur);
      const jouee = lu?.contenu.questions.find(({ _id }) => _id === question);
      if (lu === null || jouee === undefined || trouverManiereDeRepondre(jouee) !== "texte")
        throw introuvable();
      const acceptee = accepterReponseApresCoup(lu.contenu, question, reponse, lexique);
      if (acceptee === null) return { joueurs: [], quizz: false };
      const bilan = calculerBilanApresReponseAcceptee(
        lu.bilan,
        { _id: question, reponse: ajouterReponseAcceptee(jouee, reponse) },
        acceptee.releve,
      );
      return runInTransaction(db, () => {
        comptesRendus.changer(partie, { contenu: acceptee.contenu, bilan });
        const quizz = ajouterAuQuizz(lu.quizz, jouee, reponse, lecteur.compte);
        return { joueurs: [...acceptee.joueurs], quizz };
      });
    },
  });

  /**
   * Adds an accepted answer to a question of one's own quizz, which keeps its statistics. False, and nothing is added, when the
   * question is not theirs, no longer asks what it asked that evening, or cannot be saved.
   */
  function ajouterAuQuizz(
    quizz: string | null,
    jouee: QuestionJouee,
    reponse: string,
    compte: string | null,
  ): boolean {
    if (quizz === null || compte === null) return false;
    const actuelle = edition.lire(jouee._id, compte);
    if (actuelle === null || !estEncoreLaMemeQuestion(actuelle, jouee)) return false;
    const { _id, ...ecrite } = actuelle;
    const neuve = { ...ecrite, reponse: ajouterReponseAcceptee(actuelle, reponse) };
    const corps = corpsQuestion.safeParse(neuve);
    if (!corps.success || !edition.modifier(quizz, _id, compte, corps.data).ok) return false;
    statistiques.accepter({
      _id,
      teneurAvant: calculerTeneurDeQuestion(actuelle),
      teneurApres: calculerTeneurDeQuestion(neuve),
      cle: composerReponsePourStatistiques(actuelle, [reponse]).cle,
    });
    return true;
  }
};

export default soirees;
