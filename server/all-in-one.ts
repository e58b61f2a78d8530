/** ROLE=tout, the default: database, API, rooms and built client in one process, on one HTTP server and one port. */
import { pino } from "pino";
import { DEFAULT_API_RATE_LIMITS, type ApiRateLimits } from "#api/plugins/rate-limits.ts";
import { judgeRequestOrigin, createOwnServerAddresses } from "#api/plugins/request-origin.ts";
import { logOutput, createLogOptions } from "#api/services/log.ts";
import type { ServerConfig } from "#config";
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import { createSqliteJournal } from "#game/ports/adapters/sqlite-journal.ts";
import { lireFichierLexique } from "#game/ports/adapters/lexique.ts";
import { createLampeHttp } from "#game/ports/adapters/lumiere-http.ts";
import { createSourceDeQuizzEtImprevusDb } from "#game/ports/adapters/quizz-source-db.ts";
import { lireFichierRepliquesDuPatron } from "#game/ports/adapters/repliques-du-patron.ts";
import type { GameServerPorts } from "#game/ports/ports.ts";
import { createServerAddresses } from "./addresses.ts";
import {
  createApiOnDatabase,
  openServerDatabase,
  readClientBuildVersion,
} from "./database-and-api.ts";
import { createGameService, createRoomLogOptions } from "./game-service.ts";
import { closeHttpPort, createHttpServer, openHttpPort } from "./listen.ts";
import { createLocalRooms } from "./local-rooms.ts";
import { createServerMetrics } from "./metrics/metrics.ts";

/**
 * Opens the database, restores the stored games, then opens the port. Rejects when the port is taken, when another server has the data
 * folder, or when the database cannot be opened or written. `fermer` stores what is left and lets everybody come back to the next start.
 *
 * @param limites higher limits for tests that make one address do more than a Wi-Fi does
 * @param replacePorts other ports for tests, such as a known chance
 */
export async function startAllInOne(
  config: ServerConfig,
  limites: Partial<ApiRateLimits> = {},
  replacePorts: (ports: GameServerPorts) => GameServerPorts = (ports) => ports,
) {
  const log = pino(createLogOptions(config.LOG_LEVEL), logOutput);
  const database = await openServerDatabase(config, log);
  const metrics = createServerMetrics(() => logOutput.lost());
  let journalFails = false;
  const journal = createSqliteJournal({
    db: database.db,
    fichier: database.file,
    metrics,
    signaler: (err) => log.error({ err }, "games could not be stored"),
  });
  journal.surPanne((fails) => {
    journalFails = fails;
  });

  const http = createHttpServer();
  const version = readClientBuildVersion();
  const addresses = createServerAddresses(config);
  const lumiere = createLampeHttp({
    rouge: config.LIGHT_ROUGE_URL,
    normal: config.LIGHT_NORMAL_URL,
  });
  const names = createOwnServerAddresses({ config, ...addresses });
  const { partDUneAdresse } = { ...DEFAULT_API_RATE_LIMITS, ...limites };
  const lexique = lireFichierLexique();
  const jeu = await createGameService({
    http,
    ports: replacePorts({
      hasard: systemRandomness,
      quizz: createSourceDeQuizzEtImprevusDb(database.db, database.reader),
      journal,
      historique: database.historique,
      lumiere,
      metrics,
      lexique,
      repliques: lireFichierRepliquesDuPatron(),
    }),
    // `api` is set by the time of the first visitor: the port opens last
    portier: { recevoir: (...visite) => api.app.roomAdmission.recevoir(...visite) },
    version: () => version,
    placesMax: config.JOUEURS_MAX,
    capacite: { rooms: config.ROOMS_MAX, places: config.PLACES_MAX, partDUneAdresse },
    // room-admission.ts refuses a visitor under an unknown name with a reason; only other sites are refused here
    origineAcceptee: (headers) => judgeRequestOrigin(headers, names) !== "autre_site",
    ...createRoomLogOptions(log),
  });
  const attenteMs = () => journal.attenteMs();
  const rooms = createLocalRooms(jeu, { enBonneSante: () => !journalFails, attenteMs });
  const api = await createApiOnDatabase({
    config,
    log,
    database,
    http,
    rooms,
    metrics,
    lumiere,
    lexique,
    addresses,
    version,
    limites,
  });
  metrics.brancher({ occupation: () => jeu.occupation(), attenteMs });
  addresses.record(await openHttpPort(http, config, log));

  return {
    locale: addresses.adresseLocale(),
    telephones: addresses.adressePourTelephones(),
    async fermer() {
      await api.stopTasks();
      await jeu.fermer();
      closeHttpPort(http);
      await api.fermer();
      database.close();
    },
  };
}
