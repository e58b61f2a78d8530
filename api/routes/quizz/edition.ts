/**
 * Writing, copying and importing quizzes (plateforme §6, §7 "Quizzes and questions"). Its authors alone may write a quizz, and
 * its creator alone delete it; for others the quizz does not exist. Whoever may see a quizz may copy it.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import { corpsGarderComposition } from "#contracts/composition.ts";
import {
  corpsCopieQuizz,
  corpsNouveauQuizz,
  reponseQuizzCree,
  reponseQuizzEnregistre,
  corpsQuizz,
  reponseQuizzAvecIdsDesQuestions,
  reponseQuizzPerimeOuPlein,
  reponseQuizzInvalide,
  PHRASES_EDITION_QUIZZ,
} from "#contracts/edition.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import {
  APPEL_IMPORT_OCTETS_MAX,
  corpsImportQuizz,
  reponseImportQuizz,
  reponseExportMesQuizz,
  requeteExportMesQuizz,
} from "#contracts/importation.ts";
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { MEDIAS_PAR_COMPTE_MAX } from "#contracts/medias.ts";
import type { DatabaseWriteRefusal } from "#db/writes.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import {
  HttpError,
  createErreurQuizzIntrouvable,
  createErreurStockagePlein,
  createRefusDePublier,
  createRefusTitreInterdit,
} from "../../services/http-error.ts";
import {
  describeJsonReply,
  paramsIdDeRoute,
  describeRouteResponses,
} from "../../services/route-schemas.ts";
import { MalformedRequestBodyError } from "../../plugins/error-handler.ts";

const TAGS = ["Écrire un quizz"];

export const routesCreerCopierSupprimerQuizz: RegisterApiRoutes = async (
  app,
  { db, rateLimits, writer },
) => {
  const edition = createEditionQuizzRepository(db);
  const config = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.post("/api/quizz", {
    config,
    schema: {
      tags: TAGS,
      summary: "Créer un quizz",
      description: "Privé et sans question. Le même `envoi` encore n’en crée pas un second.",
      body: corpsNouveauQuizz,
      response: describeRouteResponses(
        { 201: describeJsonReply("Le quizz.", reponseQuizzCree) },
        400,
        401,
        409,
        429,
      ),
    },
    handler(request, reply) {
      const { title, envoi } = request.body;
      const _id = edition.creer(exigerSessionConnectee(request).compte, title, envoi);
      if (_id === null) throw new HttpError(409, phrasePleine(0));
      void reply.code(201);
      return { _id };
    },
  });

  app.post("/api/quizz/:id/copie", {
    config,
    schema: {
      tags: TAGS,
      summary: "Copier un quizz dans les siens",
      description:
        "Un quizz que l’on peut voir : la copie est privée, avec ses questions et son crédit ; sans auteur, celui d’autrui prend le pseudo de son " +
        "créateur, et les fichiers de celui-ci deviennent aussi les vôtres, comptés dans votre stockage. Sans `title` : « Titre (copie) ». Le même `envoi` encore n’en crée pas un second.",
      params: paramsIdDeRoute,
      body: corpsCopieQuizz,
      response: describeRouteResponses(
        { 201: describeJsonReply("La copie.", reponseQuizzCree) },
        400,
        401,
        403,
        404,
        409,
        429,
        507,
      ),
    },
    async handler(request, reply) {
      const { compte } = exigerSessionConnectee(request);
      const copie = exigerEcritureQuizzReussie(
        await writer.copy({ id: request.params.id, compte, ...request.body }),
      );
      void reply.code(201);
      return copie;
    },
  });

  app.post("/api/quizz/composition", {
    config,
    schema: {
      tags: TAGS,
      summary: "Garder une soirée composée parmi ses quizz",
      description:
        "Fait un quizz privé des questions que l’on peut encore y prendre : les siennes, celles de ses signets, et celles des quizz publics dont " +
        "l’auteur l’accepte. Le crédit nomme leurs quizz et leurs auteurs. Le même `envoi` encore n’en crée pas un second.",
      body: corpsGarderComposition,
      response: describeRouteResponses(
        { 201: describeJsonReply("Le quizz.", reponseQuizzCree) },
        400,
        401,
        403,
        404,
        409,
        429,
        507,
      ),
    },
    async handler(request, reply) {
      const { compte } = exigerSessionConnectee(request);
      const garde = exigerEcritureQuizzReussie(
        await writer.compose({ compte, composition: request.body }),
      );
      void reply.code(201);
      return garde;
    },
  });

  app.get("/api/quizz-no-populate/:id", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: TAGS,
      summary: "Les questions d’un quizz, par leurs identifiants",
      description: "Dans l’ordre, avec l’identifiant du créateur.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Le quizz.", reponseQuizzAvecIdsDesQuestions) },
        400,
        404,
        429,
      ),
    },
    handler({ params: { id }, session }) {
      const lu = edition.ids(id, session?.compte ?? null);
      if (lu === null) throw createErreurQuizzIntrouvable();
      return { _id: id, ...lu };
    },
  });

  app.delete("/api/quizz/:id", {
    config,
    schema: {
      tags: TAGS,
      summary: "Supprimer un quizz",
      description: "Avec ses questions.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est supprimé.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      if (!edition.supprimer(request.params.id, exigerSessionConnectee(request).compte))
        throw createErreurQuizzIntrouvable();
      return { message: "Quizz supprimé" };
    },
  });
};

/** Route that saves a whole quizz. Registered in a scope of its own because its body stays unparsed. */
export const routeSauvegarderQuizzEntier: RegisterApiRoutes = async (
  app,
  { rateLimits, writer },
) => {
  laisserBrut(app);
  app.put("/api/quizz/:id", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    bodyLimit: CORPS_QUIZZ_MAX,
    schema: {
      tags: TAGS,
      summary: "Enregistrer un quizz",
      description:
        "Titre, visibilité, tags, crédit, mélange et questions, tout ou rien. Une question de la liste est un identifiant (inchangée), ou la " +
        "question entière : modifiée si le quizz a cet `_id`, ajoutée sinon, avec un identifiant neuf. `retirees` : celles à supprimer ; celles " +
        "qui ne sont citées nulle part viennent à la fin. `date` est celle avec laquelle il a été lu : 409, avec celle d’à présent, s’il a changé " +
        "depuis ; l’envoyer avec `ecrase` l’écrase, et ce qui était là reste une version. Le même `envoi` encore reçoit la même réponse.",
      params: paramsIdDeRoute,
      body: corpsQuizz,
      response: describeRouteResponses(
        {
          200: describeJsonReply(
            "C’est enregistré ; les questions, dans leur ordre, par leurs identifiants.",
            reponseQuizzEnregistre,
          ),
          ...REPONSES_REFUS_SAUVEGARDE,
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
      const { compte } = exigerSessionConnectee(request);
      const { id } = request.params;
      const fait = exigerEcritureQuizzReussie(
        await writer.save({ id, compte, body: corpsBrut(request.body) }),
      );
      return { message: "Quizz enregistré", ...fait };
    },
  });
};

/** Largest body of an import, in bytes, with room for the JSON around many quizzes of one question. */
const CORPS_IMPORT_MAX = APPEL_IMPORT_OCTETS_MAX + 64 * 1024;

export const routesImportEtExportQuizz: RegisterApiRoutes = async (
  app,
  { largeReplies, rateLimits, writer },
) => {
  laisserBrut(app);

  app.post("/api/quizz/importer", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    bodyLimit: CORPS_IMPORT_MAX,
    schema: {
      tags: TAGS,
      summary: "Importer des quizz",
      description:
        "Tout ou rien\u00A0: de nouveaux quizz, privés, ou, avec `vers`, les questions d’un seul à la fin d’un quizz à soi, qui garde son titre " +
        "et ses réglages. Les médias sont des adresses, ou des fichiers déjà envoyés. Le même `envoi` encore reçoit la même réponse.",
      body: corpsImportQuizz,
      response: describeRouteResponses(
        { 201: describeJsonReply("Les quizz créés, ou celui qui a grandi.", reponseImportQuizz) },
        400,
        401,
        404,
        409,
        413,
        429,
        503,
        507,
      ),
    },
    async handler(request, reply) {
      const { compte } = exigerSessionConnectee(request);
      const fait = exigerEcritureQuizzReussie(
        await writer.importAll({ compte, body: corpsBrut(request.body) }),
      );
      void reply.code(201);
      return fait;
    },
  });

  app.get("/api/user/quizz-entiers", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Mes quizz entiers",
      description:
        "Avec leurs questions, dans l’ordre de ma liste, vingt par page au plus, moins quand ils sont lourds\u00A0: pour tout exporter.",
      querystring: requeteExportMesQuizz,
      response: describeRouteResponses(
        { 200: describeJsonReply("Les quizz.", reponseExportMesQuizz) },
        400,
        401,
        429,
        503,
      ),
    },
    async handler(request, reply) {
      const { compte } = exigerSessionConnectee(request);
      const { page } = request.query;
      await largeReplies.send(request, reply, { quoi: "entiers", compte, page });
    },
  });
};

