/** One's data, all of it, to take away: decisions-plateforme "Account deletion". */
import { setTimeout as dormir } from "node:timers/promises";
import { z } from "zod";
import { donneesParMorceaux } from "#db/account-data-stream.ts";
import { TropDeLectures } from "#db/reader.ts";
import type { Lecture } from "#db/reads.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { reponses } from "../../services/route-schemas.ts";
import type { RoutesComptes } from "./context.ts";

/** A file that is on its way already lets those go first who look something up. */
const PAUSE_MS = 200;
const ESSAIS = 25;

export const routeDonnees: RoutesComptes = async (app, { largeReplies, lecteur, limites }) => {
  async function lire(lecture: Lecture, essai = 1): Promise<Uint8Array> {
    try {
      return await lecteur.lire(lecture);
    } catch (erreur) {
      if (!(erreur instanceof TropDeLectures) || essai === ESSAIS) throw erreur;
      await dormir(PAUSE_MS);
      return lire(lecture, essai + 1);
    }
  }

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
      return largeReplies.stream(
        request,
        reply,
        donneesParMorceaux((lecture) => lire(lecture), compte),
      );
    },
  });
};
