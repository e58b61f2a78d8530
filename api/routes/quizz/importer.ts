/** Importing and exporting one's quizzes: docs/formats.md, decision 0087. Files are read in the browser: here comes our own shape. */
import {
  IMPORT_OCTETS_MAX,
  importation,
  importe,
  quizzEntiers,
  requeteEntiers,
} from "#contracts/importation.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { corpsBrut, faite, laisserBrut } from "./ecriture.ts";

const TAGS = ["Écrire un quizz"];
/** Many are quizzes of one question, with their frame around it. */
const CORPS_IMPORT_MAX = IMPORT_OCTETS_MAX + 64 * 1024;

export const routesImport: Routes = async (app, { largeReplies, limites, writer }) => {
  laisserBrut(app);

  app.post("/api/quizz/importer", {
    config: pourConnecte(parMinute(limites.ecrituresParMinute)),
    bodyLimit: CORPS_IMPORT_MAX,
    schema: {
      tags: TAGS,
      summary: "Importer des quizz",
      description:
        "Tout ou rien\u00A0: de nouveaux quizz, privés, ou, avec `vers`, les questions d’un seul à la fin d’un quizz à soi, qui garde son titre " +
        "et ses réglages. Les médias sont des adresses, ou des fichiers déjà envoyés. Le même `envoi` encore reçoit la même réponse.",
      body: importation,
      response: reponses(
        { 201: reponse("Les quizz créés, ou celui qui a grandi.", importe) },
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
      const { compte } = sessionDe(request);
      const fait = faite(await writer.importAll({ compte, body: corpsBrut(request.body) }));
      void reply.code(201);
      return fait;
    },
  });

  app.get("/api/user/quizz-entiers", {
    config: pourConnecte(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Mes quizz entiers",
      description:
        "Avec leurs questions, dans l’ordre de ma liste, vingt par page au plus, moins quand ils sont lourds\u00A0: pour tout exporter.",
      querystring: requeteEntiers,
      response: reponses({ 200: reponse("Les quizz.", quizzEntiers) }, 400, 401, 429, 503),
    },
    async handler(request, reply) {
      const { compte } = sessionDe(request);
      const { page } = request.query;
      await largeReplies.send(request, reply, { quoi: "entiers", compte, page });
    },
  });
};