/** Largest body of a question, in bytes: all its texts (`QUESTION_ENTIERE_LONGUEUR_MAX`), three bytes a character. */
export const QUESTION_BODY_BYTES_MAX = 64 * 1024;
/** Largest body of a whole quizz, in bytes: two hundred questions of ten kilobytes (docs/decisions/0076). */
const CORPS_QUIZZ_MAX = QUESTIONS_PAR_QUIZZ_MAX * 10 * 1024;

const PERIME = "Ce quizz a été modifié ailleurs.";
const COMPLET = `Ce quizz a déjà ${QUESTIONS_PAR_QUIZZ_MAX} questions.`;
const LOURD =
  "Ce quizz est trop long\u00A0: ses textes dépassent 2\u00A0Mo. Répartissez ses questions dans plusieurs quizz.";
const SANS_PLACE =
  "Vos quizz et leurs versions prennent déjà 200\u00A0Mo de textes. Supprimez des quizz pour faire de la place.";
const CREATEUR_PLEIN =
  "Le compte de qui a créé ce quizz n’a plus de place pour ceci\u00A0: demandez-lui d’en faire.";
const REGLAGE_DU_CREATEUR =
  "Seul le créateur d’un quizz choisit qui le voit, et s’il sert aux soirées composées.";
const MASQUE = "Ce quizz est masqué par la modération\u00A0: il ne se copie pas.";
const TROP_DE_MEDIAS = `Avec les fichiers de ce quizz, vous en auriez plus de ${MEDIAS_PAR_COMPTE_MAX}. Supprimez-en dans «\u00A0Mes médias\u00A0» pour faire de la place.`;
const ABSENTE = "Une question de la liste n’existe plus. Rechargez le quizz.";

