/** The one process that has the database, where others play: everything on HTTP, and a door that says where each room is. */
import { pino } from "pino";
import { LIMITES_API, type LimitesApi } from "#api/plugins/limites.ts";
import { jugerOrigine, nomsDuServeur } from "#api/plugins/origine.ts";
import { optionsDuJournal } from "#api/services/journal-de-bord.ts";
import { logOutput } from "#api/services/log-output.ts";
import type { Config } from "#config";
import { situer } from "#server/several-processes/redis/room-directory.ts";
import type { Deplacee } from "#game/rooms/porte.ts";
import { TransportPartie } from "#game/rooms/transport.ts";
import { RoomEnRoute } from "#server/game-service.ts";
import { cesser, createHttp, ecouter } from "../listen.ts";
import { createMesures } from "../metrics/metrics.ts";
import { lampeDe } from "../lamp.ts";
import {
  createAdresses,
  DOSSIER_CLIENT,
  lireVersion,
  monterApi,
  ouvrirMaison,
} from "../database-and-api.ts";
import { annoncer } from "./shared-settings.ts";
import { createConduite } from "./process-control.ts";
import { suivreFiches } from "./known-processes.ts";
import { createAppeler } from "./internal-calls/calls.ts";
import { poserInterneApi } from "./internal-calls/api-routes.ts";
import { compterEnsemble, exiger, ouvrirMagasin } from "./redis/redis-store.ts";
import { roomsDistantes } from "./remote-rooms.ts";

/** Starts the API, and resolves once its port is open. Rejects as `demarrerTout` does, and when Redis does not answer. */
export async function demarrerApi(config: Config, limites: Partial<LimitesApi> = {}) {
  const bord = pino(optionsDuJournal(config.LOG_LEVEL), logOutput);
  const magasin = await ouvrirMagasin(config, bord);
  const maison = await ouvrirMaison(config, bord);
  const cle = exiger(config, "SERVICE_KEY");
  const mesures = createMesures(() => logOutput.lost());
  const http = createHttp();
  const version = lireVersion(DOSSIER_CLIENT);
  const adresses = createAdresses(config);
  const { adresseLocale, adressePourTelephones } = adresses;
  const noms = nomsDuServeur({ config, ...adresses });

  const fiches = await suivreFiches(magasin);
  const rooms = roomsDistantes(magasin, createAppeler(cle), fiches);
  const api = await monterApi({
    config,
    bord,
    maison,
    http,
    rooms,
    conduite: createConduite(magasin),
    compterEchec: compterEnsemble(magasin, cle, { ...LIMITES_API, ...limites }),
    mesures,
    lumiere: lampeDe(config),
    adresses,
    version,
    limites,
    ajouter: (app) => poserInterneApi(app, cle, maison),
  });
  const porte = new TransportPartie({
    origineAcceptee: (headers) => jugerOrigine(headers, noms) !== "autre_site",
    socketsMax: config.PLACES_MAX,
    accueil: ({ requete, code }) =>
      api.app.portier.recevoir<Deplacee>(requete, code, async () => {
        const ou = code === "" ? null : await situer(magasin, code);
        if (ou === "enRoute") throw new RoomEnRoute();
        return ou;
      }),
  });
  porte.attachToServer(http);
  // each that plays counts its own rooms: said here too, they would be counted twice
  mesures.brancher({ attenteMs: () => rooms.attenteMs() });
  adresses.noter(await ecouter(http, config, bord));
  const annonce = await annoncer(() =>
    magasin.publier({
      publicUrl: config.PUBLIC_URL ?? null,
      version,
      placesMax: config.JOUEURS_MAX,
    }),
  );

  return {
    locale: adresseLocale(),
    telephones: adressePourTelephones(),
    async fermer() {
      annonce.fermer();
      fiches.fermer();
      await api.reposer();
      porte.shutdown();
      cesser(http);
      await api.fermer();
      maison.fermer();
      magasin.fermer();
    },
  };
}
