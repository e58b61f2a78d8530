/** A process that plays games, one of as many as there are: it needs Redis, and the one that has the database. docs/decisions/0112. */
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as dormir } from "node:timers/promises";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { type Logger, pino } from "pino";
import type { LimitesApi } from "#api/plugins/limites.ts";
import { LIMITES_API } from "#api/plugins/limites.ts";
import { repondreErreur } from "#api/plugins/erreurs.ts";
import { jugerOrigine } from "#api/plugins/origine.ts";
import { portierDe } from "#api/plugins/portier.ts";
import { createEssaisDeCode } from "#api/services/essais-de-code.ts";
import { optionsDuJournal } from "#api/services/journal-de-bord.ts";
import type { Config } from "#config";
import {
  cartesRendues,
  fait,
  imprevuRendu,
  quizzRendu,
  sessionRendue,
} from "#contracts/interne.ts";
import {
  cheminDe,
  CONSIGNE_VIDER,
  type FicheProcessus,
  type ReglagesPartages,
} from "#contracts/processus.ts";
import { hasardSysteme } from "#game/ports/adapters/hasard-systeme.ts";
import { createJournalParLots } from "#game/ports/adapters/journal-par-lots.ts";
import { createLumiereHttp } from "#game/ports/adapters/lumiere-http.ts";
import { createQuizzSourcePatiente } from "#game/ports/adapters/quizz-source-patiente.ts";
import { createAnnuaireRedis, identiteDe } from "#game/ports/adapters/redis/annuaire-redis.ts";
import { createBaux, createEcrivainRedis } from "#game/ports/adapters/redis/baux.ts";
import { createEnvoiSoirees } from "#game/ports/adapters/redis/envoi-soirees.ts";
import type { Magasin } from "#game/ports/adapters/redis/magasin.ts";
import { createVeille } from "#game/ports/adapters/redis/veille.ts";
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";
import type { Ports, QuizzSource } from "#game/ports/ports.ts";
import { createServeurJeu } from "#game/serveur-jeu.ts";
import { createHttp } from "../serveur/http.ts";
import { createMesures } from "../serveur/mesures/mesures.ts";
import { direAuBord } from "./bruit.ts";
import { createDemenageur } from "./demenageur.ts";
import { cesser, ecouter } from "./ecouter.ts";
import { type Appeler, createAppeler } from "./interne/appel.ts";
import { poserInterneJeu } from "./interne/routes-jeu.ts";
import { createAdresses } from "./maison.ts";
import { exiger, ouvrirMagasin } from "./partage.ts";

/** How often what the API says of itself is read again. */
const RELECTURE_MS = 5_000;

/**
 * Starts a process that plays, and resolves once its port is open and the others know it. Waits for the API to have started once;
 * rejects when Redis does not answer or the port is taken. `fermer` hands its games over to the others.
 */
