/** ROLE=jeu: one of the processes that play games. Needs Redis, and the API process that has the database. docs/decisions/0112. */
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { DEFAULT_API_RATE_LIMITS, type ApiRateLimits } from "#api/plugins/rate-limits.ts";
import { judgeRequestOrigin, createOwnServerAddresses } from "#api/plugins/request-origin.ts";
import { createRoomAdmissionFromConfig } from "#api/plugins/room-admission.ts";
import { createRoomCodeThrottle } from "#api/services/room-code-throttle.ts";
import { createLogLineThrottle } from "#api/services/throttle.ts";
import { logOutput, createLogOptions } from "#api/services/log.ts";
import { type ServerConfig, requireServerSetting } from "#config";
import {
  composerCheminProcessus,
  CONSIGNE_VIDER_PROCESSUS,
  type FicheProcessus,
} from "#contracts/processus.ts";
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import { createBatchedJournal } from "#game/ports/adapters/batched-journal.ts";
import { lireFichierLexique } from "#game/ports/adapters/lexique.ts";
import { createLampeHttp } from "#game/ports/adapters/lumiere-http.ts";
import { STORED_GAME_FORMAT, type StoredGameFormat } from "#game/ports/adapters/stored-game.ts";
import { lireFichierRepliquesDuPatron } from "#game/ports/adapters/repliques-du-patron.ts";
import type { GameServerPorts } from "#game/ports/ports.ts";
import { createServerAddresses } from "../addresses.ts";
import {
  createGameService,
  type GameServiceOptions,
  createRoomLogOptions,
} from "../game-service.ts";
import { closeHttpPort, createHttpServer, openHttpPort } from "../listen.ts";
import { createServerMetrics } from "../metrics/metrics.ts";
import {
  createApiExclusionClient,
  createFinishedGamesSenderToApi,
  createApiQuizzClient,
  createApiSessionClient,
} from "./api-clients.ts";
import { createExclusionRecheckOfMovedGames } from "./excluded-players.ts";
import { createGameApp } from "./game-app.ts";
import { createGameAdmission, createGamesHandover, shutDownGameProcess } from "./handover.ts";
import { createOtherProcessCaller } from "./internal-calls/calls.ts";
import { serveInternalCallsOfGames } from "./internal-calls/game-routes.ts";
import { createReachabilityProver } from "./reachability-proof.ts";
import { createFinishedGamesOutbox } from "./redis/finished-games-outbox.ts";
import {
  HEARTBEAT_VALID_MS,
  createProcessHeartbeat,
  createOwnProcessLiveness,
  type GameIntake,
} from "./redis/heartbeat.ts";
import { createGameLeases, createRedisJournalWriter } from "./redis/leases.ts";
import { openRedisStore, createSharedWrongCodeCounter } from "./redis/redis-store.ts";
import { composeProcessId, createRedisRoomDirectory } from "./redis/room-directory.ts";
import { createStoredGameOpener, createTakeOverGame } from "./redis/takeover.ts";
import { retryUntilAnswered } from "./retry.ts";
import { followSharedSettings, createConfigWithSharedSiteAddress } from "./shared-settings.ts";
import { waitForUniqueProcessName } from "./unique-name.ts";

/** Parts of a game process that a test may replace. */
interface GameRoleOverrides extends Pick<GameServiceOptions, "tirerCode"> {
  /** The form in which games are stored: that of another version of this product. */
  readonly forme?: StoredGameFormat;
  /** Time for which the process's signs of life are believed, in ms. */
  readonly believedMs?: number;
}

/**
 * Starts a game process, and resolves once its port is open and the others know it; it takes games once it has proved that players reach
 * it. Waits for the API to have started once; rejects when
 * Redis does not answer, when another process has its name or when the port is taken. `fermer` hands its games over to the others.
 */
