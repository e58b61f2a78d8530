/** What awaits administrators: /admin. */
import { backupFolder } from "#config";
import { bilan } from "#contracts/bilan.ts";
import { createBilan } from "#db/repositories/moderation/bilan.ts";
import { listerSauvegardes } from "#db/backup/backup.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourAdmin } from "../../plugins/sessions.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { type RoutesModeration, TAGS } from "./context.ts";

export const routeBilan: RoutesModeration = async (app, { config, db, limites }) => {
  const depot = createBilan(db);
  app.get("/api/moderation/bilan", {
    config: pourAdmin(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Ce qui attend",
      description:
        "Les affaires à traiter et contestées, la date de la dernière sauvegarde, et combien il y a d’imprévus, de comptes et de mots.",
      response: reponses({ 200: reponse("Le bilan.", bilan) }, 401, 403, 429),
    },
    async handler() {
      const [derniere] = await listerSauvegardes(backupFolder(config));
      return { ...depot.lire(), sauvegarde: derniere?.date ?? null };
    },
  });
};
