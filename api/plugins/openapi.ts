/** The OpenAPI document, written from the schemas of the routes, and the page that shows it: /api/docs. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { imprevu } from "#contracts/imprevu.ts";
import { ligneListeQuizz, reponseListeQuizz, question, quizz } from "#contracts/quizz.ts";

// schemas with which many routes answer: the OpenAPI document refers to them by name
z.globalRegistry.add(question, { id: "Question" });
z.globalRegistry.add(quizz, { id: "Quizz" });
z.globalRegistry.add(ligneListeQuizz, { id: "LigneQuizz" });
z.globalRegistry.add(reponseListeQuizz, { id: "ListeQuizz" });
z.globalRegistry.add(imprevu, { id: "Imprevu" });

type DocumentApi = ReturnType<typeof jsonSchemaTransformObject>;

const DESCRIPTION = `L’API de Trinquizz, le quizz qui trinque.

Toute erreur répond \`{ "message": "…" }\`, en français. Les requêtes qui changent quelque chose doivent venir d’une page de
ce serveur (même origine). Le jeu lui-même passe par un WebSocket, ouvert sur \`/entrer/{code}\` : le premier message dit qui entre.`;

const DOCS = "/api/docs";

export async function addOpenApiDocument(app: FastifyInstance): Promise<void> {
  let json: Buffer | undefined;
  app.addHook("onRoute", (route) => {
    if (route.url !== `${DOCS}/json`) return;
    // the document, which is large, is serialised once and kept: the plugin would do it again for each request
    route.handler = async (_request, reply) => {
      json ??= Buffer.from(JSON.stringify(app.swagger()));
      return reply.type("application/json; charset=utf-8").send(json);
    };
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Trinquizz", version: "0.1.0", description: DESCRIPTION },
      tags: [
        { name: "Quizz", description: "Listes et lecture des quizz." },
        { name: "Comptes", description: "S’inscrire, se connecter, gérer son compte." },
        { name: "Amis et messages", description: "Se trouver, s’écrire." },
        { name: "Imprévus", description: "Ce qui arrive entre deux questions." },
        { name: "Rooms", description: "Ouvrir une room, la trouver, y entrer." },
        { name: "Médias", description: "Images, sons et vidéos." },
        { name: "Serveur", description: "État du serveur." },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => sansInutiles(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    theme: { title: "Trinquizz : l’API" },
    uiConfig: { layout: "BaseLayout" },
    // inline styles are allowed: Swagger's page writes its styles at run time, and shows no text written by users
    transformStaticCSP: (csp) =>
      csp.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}

/**
 * Removes the schemas that the OpenAPI document does not refer to: each named schema is generated twice, as input and as
 * output.
 */
function sansInutiles(document: DocumentApi): DocumentApi {
  const schemas = "components" in document ? (document.components?.schemas ?? {}) : {};
  const inutile = Object.keys(schemas).find(
    (nom) => !JSON.stringify(document).includes(`"#/components/schemas/${nom}"`),
  );
  if (inutile === undefined) return document;
  delete schemas[inutile];
  return sansInutiles(document);
}
