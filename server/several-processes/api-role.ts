/**
 * ROLE=api: the one process that has the database, when other processes play. Answers everything on HTTP, and tells screens at its door
 * which process plays their room. docs/decisions/0112.
 */
import { pino } from "pino";
import { DEFAULT_API_RATE_LIMITS, type ApiRateLimits } from "#api/plugins/rate-limits.ts";
import { judgeRequestOrigin, createOwnServerAddresses } from "#api/plugins/request-origin.ts";
import { logOutput, createLogOptions } from "#api/services/log.ts";
import { type ServerConfig, requireServerSetting } from "#config";
import { createLampeHttp } from "#game/ports/adapters/lumiere-http.ts";
import type { RoomOnOtherProcess } from "#game/rooms/handshake.ts";
import { GameTransport } from "#game/rooms/transport.ts";
import { createServerAddresses } from "../addresses.ts";
import {
  createApiOnDatabase,
  openServerDatabase,
  readClientBuildVersion,
} from "../database-and-api.ts";
import { RoomChangingProcessError } from "../game-service.ts";
import { closeHttpPort, createHttpServer, openHttpPort } from "../listen.ts";
import { createServerMetrics } from "../metrics/metrics.ts";
import { serveInternalCallsOfApi } from "./internal-calls/api-routes.ts";
import { lireFichierLexique } from "#game/ports/adapters/lexique.ts";
import { createOtherProcessCaller } from "./internal-calls/calls.ts";
import { followKnownGameProcesses } from "./known-processes.ts";
import { createGameProcessControl } from "./process-control.ts";
import { openRedisStore, createSharedWrongCodeCounter } from "./redis/redis-store.ts";
import { locateRoomProcess } from "./redis/room-directory.ts";
import { createRemoteRooms } from "./remote-rooms.ts";
import { publishSharedSettings } from "./shared-settings.ts";

/** Starts the API process, and resolves once its port is open. Rejects as `startAllInOne` does, and when Redis does not answer. */
export async function startApiRole(config: ServerConfig, limites: Partial<ApiRateLimits> = {}) {
  const log = pino(createLogOptions(config.LOG_LEVEL), logOutput);
  const store = await openRedisStore(config, log);
  const database = await openServerDatabase(config, log);
  const key = requireServerSetting(config, "SERVICE_KEY");
  const metrics = createServerMetrics(() => logOutput.lost());
  const http = createHttpServer();
  const version = readClientBuildVersion();
  const addresses = createServerAddresses(config);
  const names = createOwnServerAddresses({ config, ...addresses });

  const known = await followKnownGameProcesses(store);
  const rooms = createRemoteRooms(store, createOtherProcessCaller(key), known);
  const api = await createApiOnDatabase({
    config,
    log,
    database,
    http,
    rooms,
    conduite: createGameProcessControl(store),
    countFailure: createSharedWrongCodeCounter(store, key, {
      ...DEFAULT_API_RATE_LIMITS,
      ...limites,
    }),
    metrics,
    lumiere: createLampeHttp({
      rouge: config.LIGHT_ROUGE_URL,
      normal: config.LIGHT_NORMAL_URL,
    }),
    lexique: lireFichierLexique(),
    addresses,
    version,
    limites,
    extend: (app) => serveInternalCallsOfApi(app, key, database, config.PUBLIC_URL),
  });
  const door = new GameTransport({
    origineAcceptee: (headers) => judgeRequestOrigin(headers, names) !== "autre_site",
    socketsMax: config.PLACES_MAX,
    accueil: ({ requete, code }) =>
      api.app.roomAdmission.recevoir<RoomOnOtherProcess>(requete, code, async () => {
        const location = code === "" ? null : await locateRoomProcess(store, code);
        if (location === "enRoute") throw new RoomChangingProcessError();
        return location;
      }),
  });
  door.attachToServer(http);
  // the API process gives no number of rooms to the metrics: each game process counts its own rooms, and a sum over all
  // processes would count them twice
  metrics.brancher({ attenteMs: () => rooms.attenteMs() });
  addresses.record(await openHttpPort(http, config, log));
  const publication = await publishSharedSettings(() =>
    store.publishSettings({
      publicUrl: config.PUBLIC_URL ?? null,
      version,
      placesMax: config.JOUEURS_MAX,
    }),
  );

  return {
    locale: addresses.adresseLocale(),
    telephones: addresses.adressePourTelephones(),
    async fermer() {
      publication.close();
      known.close();
      await api.stopTasks();
      door.shutdown();
      closeHttpPort(http);
      await api.fermer();
      database.close();
      store.close();
    },
  };
}
