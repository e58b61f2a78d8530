/** The processes that play, for administrators: docs/plusieurs-machines.md. */
import { z } from "zod";
import { direRefusDeVider } from "#contracts/process-words.ts";
import { conduiteVue, nomProcessus, ordreProcessus } from "#contracts/processus.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourAdmin } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routesProcessus: Routes = async (app, { conduite, limites }) => {
  const tous = reponse("Les processus, par leur nom.", conduiteVue);

  app.get("/api/admin/processus", {
    config: pourAdmin(parMinute(limites.lecturesParMinute)),
    schema: {
      tags: ["Serveur"],
      summary: "Les processus qui jouent",
      description:
        "Combien de parties et de gens chacun a, sans les codes, qui ouvrent une partie. `plusieurs` est faux, et la liste vide, quand un seul processus fait tout.",
      response: reponses({ 200: tous }, 401, 403, 429, 503),
    },
    handler: () => conduite.lire(),
  });

  app.post("/api/admin/processus/:nom/consigne", {
    config: pourAdmin(parMinute(limites.ecrituresParMinute)),
    schema: {
      tags: ["Serveur"],
      summary: "Vider un processus, ou le remettre au jeu",
      description:
        "`vider` : ses parties passent aux autres sans que personne ne parte, et il n’en ouvre plus. `reprendre` : il en ouvre de nouveau.",
      params: z.object({ nom: nomProcessus }),
      body: ordreProcessus,
      response: reponses({ 200: tous }, 400, 401, 403, 404, 409, 429, 503),
    },
    async handler({ params: { nom }, body: { consigne }, log }) {
      const issue = await conduite.demander(nom, consigne);
      switch (issue) {
        case "inconnu":
          throw new ErreurHttp(404, `Aucun processus qui joue ne s’appelle ${nom}.`);
        case "dernier":
        case "illisible":
        case "injoignable":
          throw new ErreurHttp(409, direRefusDeVider(nom, issue));
        case "fait":
          log.info({ processus: nom, consigne }, "a process was asked by an administrator");
          return conduite.lire();
      }
    },
  });
};
