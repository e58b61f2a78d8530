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
import { createServeurJeu, direAuBord } from "#server/game-service.ts";
import { cesser, createHttp, ecouter } from "./listen.ts";
import { createMesures } from "./metrics/metrics.ts";
import { lampeDe } from "./lamp.ts";
import {
  createAdresses,
  DOSSIER_CLIENT,
  lireVersion,
  monterApi,
  ouvrirMaison,
} from "./database-and-api.ts";
import { roomsDIci } from "./local-rooms.ts";

/**
 * Starts everything: database, stored games, then the port. Rejects when the port is taken, when another server has the
 * data folder, or when the database cannot be opened or written. Tests may let one address do more than a Wi-Fi may
 * (`limites`), and give the game other ports (`brancher`): a chance and a deck of their own. `fermer` stores what is left and lets everybody come back to the next start.
 */
export async function demarrerTout(
  config: Config,
  limites: Partial<LimitesApi> = {},
  brancher: (ports: Ports) => Ports = (ports) => ports,
) {
  const bord = pino(optionsDuJournal(config.LOG_LEVEL), logOutput);
  const maison = await ouvrirMaison(config, bord);
  const mesures = createMesures(() => logOutput.lost());
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
  const version = lireVersion(DOSSIER_CLIENT);
  const adresses = createAdresses(config);
  const { adresseLocale, adressePourTelephones } = adresses;
  const lumiere = lampeDe(config);
  const noms = nomsDuServeur({ config, ...adresses });
  const jeu = await createServeurJeu({
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
    ...direAuBord(bord),
  });
  const attenteMs = () => journal.attenteMs();
  const rooms = roomsDIci(jeu, { enBonneSante: () => !enPanne, attenteMs });
  const api = await monterApi({
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
  adresses.noter(await ecouter(http, config, bord));

  return {
    locale: adresseLocale(),
    telephones: adressePourTelephones(),
    async fermer() {
      await api.reposer();
      await jeu.fermer();
      cesser(http);
      await api.fermer();
      maison.fermer();
    },
  };
}
