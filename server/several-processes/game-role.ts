/** A process that plays games, one of as many as there are: it needs Redis, and the one that has the database. docs/decisions/0112. */
import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { pino } from "pino";
import { LIMITES_API, type LimitesApi } from "#api/plugins/limites.ts";
import { repondreErreur } from "#api/plugins/erreurs.ts";
import { jugerOrigine, nomsDuServeur } from "#api/plugins/origine.ts";
import { portierDe } from "#api/plugins/portier.ts";
import { createEssaisDeCode } from "#api/services/essais-de-code.ts";
import { createFrein } from "#api/services/frein.ts";
import { optionsDuJournal } from "#api/services/journal-de-bord.ts";
import { logOutput } from "#api/services/log-output.ts";
import type { Config } from "#config";
import { cheminDe, CONSIGNE_VIDER, type FicheProcessus } from "#contracts/processus.ts";
import { hasardSysteme } from "#game/ports/adapters/hasard-systeme.ts";
import { createJournalParLots } from "#game/ports/adapters/journal-par-lots.ts";
import { FORME_PARTIES, type FormeParties } from "#game/ports/adapters/partie-stockee.ts";
import {
  retryingQuizzSource,
  sessionClient,
  historyClient,
  quizzClient,
} from "#server/several-processes/api-clients.ts";
import {
  createRedisRoomDirectory,
  processId,
} from "#server/several-processes/redis/room-directory.ts";
import { createLeases, createRedisWriter } from "#server/several-processes/redis/leases.ts";
import { createFinishedGamesOutbox } from "#server/several-processes/redis/finished-games-outbox.ts";
import { createOpenStoredGame, createTakeOver } from "#server/several-processes/redis/takeover.ts";
import {
  type Intake,
  createHeartbeat,
  createLiveness,
  BELIEVED_MS,
} from "#server/several-processes/redis/heartbeat.ts";
import { lireLexiqueMaison } from "#game/ports/adapters/lexique-maison.ts";
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";
import type { Ports } from "#game/ports/ports.ts";
import { createGameService, roomLog, type GameServiceOptions } from "#server/game-service.ts";
import { closePort, createHttp, openPort } from "../listen.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { lampeDe } from "../lamp.ts";
import { createHandover, createAdmission, shutDown } from "./handover.ts";
import { createExclusionCheck, exclusionClient } from "./excluded-players.ts";
import { createCall } from "./internal-calls/calls.ts";
import { serveGameCalls } from "./internal-calls/game-routes.ts";
import { createAddresses } from "../database-and-api.ts";
import { waitForUniqueName } from "./unique-name.ts";
import { retryUntilAnswered } from "./retry.ts";
import { sharedFailureCount, requireSetting, openRedisStore } from "./redis/redis-store.ts";
import { withSiteAddress, followSettings } from "./shared-settings.ts";

/** What a test may change of a process that plays. */
interface GameRoleOverrides extends Pick<GameServiceOptions, "tirerCode"> {
  /** In which form it stores games: another version of this product. */
  readonly forme?: FormeParties;
  /** How long its signs of life are believed. */
  readonly vieMs?: number;
}

/**
 * Starts a process that plays, and resolves once its port is open and the others know it. Waits for the API to have started once;
 * rejects when Redis does not answer, another process has its name or the port is taken. `fermer` hands its games over to the others.
 */
