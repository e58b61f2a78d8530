/** One's data, all of it, to take away: decisions-plateforme "Account deletion". */
import { z } from "zod";
import { parMinute } from "../../plugins/limites.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { envoyerLu } from "../../services/envoyer-lu.ts";
import { reponses } from "../../services/reponses.ts";
import type { RoutesComptes } from "./contexte-comptes.ts";

export const routeDonnees: RoutesComptes = async (app, { lecteur, limites }) => {
  app.get("/api/mes-donnees", {
    config: pourConnecte(parMinute(limites.exportsParMinute)),
    schema: {
      tags: ["Comptes"],
      summary: "Toutes mes données",
      description:
        "En un fichier JSON : compte, quizz et questions, médias, historique, badges, notes, favoris, amis, messages, signalements, liens et sessions.",
      response: reponses({ 200: z.unknown().describe("Le fichier.") }, 401, 429, 503),
    },
    async handler(request, reply) {
      void reply.header("content-disposition", 'attachment; filename="mes-donnees-trinquizz.json"');
      void reply.header("cache-control", "no-store");
      const { compte } = sessionDe(request);
      envoyerLu(reply, await lecteur.lire({ quoi: "donnees", compte }));
    },
  });
};
