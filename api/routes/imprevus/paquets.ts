/** The packs that a host may switch on and off in the salon: decisions-plateforme "Packs and levels". */
import { z } from "zod";
import { estImprevuMiniJeu } from "#contracts/imprevu.ts";
import { niveau, type PaquetOffert, paquetOffert } from "#contracts/niveaux.ts";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routePaquets: Routes = async (app, { db, limites }) => {
  const depot = createImprevuRepository(db);
  app.get("/api/paquets", {
    config: parMinute(limites.lecturesParMinute),
    schema: {
      tags: ["Imprévus"],
      summary: "Les paquets d’imprévus",
      description:
        "Avec le nombre de cartes de chaque niveau, sans leurs textes. Les mini-jeux n’ont pas de niveau.",
      response: reponses({ 200: reponse("Les paquets.", z.array(paquetOffert)) }, 429),
    },
    handler() {
      const cartes = depot.tirables();
      return [...new Set(cartes.map(({ paquet }) => paquet))].map((paquet): PaquetOffert => {
        const siennes = cartes.filter((carte) => carte.paquet === paquet);
        const textes = siennes.filter(({ _id }) => !estImprevuMiniJeu(_id));
        const compter = (voulu: string) => textes.filter((carte) => carte.niveau === voulu).length;
        const [doux, normal, corse] = [...niveau.options].map(compter);
        return {
          paquet,
          cartes: { doux: doux ?? 0, normal: normal ?? 0, corse: corse ?? 0 },
          miniJeux: siennes.length - textes.length,
        };
      });
    },
  });
};