/** Responses of a route that refuses a save, with the details that the editor uses. */
export const REPONSES_REFUS_SAUVEGARDE = {
  400: reponseQuizzInvalide.meta({
    description: "Ce qui ne va pas, et le rang de la question concernée, à partir de 1.",
    examples: [{ message: "Cette proposition existe déjà.", question: 3 }],
  }),
  409: reponseQuizzPerimeOuPlein.meta({
    description: "Modifié depuis : `date` est celle d’à présent. Sans elle : il est plein.",
    examples: [{ message: PERIME, date: "2026-01-01T00:00:00.000Z" }],
  }),
} as const;

const phraseDebord = (place: number): string =>
  place <= 0
    ? COMPLET
    : `Il reste de la place pour ${String(place)}\u00A0question${place > 1 ? "s" : ""} dans ce quizz\u00A0: ajoutez-en moins, ou faites-en un nouveau.`;

/** Sentence for an account that has room for only `place` more quizzes. */
function phrasePleine(place: number): string {
  if (place === 0) return "Vous avez déjà 1000 quizz. Supprimez-en un.";
  return place === 1
    ? "Il vous reste de la place pour un seul quizz\u00A0: supprimez-en, ou importez moins à la fois."
    : `Il vous reste de la place pour ${String(place)}\u00A0quizz\u00A0: supprimez-en, ou importez moins à la fois.`;
}

/**
 * Leaves JSON bodies unparsed, as bytes: the writer thread parses and checks them (db/writes.ts). Call it in a scope of its
 * own; `body` of its routes is documentation only.
 */
function laisserBrut(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: FastifyRequest, corps: Buffer) => corps,
  );
  app.setValidatorCompiler<z.ZodType>((route) =>
    route.httpPart === "body" ? (value) => ({ value }) : validatorCompiler(route),
  );
}

/** Body of a request that was left unparsed, as bytes. */
function corpsBrut(corps: unknown): Uint8Array {
  if (!(corps instanceof Uint8Array)) throw new MalformedRequestBodyError("", "");
  if (corps.byteLength === 0) throw new HttpError(400, "Le corps de la requête est vide.");
  return corps;
}

/** Result of the writer thread. Throws 400, 404, 409 or 507 when it refused the write. */
export function exigerEcritureQuizzReussie<Fait extends object>(
  issue:
    | { readonly ok: true; readonly fait: Fait }
    | { readonly ok: false; readonly refus: DatabaseWriteRefusal },
): Fait {
  if (issue.ok) return issue.fait;
  const { refus } = issue;
  switch (refus.raison) {
    case "inconnu":
      throw createErreurQuizzIntrouvable();
    case "illisible":
      throw new HttpError(400, "Le corps de la requête n’est pas du JSON.");
    case "forme":
      throw new MalformedRequestBodyError(refus.message, refus.chemin);
    case "masque":
      throw new HttpError(403, MASQUE);
    case "stockagePlein":
      throw createErreurStockagePlein();
    case "tropDeMedias":
      throw new HttpError(507, TROP_DE_MEDIAS);
    case "quizzPleins":
      throw new HttpError(409, phrasePleine(refus.place));
    case "perime":
      throw new HttpError(409, PERIME, { details: { date: refus.date } });
    case "absente":
      throw new HttpError(400, ABSENTE, { details: { question: refus.rang } });
    case "deborde":
      throw new HttpError(409, phraseDebord(refus.place));
    case "lourd":
      throw new HttpError(409, LOURD);
    case "sansPlace":
      throw new HttpError(507, SANS_PLACE);
    case "credit":
      throw new HttpError(400, PHRASES_EDITION_QUIZZ[refus.champ]);
    case "createurPlein":
      throw new HttpError(507, CREATEUR_PLEIN);
    case "reglageDuCreateur":
      throw new HttpError(403, REGLAGE_DU_CREATEUR);
    case "sansPublier":
      throw createRefusDePublier(refus.jusque);
    case "mots":
      throw createRefusTitreInterdit(refus.mots);
    case "complet":
      throw new HttpError(409, COMPLET);
  }
}
