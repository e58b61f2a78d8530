/** What watches over the server: its health and its figures, from those who have them. */
import type { FastifyInstance } from "fastify";
import type { Lecteur } from "#db/reader.ts";
import type { OptionsApp } from "../options.ts";
import type { Avis } from "./notifications.ts";
import { createBoucle } from "./boucle.ts";
import { MESURES_MUETTES, type MesuresApi } from "./metrics.ts";
import type { MotsDePasse } from "./mots-de-passe.ts";
import { createSante, estPret, type Sante } from "./health.ts";
import { createStockage } from "./stockage.ts";

interface Besoins extends Pick<OptionsApp, "config" | "courrier" | "db" | "mesures" | "rooms"> {
  readonly lecteur: Lecteur;
  readonly avis: Avis;
  readonly motsDePasse: MotsDePasse;
}

/** Stops with the application. */
export function createSurveillance(
  app: FastifyInstance,
  besoins: Besoins,
): { readonly sante: Sante; readonly mesures: MesuresApi } {
  const { avis, config, courrier, lecteur, mesures = MESURES_MUETTES, motsDePasse } = besoins;
  const boucle = createBoucle();
  app.addHook("onClose", async () => boucle.arreter());
  const stockage = createStockage(config.DATA_DIR, lecteur);
  const signaler = (err: unknown) => app.log.error({ err }, "database does not answer");
  const sante = createSante({ ...besoins, stockage, boucle, signaler });
  mesures.brancher({
    pret: async () => estPret(await sante.details()),
    hachages: () => motsDePasse.etat(),
    flux: () => avis.nombre(),
    courrier: () => courrier.etat(),
    stockage: () => stockage.lire(),
    disque: () => stockage.disque(),
    sauvegarde: () => sante.sauvegarde(),
    heuresEntreSauvegardes: config.SAUVEGARDE_HEURES,
  });
  return { sante, mesures };
}