export async function startGameRole(
  config: ServerConfig,
  limites: Partial<ApiRateLimits> = {},
  replacePorts: (ports: GameServerPorts) => GameServerPorts = (ports) => ports,
  {
    forme = STORED_GAME_FORMAT,
    believedMs = HEARTBEAT_VALID_MS,
    tirerCode,
  }: GameRoleOverrides = {},
) {
  const log = pino(createLogOptions(config.LOG_LEVEL), logOutput);
  const store = await openRedisStore(config, log);
  const report = (err: unknown) => {
    // failures are logged while Redis is there only: without it everything fails several times a second, and the store has logged it
    if (store.isOpen()) log.error({ err }, "between processes");
  };
  await waitForUniqueProcessName(store, config.PROCESSUS, believedMs, report).catch(
    (error: unknown) => {
      store.close();
      throw error;
    },
  );
  const settings = await followSharedSettings(store, log);
  const apiUrl = requireServerSetting(config, "API_URL");
  const key = requireServerSetting(config, "SERVICE_KEY");
  const call = createOtherProcessCaller(key);
  const processId = composeProcessId(config.PROCESSUS, randomUUID());
  const leases = createGameLeases();
  const release = (code: string) => void handover.release(code).catch(report);
  const metrics = createServerMetrics(() => logOutput.lost());
  let journalFails = false;
  const liveness = createOwnProcessLiveness(believedMs);
  /** Whether games can be stored. The journal only notices that Redis is away when it has something to store; the heartbeat notices before. */
  const canStore = () => !journalFails && liveness.isBelieved();
  const journal = createBatchedJournal({
    ecrivain: createRedisJournalWriter(store, processId, leases),
    lire: async () => [],
    metrics,
    signaler: report,
    perdue: release,
  });
  const directory = createRedisRoomDirectory(store, processId, leases, (code) =>
    journal.oublier(code),
  );
  journal.surPanne((fails) => {
    journalFails = fails;
  });
  // stores every game again when Redis is back: with `appendfsync everysec` it may have lost its last second, though no write failed
  store.onReconnect(() => journal.toutRedire());
  const historique = createFinishedGamesOutbox({
    store,
    send: createFinishedGamesSenderToApi(call, apiUrl),
    report,
  });

  const http = createHttpServer();
  const addresses = createServerAddresses(config);
  const siteConfig = createConfigWithSharedSiteAddress(config, settings);
  const names = createOwnServerAddresses({ config: siteConfig, ...addresses });
  const allLimits = { ...DEFAULT_API_RATE_LIMITS, ...limites };
  const { echecsDeCodeParMinute: echecs, codesParMinute: regards, partDUneAdresse } = allLimits;
  const jeu = await createGameService({
    http,
    ports: replacePorts({
      hasard: systemRandomness,
      quizz: createApiQuizzClient(call, apiUrl),
      journal,
      historique,
      lumiere: createLampeHttp({
        rouge: config.LIGHT_ROUGE_URL,
        normal: config.LIGHT_NORMAL_URL,
      }),
      metrics,
      lexique: lireFichierLexique(),
      repliques: lireFichierRepliquesDuPatron(),
    }),
    portier: createRoomAdmissionFromConfig({
      config: siteConfig,
      noms: names,
      limites: allLimits,
      essais: createRoomCodeThrottle(
        { echecs, regards },
        undefined,
        createSharedWrongCodeCounter(store, key, { codesParMinute: regards }),
      ),
      compteDe: createApiSessionClient(call, apiUrl, log),
    }),
    directory,
    ...(tirerCode === undefined ? {} : { tirerCode }),
    onResume: (code) => exclusions.add(code),
    version: () => settings.read().version,
    get placesMax() {
      return settings.read().placesMax;
    },
    capacite: { rooms: config.ROOMS_MAX, places: config.PLACES_MAX, partDUneAdresse },
    origineAcceptee: (headers) => judgeRequestOrigin(headers, names) !== "autre_site",
    ...createRoomLogOptions(log),
  });

  let stopping = false;
  let emptied = false;
  /** Whether the last beat said that this process takes games, and whether the others have heard one that did. */
  let saysReady = false;
  let knownReady = false;
  const proof = createReachabilityProver({ call, apiUrl, name: config.PROCESSUS, log });
  const intake = (): GameIntake =>
    stopping ? "none" : emptied || proof.missing() !== null ? "own" : "all";
  const admission = createGameAdmission(intake);
  const exclusions = createExclusionRecheckOfMovedGames({
    jeu,
    findExcluded: createApiExclusionClient(call, apiUrl),
    report: createLogLineThrottle(report),
  });
  const readsVersion = forme.version;
  const depuis = new Date().toISOString();
  const fiche = async (): Promise<FicheProcessus> => ({
    nom: config.PROCESSUS,
    adresse: config.ADRESSE_INTERNE ?? `http://${config.PROCESSUS}:${String(addresses.port())}`,
    depuis,
    ...(await jeu.occupation()),
    seVide: stopping || emptied,
    sansReponse: (stopping || emptied) && handover.nobodyAnswered(),
    manque: proof.missing(),
    // a sign of life that Redis heard proves that Redis is there, so only the journal counts here
    enregistrees: !journalFails,
    attenteMs: Math.round(journal.attenteMs()),
    versionPartie: readsVersion,
  });
  const chemin = composerCheminProcessus(config.PROCESSUS);
  const open = createStoredGameOpener({ store, directory, jeu, forme, chemin });
  const takeOver = createTakeOverGame({ store, leases, processId, readsVersion, open });
  const handover = createGamesHandover({
    store,
    leases,
    takeOver,
    admission,
    jeu,
    version: readsVersion,
    processId,
    chemin,
    call,
    report,
  });
  const app = await createGameApp({
    config: siteConfig,
    limits: allLimits,
    serverFactory: (respond) => http.on("request", respond),
  });
  const health = async (): Promise<FicheProcessus> => {
    const said = await fiche();
    const manque = said.manque ?? (knownReady ? null : "debut");
    return { ...said, enregistrees: canStore(), manque };
  };
  serveInternalCallsOfGames(app, {
    key,
    config,
    jeu,
    handover,
    admission,
    metrics,
    fiche: health,
    proof,
  });
  await app.ready();
  metrics.brancher({
    occupation: () => jeu.occupation(),
    attenteMs: () => journal.attenteMs(),
    // a rolling update stops the next process once this one is ready, so this one must be able to take its games
    pret: async () => canStore() && knownReady,
  });
  addresses.record(await openHttpPort(http, config, log));

  const heartbeat = createProcessHeartbeat({
    store,
    leases,
    processId,
    async fiche() {
      const said = await fiche();
      saysReady = said.manque === null;
      return said;
    },
    readsVersion,
    intake,
    takeOver,
    release,
    onWakeUp() {
      for (const code of leases.codes()) exclusions.add(code);
    },
    onOrder(order) {
      liveness.record();
      knownReady ||= saysReady;
      emptied = order === CONSIGNE_VIDER_PROCESSUS;
      if (emptied && !stopping) void handover.handOverAll();
    },
    report,
    believedMs,
  });
  // an order to hand over given before the restart no longer holds
  await retryUntilAnswered(() => store.askToPlay(config.PROCESSUS), report);
  await heartbeat.start();
  proof.start();
  historique.relever();

  return {
    locale: addresses.adresseLocale(),
    telephones: addresses.adressePourTelephones(),
    async fermer() {
      stopping = true;
      proof.close();
      await shutDownGameProcess({ handover, admission, heartbeat });
      await jeu.fermer();
      historique.close();
      exclusions.close();
      settings.close();
      closeHttpPort(http);
      await app.close();
      store.close();
    },
  };
}
