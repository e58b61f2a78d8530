/** Everything in one process: database, API, rooms and built client on one HTTP server and one port. */
import { pino } from "pino";
import type { LimitesApi } from "#api/plugins/limites.ts";
import { jugerOrigine, nomsDuServeur } from "#api/plugins/origine.ts";
import { optionsDuJournal } from "#api/services/journal-de-bord.ts";
import { logOutput } from "#api/services/log-output.ts";
import type { Config } from "#config";
import { hasardSysteme } from "#game/ports/adapters/hasard-systeme.ts";
import { createJournalSqlite } from "#game/ports/adapters/journal-sqlite.ts";
import { createQuizzSourceDb } from "#game/ports/adapters/quizz-source-db.ts";
import { lireLexiqueMaison } from "#game/ports/adapters/lexique-maison.ts";
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";
import type { Ports } from "#game/ports/ports.ts";
import { createGameService, roomLog } from "#server/game-service.ts";
import { closePort, createHttp, openPort } from "./listen.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { lampeDe } from "./lamp.ts";
import {
  createAddresses,
  CLIENT_FOLDER,
  readBuildVersion,
  buildApi,
  openDatabase,
} from "./database-and-api.ts";
import { localRooms } from "./local-rooms.ts";

/**
 * Starts everything: database, stored games, then the port. Rejects when the port is taken, when another server has the
 * data folder, or when the database cannot be opened or written. Tests may let one address do more than a Wi-Fi may
 * (`limites`), and give the game other ports (`brancher`): a chance and a deck of their own. `fermer` stores what is left and lets everybody come back to the next start.
 */
export async function startAllInOne(
  config: Config,
  limites: Partial<LimitesApi> = {},
  brancher: (ports: Ports) => Ports = (ports) => ports,
) {
  const bord = pino(optionsDuJournal(config.LOG_LEVEL), logOutput);
  const maison = await openDatabase(config, bord);
  const mesures = createMetrics(() => logOutput.lost());
  let enPanne = false;
  const journal = createJournalSqlite({
    db: maison.db,
    fichier: maison.fichier,
    mesures,
    signaler: (err) => bord.error({ err }, "games could not be stored"),
  });
  journal.surPanne((panne) => {
    enPanne = panne;
  });

  const http = createHttp();
  const version = readBuildVersion(CLIENT_FOLDER);
  const adresses = createAddresses(config);
  const { adresseLocale, adressePourTelephones } = adresses;
  const lumiere = lampeDe(config);
  const noms = nomsDuServeur({ config, ...adresses });
  const jeu = await createGameService({
    http,
    ports: brancher({
      hasard: hasardSysteme,
      quizz: createQuizzSourceDb(maison.db),
      journal,
      historique: maison.historique,
      lumiere,
      mesures,
      lexique: lireLexiqueMaison(),
      repliques: lireRepliquesMaison(),
    }),
    // nobody knocks before the port is open
    portier: { recevoir: (...visite) => api.app.portier.recevoir(...visite) },
    version: () => version,
    placesMax: config.JOUEURS_MAX,
    capacite: { rooms: config.ROOMS_MAX, places: config.PLACES_MAX },
    // who knocks under a name that is not ours is told so
    origineAcceptee: (headers) => jugerOrigine(headers, noms) !== "autre_site",
    ...roomLog(bord),
  });
  const attenteMs = () => journal.attenteMs();
  const rooms = localRooms(jeu, { enBonneSante: () => !enPanne, attenteMs });
  const api = await buildApi({
    config,
    bord,
    maison,
    http,
    rooms,
    mesures,
    lumiere,
    adresses,
    version,
    limites,
  });
  mesures.brancher({ occupation: () => jeu.occupation(), attenteMs });
  adresses.noter(await openPort(http, config, bord));

  return {
    locale: adresseLocale(),
    telephones: adressePourTelephones(),
    async fermer() {
      await api.reposer();
      await jeu.fermer();
      closePort(http);
      await api.fermer();
      maison.fermer();
    },
  };
}
