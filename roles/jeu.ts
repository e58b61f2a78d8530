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
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import { createBatchedJournal } from "#game/ports/adapters/batched-journal.ts";
import { STORED_FORM, type StoredForm } from "#game/ports/adapters/stored-game.ts";
import { createRetryingQuizzSource } from "#game/ports/adapters/retrying-quizz-source.ts";
import { createAnnuaireRedis, identiteDe } from "#game/ports/adapters/redis/annuaire-redis.ts";
import { createBaux } from "#game/ports/adapters/redis/baux.ts";
import { createEcrivainRedis } from "#game/ports/adapters/redis/ecrivain-redis.ts";
import { createEnvoiSoirees } from "#game/ports/adapters/redis/envoi-soirees.ts";
import { createPrise } from "#game/ports/adapters/redis/prise.ts";
import { type Accueil, createPouls, VIE_MS } from "#game/ports/adapters/redis/pouls.ts";
import { lireLexiqueMaison } from "#game/ports/adapters/lexique-maison.ts";
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";
import type { Ports } from "#game/ports/ports.ts";
import { createServeurJeu, type ReglagesJeu } from "#game/serveur-jeu.ts";
import { createHttp } from "../serveur/http.ts";
import { createMesures } from "../serveur/mesures/mesures.ts";
import { lampeDe } from "./lampe.ts";
import { direAuBord } from "./bruit.ts";
import { versComptes } from "./comptes.ts";
import { createDemenageur } from "./demenageur.ts";
import { cesser, ecouter } from "./ecouter.ts";
import { createExclus, versModeration } from "./exclus.ts";
import { createAppeler } from "./interne/appel.ts";
import { poserInterneJeu } from "./interne/routes-jeu.ts";
import { createAdresses } from "./maison.ts";
import { createOuverture } from "./ouverture.ts";
import { attendreNom } from "./nom-unique.ts";
import { partir } from "./partir.ts";
import { createPassage } from "./passage.ts";
import { patiemment } from "./patience.ts";
import { compterEnsemble, exiger, ouvrirMagasin } from "./partage.ts";
import { avecAdresseDuSite, suivreReglages } from "./reglages.ts";
import { createSouffle } from "./souffle.ts";
import { versHistoires } from "./soirees.ts";
import { versSource } from "./source.ts";

/** What a test may change of a process that plays. */
interface Dedans extends Pick<ReglagesJeu, "tirerCode"> {
  /** In which form it stores games: another version of this product. */
  readonly forme?: StoredForm;
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
  { forme = STORED_FORM, vieMs = VIE_MS, tirerCode }: Dedans = {},
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
  const journal = createBatchedJournal({
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
      hasard: systemRandomness,
      quizz: createRetryingQuizzSource(versSource(appeler, apiUrl)),
      journal,
      historique,
      lumiere: lampeDe(config),
      metrics: mesures,
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
