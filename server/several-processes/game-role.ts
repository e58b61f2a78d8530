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
  createQuizzSourcePatiente,
  versComptes,
  versHistoires,
  versSource,
} from "#server/several-processes/api-clients.ts";
import { createAnnuaireRedis, identiteDe } from "#server/several-processes/redis/room-directory.ts";
import { createBaux, createEcrivainRedis } from "#server/several-processes/redis/leases.ts";
import { createEnvoiSoirees } from "#server/several-processes/redis/finished-games-outbox.ts";
import { createOuverture, createPrise } from "#server/several-processes/redis/takeover.ts";
import {
  type Accueil,
  createPouls,
  createSouffle,
  VIE_MS,
} from "#server/several-processes/redis/heartbeat.ts";
import { lireLexiqueMaison } from "#game/ports/adapters/lexique-maison.ts";
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";
import type { Ports } from "#game/ports/ports.ts";
import { createServeurJeu, direAuBord, type ReglagesJeu } from "#server/game-service.ts";
import { cesser, createHttp, ecouter } from "../listen.ts";
import { createMesures } from "../metrics/metrics.ts";
import { lampeDe } from "../lamp.ts";
import { createDemenageur, createPassage, partir } from "./handover.ts";
import { createExclus, versModeration } from "./excluded-players.ts";
import { createAppeler } from "./internal-calls/calls.ts";
import { poserInterneJeu } from "./internal-calls/game-routes.ts";
import { createAdresses } from "../database-and-api.ts";
import { attendreNom } from "./unique-name.ts";
import { patiemment } from "./retry.ts";
import { compterEnsemble, exiger, ouvrirMagasin } from "./redis/redis-store.ts";
import { avecAdresseDuSite, suivreReglages } from "./shared-settings.ts";

/** What a test may change of a process that plays. */
interface Dedans extends Pick<ReglagesJeu, "tirerCode"> {
  /** In which form it stores games: another version of this product. */
  readonly forme?: FormeParties;
  /** How long its signs of life are believed. */
  readonly vieMs?: number;
}

/**
 * Starts a process that plays, and resolves once its port is open and the others know it. Waits for the API to have started once;
 * rejects when Redis does not answer, another process has its name or the port is taken. `fermer` hands its games over to the others.
 */
