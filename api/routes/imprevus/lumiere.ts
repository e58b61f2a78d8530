/** The light-bulb test of the administration: plateforme §4, §7. A room calls its own port. */
import { essaiDeLampe } from "#contracts/bilan.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { pourAdmin } from "../../plugins/sessions.ts";

export const routesLumiere: Routes = async (app, { lumiere, limites }) => {
  const modes = [
    { mode: "rouge", summary: "Mettre la lumière en rouge", message: "Lumière rouge" },
    { mode: "normal", summary: "Remettre la lumière normale", message: "Lumière normale" },
  ] as const;
  for (const { mode, summary, message } of modes) {
    app.post(`/api/${mode}`, {
      config: pourAdmin(parMinute(limites.ecrituresParMinute)),
      schema: {
        tags: ["Administration"],
        summary,
        description:
          "`reglee` : si le serveur connaît une lampe. Absente ou en panne, elle ne dit rien.",
        response: reponses({ 200: reponse("C’est demandé.", essaiDeLampe) }, 401, 403, 429),
      },
      handler() {
        lumiere.mettre(mode);
        return { message, reglee: lumiere.reglee };
      },
    });
  }
};