export async function startGameRole(
  config: Config,
  limites: Partial<LimitesApi> = {},
  brancher: (ports: Ports) => Ports = (ports) => ports,
  { forme = FORME_PARTIES, vieMs = BELIEVED_MS, tirerCode }: GameRoleOverrides = {},
) {
  const bord = pino(optionsDuJournal(config.LOG_LEVEL), logOutput);
  const store = await openRedisStore(config, bord);
  const signaler = (err: unknown) => {
    // of a Redis that is away all that asks it fails, several times a second: its line has said so
    if (store.ouverte()) bord.error({ err }, "between processes");
  };
  await waitForUniqueName(store, config.PROCESSUS, vieMs, signaler).catch((erreur: unknown) => {
    store.fermer();
    throw erreur;
  });
  const partages = await followSettings(store, bord);
  const apiUrl = requireSetting(config, "API_URL");
  const cle = requireSetting(config, "SERVICE_KEY");
  const call = createCall(cle);
  const qui = processId(config.PROCESSUS, randomUUID());
  const leases = createLeases();
  const lacher = (code: string) => void handover.lacher(code).catch(signaler);
  const mesures = createMetrics(() => logOutput.lost());
  let enPanne = false;
  const liveness = createLiveness(vieMs);
  /** The journal learns that Redis is away when it has something to store: before, the signs of life do. */
  const enregistre = () => !enPanne && liveness.entendu();
  const journal = createJournalParLots({
    ecrivain: createRedisWriter(store, qui, leases),
    lire: async () => [],
    mesures,
    signaler,
    perdue: lacher,
  });
  const directory = createRedisRoomDirectory(store, qui, leases, (code) => journal.oublier(code));
  journal.surPanne((panne) => {
    enPanne = panne;
  });
  // with `everysec` it may have come back without its last second: also when nothing was written meanwhile, and nothing failed
  store.surRetour(() => journal.toutRedire());
  const historique = createFinishedGamesOutbox({
    store,
    envoyer: historyClient(call, apiUrl),
    signaler,
  });

  const http = createHttp();
  const adresses = createAddresses(config);
  const publique = withSiteAddress(config, partages);
  const noms = nomsDuServeur({ config: publique, ...adresses });
  const { echecsDeCodeParMinute: echecs, codesParMinute: regards } = { ...LIMITES_API, ...limites };
  const jeu = await createGameService({
    http,
    ports: brancher({
      hasard: hasardSysteme,
      quizz: retryingQuizzSource(quizzClient(call, apiUrl)),
      journal,
      historique,
      lumiere: lampeDe(config),
      mesures,
      lexique: lireLexiqueMaison(),
      repliques: lireRepliquesMaison(),
    }),
    portier: portierDe({
      config: publique,
      noms,
      limites: { ...LIMITES_API, ...limites },
      essais: createEssaisDeCode(
        { echecs, regards },
        undefined,
        sharedFailureCount(store, cle, { codesParMinute: regards }),
      ),
      compteDe: sessionClient(call, apiUrl, bord),
    }),
    directory,
    ...(tirerCode === undefined ? {} : { tirerCode }),
    surReprise: (code) => exclus.noter(code),
    version: () => partages.lire().version,
    get placesMax() {
      return partages.lire().placesMax;
    },
    capacite: { rooms: config.ROOMS_MAX, places: config.PLACES_MAX },
    origineAcceptee: (headers) => jugerOrigine(headers, noms) !== "autre_site",
    ...roomLog(bord),
  });

  let arret = false;
  let aVider = false;
  const intake = (): Intake => (arret ? "aucune" : aVider ? "siennes" : "toutes");
  const admission = createAdmission(intake);
  const exclus = createExclusionCheck({
    jeu,
    juger: exclusionClient(call, apiUrl),
    signaler: createFrein(signaler),
  });
  const lit = forme.version;
  const depuis = new Date().toISOString();
  const fiche = async (): Promise<FicheProcessus> => ({
    nom: config.PROCESSUS,
    adresse: config.ADRESSE_INTERNE ?? `http://${config.PROCESSUS}:${String(adresses.port())}`,
    depuis,
    ...(await jeu.occupation()),
    seVide: intake() !== "toutes",
    sansReponse: intake() !== "toutes" && handover.sansReponse(),
    // what its sign says; who asks it hears of Redis too, below: a sign that is heard says that Redis is there
    enregistrees: !enPanne,
    attenteMs: Math.round(journal.attenteMs()),
    versionPartie: lit,
  });
  const chemin = cheminDe(config.PROCESSUS);
  const ouvrir = createOpenStoredGame({ store, directory, jeu, forme, chemin });
  const prendre = createTakeOver({ store, leases, qui, lit, ouvrir });
  const handover = createHandover({
    store,
    leases,
    prendre,
    admission,
    jeu,
    version: lit,
    qui,
    chemin,
    call,
    signaler,
  });
  const app: FastifyInstance = fastify({
    logger: { ...optionsDuJournal(config.LOG_LEVEL), stream: logOutput },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (repondre) => http.on("request", repondre),
  });
  app.setErrorHandler(repondreErreur);
  const etat = async () => ({ ...(await fiche()), enregistrees: enregistre() });
  serveGameCalls(app, { cle, config, jeu, handover, admission, mesures, fiche: etat });
  await app.ready();
  mesures.brancher({
    occupation: () => jeu.occupation(),
    attenteMs: () => journal.attenteMs(),
    pret: async () => enregistre(),
  });
  adresses.noter(await openPort(http, config, bord));

  const heartbeat = createHeartbeat({
    store,
    leases,
    qui,
    fiche,
    lit,
    intake,
    prendre,
    lacher,
    surReveil() {
      for (const code of leases.codes()) exclus.noter(code);
    },
    consigne(dite) {
      liveness.noter();
      aVider = dite === CONSIGNE_VIDER;
      if (intake() === "siennes") void handover.vider();
    },
    signaler,
    vieMs,
  });
  // whoever starts a process wants it to play
  await retryUntilAnswered(() => store.reprendre(config.PROCESSUS), signaler);
  await heartbeat.commencer();
  historique.relever();

  return {
    locale: adresses.adresseLocale(),
    telephones: adresses.adressePourTelephones(),
    async fermer() {
      arret = true;
      await shutDown({ handover, admission, heartbeat });
      await jeu.fermer();
      historique.fermer();
      exclus.fermer();
      partages.fermer();
      closePort(http);
      await app.close();
      store.fermer();
    },
  };
}
