/**
 * The administrator's deck of imprévus: list, order, import, and one imprévu (plateforme §3, §7 "Imprevus (admin)", decision
 * 0092).
 */
import {
  corpsChangementImprevu,
  fichierDeck,
  DECK_OCTETS_MAX,
  reponseDeckImporte,
  reponseImprevuCree,
  reponseImprevuEnregistre,
  imprevuAvecRevision,
  reponseListeImprevus,
  corpsNouvelImprevu,
  corpsOrdreImprevus,
  reponseImprevuPerime,
} from "#contracts/edition-imprevu.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createDeckRepository } from "#db/repositories/deck-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import {
  paramsIdDeRoute,
  describeJsonReply,
  describeRouteResponses,
} from "../../services/route-schemas.ts";
import { withAdminAccess } from "../../plugins/sessions.ts";
import { HttpError } from "../../services/http-error.ts";

/** Largest body of a new order of the deck, in bytes: two thousand ids. */
const ORDRE_MAX = 256 * 1024;

function phraseImport(ajoutes: number, presents: number): string {
  const entres =
    ajoutes === 0
      ? "Rien de nouveau dans ce fichier"
      : `${String(ajoutes)}\u00A0imprévu${ajoutes > 1 ? "s ajoutés" : " ajouté"}`;
  return presents === 0
    ? `${entres}.`
    : `${entres}, ${String(presents)} déjà là${ajoutes === 0 ? "" : " et laissé"}${ajoutes > 0 && presents > 1 ? "s" : ""}.`;
}

export const routesDeck: RegisterApiRoutes = async (app, { db, rateLimits }) => {
  const depot = createDeckRepository(db);
  const config = withAdminAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.get("/api/imprevus", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS_DECK,
      summary: "Tous les imprévus",
      description: "Dans l’ordre de la liste, mini-jeux compris, textes et commandes tels quels.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Les imprévus.", reponseListeImprevus) },
        401,
        403,
        429,
      ),
    },
    handler: () => depot.lister(),
  });

  app.put("/api/imprevus", {
    config,
    bodyLimit: ORDRE_MAX,
    schema: {
      tags: TAGS_DECK,
      summary: "Ranger les imprévus",
      description:
        "Ceux qui sont donnés échangent leurs places dans cet ordre ; les autres ne bougent pas, les inconnus sont ignorés.",
      body: corpsOrdreImprevus,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est rangé.", reponseSignalement) },
        400,
        401,
        403,
        429,
      ),
    },
    handler(request) {
      depot.ordonner(request.body.imprevus);
      return { message: "L’ordre est enregistré." };
    },
  });

  app.post("/api/imprevus/importer", {
    config,
    bodyLimit: DECK_OCTETS_MAX,
    schema: {
      tags: TAGS_DECK,
      summary: "Importer un jeu d’imprévus",
      description:
        "Tout ou rien. Un imprévu dont le texte est déjà là, à la lettre près, reste comme il est ; un fichier que ce serveur n’a pas " +
        "laisse la place à l’image de la maison. Les mini-jeux ne s’importent pas.",
      body: fichierDeck,
      response: describeRouteResponses(
        { 201: describeJsonReply("Ce qui est entré.", reponseDeckImporte) },
        400,
        401,
        403,
        409,
        413,
        429,
      ),
    },
    handler(request, reply) {
      const fait = depot.importer(request.body.imprevus);
      if (fait === null) throw tropDImprevus();
      void reply.code(201);
      return { message: phraseImport(fait.ajoutes, fait.presents), ...fait };
    },
  });
};

const TAGS_DECK = ["Imprévus (administration)"];

const tropDImprevus = () =>
  new HttpError(409, "Il y a déjà 2\u00A0000\u00A0imprévus. Supprimez-en d’abord.");
const imprevuInconnu = () => new HttpError(404, "Cet imprévu n’existe pas ou plus.");

/** Largest body of an imprévu, in bytes: two hundred list items of five hundred characters, three bytes each. */
const CORPS_MAX = 320 * 1024;
const PERIME = "Cet imprévu a été modifié ailleurs.";
const MINI_JEU = "Un mini-jeu ne se supprime pas.";

export const routesImprevu: RegisterApiRoutes = async (app, { db, rateLimits }) => {
  const depot = createDeckRepository(db);
  const config = withAdminAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));

  app.get("/api/imprevu/:id", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS_DECK,
      summary: "Un imprévu, pour le modifier",
      description: "`revision` dit combien de fois il a été enregistré.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("L’imprévu.", imprevuAvecRevision) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request) {
      const lu = depot.lire(request.params.id);
      if (lu === null) throw imprevuInconnu();
      return lu;
    },
  });

  app.post("/api/imprevu", {
    config,
    bodyLimit: CORPS_MAX,
    schema: {
      tags: TAGS_DECK,
      summary: "Créer un imprévu",
      description:
        "À la fin de la liste. Ce qui manque prend sa valeur par défaut : « Nouveau imprevu », imprevu.jpeg, ni rare ni cul sec, sans suite, " +
        "niveau normal, paquet Maison. Le même `envoi` encore n’en crée pas un second.",
      body: corpsNouvelImprevu,
      response: describeRouteResponses(
        { 201: describeJsonReply("L’imprévu.", reponseImprevuCree) },
        400,
        401,
        403,
        409,
        429,
      ),
    },
    handler(request, reply) {
      const { envoi, ...carte } = request.body;
      const _id = depot.ajouter(carte, envoi);
      if (_id === null) throw tropDImprevus();
      void reply.code(201);
      return { _id };
    },
  });

  app.put("/api/imprevu/:id", {
    config,
    bodyLimit: CORPS_MAX,
    schema: {
      tags: TAGS_DECK,
      summary: "Enregistrer un imprévu",
      description:
        "`revision` est celle avec laquelle il a été lu : 409, avec celle d’à présent, s’il a changé depuis ; sans elle, il est écrasé. " +
        "D’un mini-jeu, seul le texte change : c’est son titre.",
      params: paramsIdDeRoute,
      body: corpsChangementImprevu,
      response: describeRouteResponses(
        {
          200: describeJsonReply("C’est enregistré.", reponseImprevuEnregistre),
          409: reponseImprevuPerime.meta({
            description: "Modifié depuis : `revision` est celle d’à présent.",
            examples: [{ message: PERIME, revision: 3 }],
          }),
        },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request) {
      const { imprevu, revision } = request.body;
      const fait = depot.modifier(request.params.id, imprevu, revision);
      switch (fait.raison) {
        case "inconnu":
          throw imprevuInconnu();
        case "perime":
          throw new HttpError(409, PERIME, { details: { revision: fait.revision } });
        case "fait":
          return { message: "Imprévu enregistré", revision: fait.revision };
      }
    },
  });

  app.delete("/api/imprevu/:id", {
    config,
    schema: {
      tags: TAGS_DECK,
      summary: "Supprimer un imprévu",
      description:
        "Une partie en cours en tire un autre à sa place. Un mini-jeu ne se supprime pas.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est supprimé.", reponseSignalement) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      switch (depot.supprimer(request.params.id)) {
        case "inconnu":
          throw imprevuInconnu();
        case "miniJeu":
          throw new HttpError(409, MINI_JEU);
        case "fait":
          return { message: "Imprévu supprimé" };
      }
    },
  });
};
