/** The one process that has the database, where others play: everything on HTTP, and a door that says where each room is. */
import { pino } from "pino";
import { LIMITES_API, type LimitesApi } from "#api/plugins/limites.ts";
import { jugerOrigine, nomsDuServeur } from "#api/plugins/origine.ts";
import { optionsDuJournal } from "#api/services/journal-de-bord.ts";
import { logOutput } from "#api/services/log-output.ts";
import type { Config } from "#config";
import { locateRoom } from "#server/several-processes/redis/room-directory.ts";
import type { Deplacee } from "#game/rooms/porte.ts";
import { TransportPartie } from "#game/rooms/transport.ts";
import { RoomMoving } from "#server/game-service.ts";
import { closePort, createHttp, openPort } from "../listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { lampeDe } from "../lamp.ts";
import {
  createAddresses,
  CLIENT_FOLDER,
  readBuildVersion,
  buildApi,
  openDatabase,
} from "../database-and-api.ts";
import { publishSettings } from "./shared-settings.ts";
import { createProcessControl } from "./process-control.ts";
import { followProcesses } from "./known-processes.ts";
import { createCall } from "./internal-calls/calls.ts";
import { serveApiCalls } from "./internal-calls/api-routes.ts";
import { sharedFailureCount, requireSetting, openRedisStore } from "./redis/redis-store.ts";
import { remoteRooms } from "./remote-rooms.ts";

/** Starts the API, and resolves once its port is open. Rejects as `startAllInOne` does, and when Redis does not answer. */
export async function startApiRole(config: Config, limites: Partial<LimitesApi> = {}) {
  const bord = pino(optionsDuJournal(config.LOG_LEVEL), logOutput);
  const store = await openRedisStore(config, bord);
  const maison = await openDatabase(config, bord);
  const cle = requireSetting(config, "SERVICE_KEY");
  const mesures = createMetrics(() => logOutput.lost());
  const http = createHttp();
  const version = readBuildVersion(CLIENT_FOLDER);
  const adresses = createAddresses(config);
  const { adresseLocale, adressePourTelephones } = adresses;
  const noms = nomsDuServeur({ config, ...adresses });

  const fiches = await followProcesses(store);
  const rooms = remoteRooms(store, createCall(cle), fiches);
  const api = await buildApi({
    config,
    bord,
    maison,
    http,
    rooms,
    conduite: createProcessControl(store),
    compterEchec: sharedFailureCount(store, cle, { ...LIMITES_API, ...limites }),
    mesures,
    lumiere: lampeDe(config),
    adresses,
    version,
    limites,
    ajouter: (app) => serveApiCalls(app, cle, maison),
  });
  const porte = new TransportPartie({
    origineAcceptee: (headers) => jugerOrigine(headers, noms) !== "autre_site",
    socketsMax: config.PLACES_MAX,
    accueil: ({ requete, code }) =>
      api.app.portier.recevoir<Deplacee>(requete, code, async () => {
        const ou = code === "" ? null : await locateRoom(store, code);
        if (ou === "enRoute") throw new RoomMoving();
        return ou;
      }),
  });
  porte.attachToServer(http);
  // each that plays counts its own rooms: said here too, they would be counted twice
  mesures.brancher({ attenteMs: () => rooms.attenteMs() });
  adresses.noter(await openPort(http, config, bord));
  const annonce = await publishSettings(() =>
    store.publier({
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
      closePort(http);
      await api.fermer();
      maison.fermer();
      store.fermer();
    },
  };
}
