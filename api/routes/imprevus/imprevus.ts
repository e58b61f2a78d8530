/** Routes about imprévus: drawing one, packs, the administrator's deck, the lamp test (plateforme §7, jeu §7). */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import { randomInt } from "node:crypto";
import { z } from "zod";
import { imprevu } from "#contracts/imprevu.ts";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import { niveauImprevu, type PaquetAuChoix, paquetAuChoix } from "#contracts/niveaux.ts";
import { reponseEssaiDeLampe } from "#contracts/bilan.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { routesDeck, routesImprevu } from "./deck.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { HttpError } from "../../services/http-error.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import { withAdminAccess } from "../../plugins/sessions.ts";

const imprevus: RegisterApiRoutes = async (app, contexte) => {
  await app.register(routesAuHasard, contexte);
  await app.register(routePaquets, contexte);
  await app.register(routesDeck, contexte);
  await app.register(routesImprevu, contexte);
  await app.register(routesLumiere, contexte);
};

export default imprevus;

/** Route that draws one imprévu, for programs that play without a room (jeu §7). */
const routesAuHasard: RegisterApiRoutes = async (app, { db, rateLimits }) => {
  const depot = createImprevuRepository(db);
  const sortes = [
    { url: "/api/imprevu", sorte: "normal", summary: "Un imprévu au hasard" },
    { url: "/api/imprevurare", sorte: "rare", summary: "Un imprévu rare au hasard" },
  ] as const;
  for (const { url, sorte, summary } of sortes) {
    app.get(url, {
      config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
      schema: {
        tags: ["Imprévus"],
        summary,
        description:
          "Le texte garde ses commandes (`&joueur`, `&gorgee`…) : c’est le jeu qui les remplace.",
        response: describeRouteResponses(
          { 200: describeJsonReply("Un imprévu.", imprevu) },
          404,
          429,
        ),
      },
      handler(_request, reply) {
        reply.header("cache-control", "no-store");
        const ids = depot
          .tirables()
          .flatMap(({ _id, rare }) => (rare === (sorte === "rare") ? [_id] : []));
        const id = ids.length > 0 ? ids[randomInt(ids.length)] : undefined;
        const tire = id === undefined ? null : depot.lire(id);
        if (tire === null) throw new HttpError(404, "Il n’y a aucun imprévu.");
        return tire;
      },
    });
  }
};

/** Route of the packs that a host may switch on and off (decisions-plateforme "Packs and levels"). */
const routePaquets: RegisterApiRoutes = async (app, { db, rateLimits }) => {
  const depot = createImprevuRepository(db);
  app.get("/api/paquets", {
    config: limitPerMinutePerAddress(rateLimits.lecturesParMinute),
    schema: {
      tags: ["Imprévus"],
      summary: "Les paquets d’imprévus",
      description:
        "Avec le nombre de cartes de chaque niveau, sans leurs textes. Les mini-jeux n’ont pas de niveau.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Les paquets.", z.array(paquetAuChoix)) },
        429,
      ),
    },
    handler() {
      const cartes = depot.tirables();
      return [...new Set(cartes.map(({ paquet }) => paquet))].map((paquet): PaquetAuChoix => {
        const siennes = cartes.filter((carte) => carte.paquet === paquet);
        const textes = siennes.filter(({ _id }) => !estImprevuMiniJeu(_id));
        const compter = (voulu: string) => textes.filter((carte) => carte.niveau === voulu).length;
        const [doux, normal, corse] = [...niveauImprevu.options].map(compter);
        return {
          paquet,
          cartes: { doux: doux ?? 0, normal: normal ?? 0, corse: corse ?? 0 },
          miniJeux: siennes.length - textes.length,
        };
      });
    },
  });
};

/** Route of the administration's lamp test (plateforme §4, §7). */
const routesLumiere: RegisterApiRoutes = async (app, { lumiere, rateLimits }) => {
  const modes = [
    { mode: "rouge", summary: "Mettre la lumière en rouge", message: "Lumière rouge" },
    { mode: "normal", summary: "Remettre la lumière normale", message: "Lumière normale" },
  ] as const;
  for (const { mode, summary, message } of modes) {
    app.post(`/api/${mode}`, {
      config: withAdminAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
      schema: {
        tags: ["Administration"],
        summary,
        description:
          "`reglee` : si le serveur connaît une lampe. Absente ou en panne, elle ne dit rien.",
        response: describeRouteResponses(
          { 200: describeJsonReply("C’est demandé.", reponseEssaiDeLampe) },
          401,
          403,
          429,
        ),
      },
      handler() {
        lumiere.mettre(mode);
        return { message, reglee: lumiere.reglee };
      },
    });
  }
};