export async function demarrerJeu(
  config: Config,
  limites: Partial<LimitesApi> = {},
  brancher: (ports: Ports) => Ports = (ports) => ports,
  { forme = FORME_PARTIES, vieMs = VIE_MS, tirerCode }: Dedans = {},
) {
  const bord = pino(optionsDuJournal(config.LOG_LEVEL), logOutput);
  const magasin = await ouvrirMagasin(config, bord);
  const signaler = (err: unknown) => {
    // of a Redis that is away all that asks it fails, several times a second: its line has said so
    if (magasin.ouverte()) bord.error({ err }, "between processes");
  };
  await attendreNom(magasin, config.PROCESSUS, vieMs, signaler).catch((erreur: unknown) => {
    magasin.fermer();
    throw erreur;
  });
  const partages = await suivreReglages(magasin, bord);
  const apiUrl = exiger(config, "API_URL");
  const cle = exiger(config, "SERVICE_KEY");
  const appeler = createAppeler(cle);
  const qui = identiteDe(config.PROCESSUS, randomUUID());
  const baux = createBaux();
  const lacher = (code: string) => void demenageur.lacher(code).catch(signaler);
  const mesures = createMesures(() => logOutput.lost());
  let enPanne = false;
  const souffle = createSouffle(vieMs);
  /** The journal learns that Redis is away when it has something to store: before, the signs of life do. */
  const enregistre = () => !enPanne && souffle.entendu();
  const journal = createJournalParLots({
    ecrivain: createEcrivainRedis(magasin, qui, baux),
    lire: async () => [],
    mesures,
    signaler,
    perdue: lacher,
  });
  const annuaire = createAnnuaireRedis(magasin, qui, baux, (code) => journal.oublier(code));
  journal.surPanne((panne) => {
    enPanne = panne;
  });
  // with `everysec` it may have come back without its last second: also when nothing was written meanwhile, and nothing failed
  magasin.surRetour(() => journal.toutRedire());
  const historique = createEnvoiSoirees({
    magasin,
    envoyer: versHistoires(appeler, apiUrl),
    signaler,
  });

  const http = createHttp();
  const adresses = createAdresses(config);
  const publique = avecAdresseDuSite(config, partages);
  const noms = nomsDuServeur({ config: publique, ...adresses });
  const { echecsDeCodeParMinute: echecs, codesParMinute: regards } = { ...LIMITES_API, ...limites };
  const jeu = await createServeurJeu({
    http,
    ports: brancher({
      hasard: hasardSysteme,
      quizz: createQuizzSourcePatiente(versSource(appeler, apiUrl)),
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
        compterEnsemble(magasin, cle, { codesParMinute: regards }),
      ),
      compteDe: versComptes(appeler, apiUrl, bord),
    }),
    annuaire,
    ...(tirerCode === undefined ? {} : { tirerCode }),
    surReprise: (code) => exclus.noter(code),
    version: () => partages.lire().version,
    get placesMax() {
      return partages.lire().placesMax;
    },
    capacite: { rooms: config.ROOMS_MAX, places: config.PLACES_MAX },
    origineAcceptee: (headers) => jugerOrigine(headers, noms) !== "autre_site",
    ...direAuBord(bord),
  });

  let arret = false;
  let aVider = false;
  const accueil = (): Accueil => (arret ? "aucune" : aVider ? "siennes" : "toutes");
  const passage = createPassage(accueil);
  const exclus = createExclus({
    jeu,
    juger: versModeration(appeler, apiUrl),
    signaler: createFrein(signaler),
  });
  const lit = forme.version;
  const depuis = new Date().toISOString();
  const fiche = async (): Promise<FicheProcessus> => ({
    nom: config.PROCESSUS,
    adresse: config.ADRESSE_INTERNE ?? `http://${config.PROCESSUS}:${String(adresses.port())}`,
    depuis,
    ...(await jeu.occupation()),
    seVide: accueil() !== "toutes",
    sansReponse: accueil() !== "toutes" && demenageur.sansReponse(),
    // what its sign says; who asks it hears of Redis too, below: a sign that is heard says that Redis is there
    enregistrees: !enPanne,
    attenteMs: Math.round(journal.attenteMs()),
    versionPartie: lit,
  });
  const chemin = cheminDe(config.PROCESSUS);
  const ouvrir = createOuverture({ magasin, annuaire, jeu, forme, chemin });
  const prendre = createPrise({ magasin, baux, qui, lit, ouvrir });
  const demenageur = createDemenageur({
    magasin,
    baux,
    prendre,
    passage,
    jeu,
    version: lit,
    qui,
    chemin,
    appeler,
    signaler,
  });
  const app: FastifyInstance = fastify({
    logger: { ...optionsDuJournal(config.LOG_LEVEL), stream: logOutput },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (repondre) => http.on("request", repondre),
  });
  app.setErrorHandler(repondreErreur);
  const etat = async () => ({ ...(await fiche()), enregistrees: enregistre() });
  poserInterneJeu(app, { cle, config, jeu, demenageur, passage, mesures, fiche: etat });
  await app.ready();
  mesures.brancher({
    occupation: () => jeu.occupation(),
    attenteMs: () => journal.attenteMs(),
    pret: async () => enregistre(),
  });
  adresses.noter(await ecouter(http, config, bord));

  const pouls = createPouls({
    magasin,
    baux,
    qui,
    fiche,
    lit,
    accueil,
    prendre,
    lacher,
    surReveil() {
      for (const code of baux.codes()) exclus.noter(code);
    },
    consigne(dite) {
      souffle.noter();
      aVider = dite === CONSIGNE_VIDER;
      if (accueil() === "siennes") void demenageur.vider();
    },
    signaler,
    vieMs,
  });
  // whoever starts a process wants it to play
  await patiemment(() => magasin.reprendre(config.PROCESSUS), signaler);
  await pouls.commencer();
  historique.relever();

  return {
    locale: adresses.adresseLocale(),
    telephones: adresses.adressePourTelephones(),
    async fermer() {
      arret = true;
      await partir({ demenageur, passage, pouls });
      await jeu.fermer();
      historique.fermer();
      exclus.fermer();
      partages.fermer();
      cesser(http);
      await app.close();
      magasin.fermer();
    },
  };
}