export async function demarrerJeu(
  config: Config,
  limites: Partial<LimitesApi> = {},
  brancher: (ports: Ports) => Ports = (ports) => ports,
) {
  const bord = pino(optionsDuJournal(config.LOG_LEVEL));
  const signaler = (err: unknown) => bord.error({ err }, "between processes");
  const magasin = await ouvrirMagasin(config, bord);
  const partages = await suivreReglages(magasin, bord);
  const apiUrl = exiger(config, "API_URL");
  const cle = exiger(config, "SERVICE_KEY");
  const appeler = createAppeler(cle);
  const qui = identiteDe(config.PROCESSUS, randomUUID());
  const baux = createBaux();
  const annuaire = createAnnuaireRedis(magasin, qui, baux);
  const mesures = createMesures();
  let enPanne = false;
  const journal = createJournalParLots({
    ecrivain: createEcrivainRedis(magasin, qui, baux),
    lire: async () => [],
    mesures,
    signaler,
    perdue: (code) => void jeu.lacher(code, ""),
  });
  journal.surPanne((panne) => {
    enPanne = panne;
  });
  const historique = createEnvoiSoirees({
    magasin,
    envoyer: async (soirees) => void (await appeler(apiUrl, "soirees", fait, { soirees })),
    signaler,
  });

  const http = createHttp();
  const adresses = createAdresses(config);
  const { PUBLIC_URL = partages.lire().publicUrl ?? undefined } = config;
  const publique = { ...config, PUBLIC_URL };
  const noms = {
    PUBLIC_URL,
    imprimees: () => [adresses.adresseLocale(), adresses.adressePourTelephones()],
  };
  const { echecsDeCodeParMinute: echecs, codesParMinute: regards } = { ...LIMITES_API, ...limites };
  const jeu = await createServeurJeu({
    http,
    ports: brancher({
      hasard: hasardSysteme,
      quizz: createQuizzSourcePatiente(versSource(appeler, apiUrl)),
      journal,
      historique,
      lumiere: createLumiereHttp({
        rouge: config.LIGHT_ROUGE_URL,
        normal: config.LIGHT_NORMAL_URL,
      }),
      mesures,
      repliques: lireRepliquesMaison(),
    }),
    portier: portierDe({
      config: publique,
      noms,
      limites: { ...LIMITES_API, ...limites },
      essais: createEssaisDeCode({ echecs, regards }),
      compteDe: versComptes(appeler, apiUrl, signaler),
    }),
    annuaire,
    version: () => partages.lire().version,
    placesMax: partages.lire().placesMax,
    capacite: { rooms: config.ROOMS_MAX, places: config.PLACES_MAX },
    origineAcceptee: (headers) => jugerOrigine(headers, noms) !== "autre_site",
    ...direAuBord(bord),
  });

  let seVide = false;
  const depuis = new Date().toISOString();
  const fiche = async (): Promise<FicheProcessus> => ({
    nom: config.PROCESSUS,
    adresse: config.ADRESSE_INTERNE ?? `http://${config.PROCESSUS}:${String(adresses.port())}`,
    depuis,
    ...(await jeu.occupation()),
    seVide,
    enregistrees: !enPanne,
    attenteMs: Math.round(journal.attenteMs()),
  });
  const chemin = cheminDe(config.PROCESSUS);
  const demenageur = createDemenageur({
    magasin,
    baux,
    annuaire,
    jeu,
    qui,
    chemin,
    appeler,
    signaler,
  });
  const app: FastifyInstance = fastify({
    logger: optionsDuJournal(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (repondre) => http.on("request", repondre),
  });
  app.setErrorHandler(repondreErreur);
  poserInterneJeu(app, { cle, config, jeu, demenageur, mesures, fiche });
  await app.ready();
  mesures.brancher({
    occupation: () => jeu.occupation(),
    attenteMs: () => journal.attenteMs(),
    pret: async () => !enPanne,
  });
  adresses.noter(await ecouter(http, config, bord));

  const veille = createVeille({
    magasin,
    baux,
    qui,
    fiche,
    reprendre: (code) => demenageur.ouvrir(code),
    lacher: (code) => void jeu.lacher(code, ""),
    consigne(dite) {
      seVide = dite === CONSIGNE_VIDER;
      if (seVide) void demenageur.vider();
    },
    signaler,
  });
  // whoever starts a process wants it to play
  await magasin.demander(config.PROCESSUS, null);
  await veille.commencer();
  historique.relever();

  return {
    locale: adresses.adresseLocale(),
    telephones: adresses.adressePourTelephones(),
    async fermer() {
      seVide = true;
      await demenageur.vider();
      await veille.finir();
      await jeu.fermer();
      historique.fermer();
      partages.fermer();
      cesser(http);
      await app.close();
      magasin.fermer();
    },
  };
}

/** Waits until the API has said what it is, and keeps hearing it. */
async function suivreReglages(magasin: Magasin, bord: Logger) {
  let lus = await magasin.reglages();
  if (lus === null) bord.info("waiting for the process of the API, which has never started");
  while (lus === null) {
    await dormir(RELECTURE_MS / 10);
    lus = await magasin.reglages();
  }
  let derniers: ReglagesPartages = lus;
  const relecture = setInterval(() => {
    magasin.reglages().then(
      (neufs) => (derniers = neufs ?? derniers),
      // Redis is away: what was read still holds
      () => {},
    );
  }, RELECTURE_MS);
  return { lire: () => derniers, fermer: () => clearInterval(relecture) };
}

const versSource = (appeler: Appeler, apiUrl: string): QuizzSource => ({
  quizz: async (quizzId, compte) =>
    (await appeler(apiUrl, "quizz", quizzRendu, { quizzId, compte })).quizz,
  cartes: async () => (await appeler(apiUrl, "cartes", cartesRendues)).cartes,
  imprevu: async (id) => (await appeler(apiUrl, "imprevu", imprevuRendu, { id })).imprevu,
});

/** Whose cookie it is. While the API is away whoever comes in is a visitor: they may claim their evening later, and nobody waits outside. */
const versComptes =
  (appeler: Appeler, apiUrl: string, signaler: (erreur: unknown) => void) =>
  async ({ cookie }: IncomingHttpHeaders): Promise<string | null> => {
    if (cookie === undefined) return null;
    try {
      return (await appeler(apiUrl, "session", sessionRendue, { cookie })).compte;
    } catch (erreur) {
      signaler(erreur);
      return null;
    }
  };
