/** The whole deck: listing it, putting it in order, bringing one in. plateforme §7 "Imprevus (admin)", decision 0093. */
import {
  DECK_OCTETS_MAX,
  deck,
  deckImporte,
  imprevusLus,
  ordreImprevus,
} from "#contracts/edition-imprevu.ts";
import { confirmation } from "#contracts/signalement.ts";
import { createDeckRepository } from "#db/repositories/deck-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { pourAdmin } from "../../plugins/sessions.ts";
import { TAGS_DECK, tropDImprevus } from "./refus.ts";

/** Two thousand ids, in bytes. */
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

export const routesDeck: Routes = async (app, { db, limites }) => {
  const depot = createDeckRepository(db);
  const config = pourAdmin(parMinute(limites.ecrituresParMinute));

  app.get("/api/imprevus", {
    config: pourAdmin(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: TAGS_DECK,
      summary: "Tous les imprévus",
      description: "Dans l’ordre de la liste, mini-jeux compris, textes et commandes tels quels.",
      response: reponses({ 200: reponse("Les imprévus.", imprevusLus) }, 401, 403, 429),
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
      body: ordreImprevus,
      response: reponses({ 200: reponse("C’est rangé.", confirmation) }, 400, 401, 403, 429),
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
      body: deck,
      response: reponses(
        { 201: reponse("Ce qui est entré.", deckImporte) },
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
