/**
 * ROLE=api: the one process that has the database, when other processes play. Answers everything on HTTP, and tells screens at its door
 * which process plays their room. docs/decisions/0112.
 */
import { pino } from "pino";
import { DEFAULT_RATE_LIMITS, type RateLimits } from "#api/plugins/rate-limits.ts";
import { judgeOrigin, serverNames } from "#api/plugins/request-origin.ts";
import { logOutput, logOptions } from "#api/services/log.ts";
import { type Config, requireSetting } from "#config";
import { createLampeHttp } from "#game/ports/adapters/lumiere-http.ts";
import type { RoomOnOtherProcess } from "#game/rooms/handshake.ts";
import { GameTransport } from "#game/rooms/transport.ts";
import { createServerAddresses } from "../addresses.ts";
import { buildApi, openDatabase, readBuildVersion } from "../database-and-api.ts";
import { RoomMoving } from "../game-service.ts";
import { closePort, createHttpServer, openPort } from "../listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { serveApiCalls } from "./internal-calls/api-routes.ts";
import { createCallProcess } from "./internal-calls/calls.ts";
import { followProcesses } from "./known-processes.ts";
import { createProcessControl } from "./process-control.ts";
import { openRedisStore, sharedFailureCount } from "./redis/redis-store.ts";
import { locateRoom } from "./redis/room-directory.ts";
import { createRemoteRooms } from "./remote-rooms.ts";
import { publishSettings } from "./shared-settings.ts";

/** Starts the API process, and resolves once its port is open. Rejects as `startAllInOne` does, and when Redis does not answer. */
export async function startApiRole(config: Config, limites: Partial<RateLimits> = {}) {
  const log = pino(logOptions(config.LOG_LEVEL), logOutput);
  const store = await openRedisStore(config, log);
  const database = await openDatabase(config, log);
  const key = requireSetting(config, "SERVICE_KEY");
  const metrics = createMetrics(() => logOutput.lost());
  const http = createHttpServer();
  const version = readBuildVersion();
  const addresses = createServerAddresses(config);
  const names = serverNames({ config, ...addresses });

  const known = await followProcesses(store);
  const rooms = createRemoteRooms(store, createCallProcess(key), known);
  const api = await buildApi({
    config,
    log,
    database,
    http,
    rooms,
    conduite: createProcessControl(store),
    countFailure: sharedFailureCount(store, key, { ...DEFAULT_RATE_LIMITS, ...limites }),
    metrics,
    lumiere: createLampeHttp({
      rouge: config.LIGHT_ROUGE_URL,
      normal: config.LIGHT_NORMAL_URL,
    }),
    addresses,
    version,
    limites,
    extend: (app) => serveApiCalls(app, key, database),
  });
  const door = new GameTransport({
    origineAcceptee: (headers) => judgeOrigin(headers, names) !== "autre_site",
    socketsMax: config.PLACES_MAX,
    accueil: ({ requete, code }) =>
      api.app.roomAdmission.recevoir<RoomOnOtherProcess>(requete, code, async () => {
        const location = code === "" ? null : await locateRoom(store, code);
        if (location === "enRoute") throw new RoomMoving();
        return location;
      }),
  });
  door.attachToServer(http);
  // the API process gives no number of rooms to the metrics: each game process counts its own rooms, and a sum over all
  // processes would count them twice
  metrics.brancher({ attenteMs: () => rooms.attenteMs() });
  addresses.record(await openPort(http, config, log));
  const publication = await publishSettings(() =>
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
      closePort(http);
      await api.fermer();
      database.close();
      store.close();
    },
  };
}
