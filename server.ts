/**
 * Puts the product together: API, game rooms and built client on one HTTP server and one port. The only place that
 * knows them all.
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import process from "node:process";
import { fileURLToPath } from "node:url";
import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { createApp } from "#api/app.ts";
import { createCourrier } from "#api/mails/courrier.ts";
import type { LimitesApi } from "#api/plugins/limites.ts";
import { jugerOrigine } from "#api/plugins/origine.ts";
import { ErreurHttp } from "#api/services/erreur-http.ts";
import { createFrein } from "#api/services/frein.ts";
import { createHachoir } from "#api/services/hachoir.ts";
import { decrireDit, optionsDuJournal } from "#api/services/journal-de-bord.ts";
import { balayerMedias } from "#api/services/medias/balayage.ts";
import type { Rooms } from "#api/services/rooms.ts";
import { type Config, lireConfig } from "#config";
import { attendUneMigration, fichierBase, ouvrirBase } from "#db/connexion.ts";
import { createLecteur } from "#db/lecteur.ts";
import { createPurge } from "#db/purge.ts";
import { dossierMedia, remplir } from "#db/remplir.ts";
import { createMenageRepository } from "#db/repositories/menage-repository.ts";
import { refuserDemiRestauration } from "#db/sauvegarde/restaurer.ts";
import { prendreVerrou } from "#db/verrou.ts";
import { hasardSysteme } from "#game/ports/adapters/hasard-systeme.ts";
import { createHistoriqueDb } from "#game/ports/adapters/historique-db.ts";
import { createJournalSqlite } from "#game/ports/adapters/journal-sqlite.ts";
import { createLumiereHttp } from "#game/ports/adapters/lumiere-http.ts";
import { createQuizzSourceDb } from "#game/ports/adapters/quizz-source-db.ts";
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";
import type { Ports } from "#game/ports/ports.ts";
import { BarPlein } from "#game/rooms/bar.ts";
import { hacher } from "#game/rooms/secrets.ts";
import { createServeurJeu, ServeurEnArret, type ServeurJeu } from "#game/serveur-jeu.ts";
import { accueilTerminal, mailTerminal } from "./serveur/accueil-terminal.ts";
import { adresseLocale, adressePourTelephones } from "./serveur/adresses.ts";
import { expliquer } from "./serveur/explications.ts";
import { createHttp } from "./serveur/http.ts";
import { createMesures } from "./serveur/mesures/mesures.ts";
import { garderDesSauvegardes, sauvegarderAvant } from "./serveur/gardien.ts";
import { lireVersion } from "./serveur/version.ts";

/** How often what is out of date is removed. */
const MENAGE_MS = 3600 * 1000;
const DOSSIER_CLIENT = fileURLToPath(new URL("./dist", import.meta.url));

/** What the rooms say, for the API; a screen that hears 503 tries again: only a server that is up says "no such room". */
function redire(erreur: unknown): never {
  if (erreur instanceof BarPlein)
    throw new ErreurHttp(
      503,
      "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer.",
    );
  if (erreur instanceof ServeurEnArret)
    throw new ErreurHttp(503, "Le serveur redémarre. Réessayez dans un instant.");
  throw erreur;
}

/** The rooms as the API sees them. */
function versRooms(jeu: ServeurJeu, journal: Pick<Rooms, "enBonneSante" | "attenteMs">): Rooms {
  return {
    creer: () => jeu.creer().catch(redire),
    essayer: (demande) => jeu.essayer(demande).catch(redire),
    trouver: async (code) => ((await jeu.existe(code).catch(redire)) ? {} : null),
    tient: async (place) => jeu.tient(place),
    hacher,
    exclure: (juger) => jeu.exclure(juger),
    ...journal,
  };
}

async function ecouter(http: Server, config: Config): Promise<number> {
  http.listen(config.PORT, config.HOST);
  await once(http, "listening");
  const adresse = http.address();
  return typeof adresse === "object" && adresse !== null ? adresse.port : config.PORT;
}

/**
 * Starts everything: database, stored games, then the port. Rejects when the port is taken, when another server has the
 * data folder, or when the database cannot be opened or written. Tests may let one address do more than a Wi-Fi may
 * (`limites`), and give the game other ports (`brancher`): a chance and a deck of their own. `fermer` stores what is left and lets everybody come back to the next start.
 */
export async function demarrer(
  config: Config,
  limites: Partial<LimitesApi> = {},
  brancher: (ports: Ports) => Ports = (ports) => ports,
) {
  const journalDeBord = pino(optionsDuJournal(config.LOG_LEVEL));
  const verrou = prendreVerrou(config.DATA_DIR);
  const fichier = fichierBase(config.DATA_DIR);
  refuserDemiRestauration(config.DATA_DIR);
  if (attendUneMigration(fichier)) await sauvegarderAvant(config, journalDeBord);
  const base = ouvrirBase(fichier);
  const { invalides } = await remplir({ db: base.db, dossierMedia: dossierMedia(config.DATA_DIR) });
  for (const invalide of invalides) journalDeBord.warn(invalide, "starter content left out");

  const mesures = createMesures();
  let enPanne = false;
  const journal = createJournalSqlite({
    db: base.db,
    fichier,
    mesures,
    signaler: (err) => journalDeBord.error({ err }, "games could not be stored"),
  });
  journal.surPanne((panne) => {
    enPanne = panne;
  });

  const historique = createHistoriqueDb({
    db: base.db,
    signaler: (err) => journalDeBord.error({ err }, "a finished game could not be written yet"),
  });
  // games that ended just before the last stop
  historique.relever();

  const http = createHttp();
  const version = lireVersion(DOSSIER_CLIENT);
  let port = config.PORT;
  const adresses = {
    adresseLocale: () => adresseLocale(config, port),
    adressePourTelephones: () => adressePourTelephones(config, port),
  };
  const lumiere = createLumiereHttp({
    rouge: config.LIGHT_ROUGE_URL,
    normal: config.LIGHT_NORMAL_URL,
  });
  const noms = { ...config, imprimees: () => Object.values(adresses).map((lire) => lire()) };
  const jeu = await createServeurJeu({
    http,
    ports: brancher({
      hasard: hasardSysteme,
      quizz: createQuizzSourceDb(base.db),
      journal,
      historique,
      lumiere,
      mesures,
      repliques: lireRepliquesMaison(),
    }),
    // nobody knocks before the port is open
    portier: { recevoir: (...visite) => app.portier.recevoir(...visite) },
    version,
    placesMax: config.JOUEURS_MAX,
    capacite: { rooms: config.ROOMS_MAX, places: config.PLACES_MAX },
    // who knocks under a name that is not ours is told so
    origineAcceptee: (headers) => jugerOrigine(headers, noms) !== "autre_site",
    signaler: (err, contexte) => journalDeBord.error({ err, ...contexte }, "bug in a room"),
    bruit: createFrein((dit, tus) =>
      journalDeBord.debug({ dit: decrireDit(dit), tus }, "game framework"),
    ),
  });

  const courrier = createCourrier({
    smtpUrl: config.SMTP_URL,
    expediteur: config.MAIL_FROM,
    dossierDonnees: config.DATA_DIR,
    annoncer(fichierMail, lien) {
      journalDeBord.info({ fichier: fichierMail }, "mail written");
      // for whoever sits in front of it; a log is kept, and read by others
      if (process.stdout.isTTY) console.log(mailTerminal(fichierMail, lien));
    },
    signaler: (cause) => journalDeBord.error({ cause }, "a mail could not be sent"),
  });
  const purge = createPurge(fichier);
  const lecteur = createLecteur(fichier);
  lecteur.preparer();
  const hachoir = createHachoir();
  hachoir.preparer();
  const app = await createApp({
    courrier,
    lumiere,
    purge,
    lecteur,
    hachoir,
    mesures,
    db: base.db,
    config,
    rooms: versRooms(jeu, { enBonneSante: () => !enPanne, attenteMs: () => journal.attenteMs() }),
    limites,
    serverFactory: (repondre) => http.on("request", repondre),
    version,
    dossierClient: DOSSIER_CLIENT,
    ...adresses,
  });
  mesures.brancher({ occupation: () => jeu.occupation(), attenteMs: () => journal.attenteMs() });
  await app.ready();
  const menage = createMenageRepository(base.db);
  // a full disk or a locked base: the next hour will do
  const rate = (err: unknown) =>
    journalDeBord.error({ err }, "what is out of date could not be removed");
  const balayer = () => {
    try {
      menage.balayer(Date.now());
    } catch (err) {
      rate(err);
    }
    courrier.balayer(Date.now()).catch(rate);
    purge.purger().catch(rate);
    balayerMedias(base.db, config.DATA_DIR, Date.now()).catch(rate);
  };
  balayer();
  const heure = setInterval(balayer, MENAGE_MS);
  const gardien = garderDesSauvegardes(config, journalDeBord);
  port = await ecouter(http, config);
  // libraries complain here of what clients send, as often as clients send it
  console.error = createFrein((dit, tus) =>
    journalDeBord.warn({ dit: decrireDit(dit), tus }, "console"),
  );

  return {
    locale: adresseLocale(config, port),
    telephones: adressePourTelephones(config, port),
    async fermer() {
      clearInterval(heure);
      await gardien.arreter();
      await jeu.fermer();
      historique.fermer();
      http.closeAllConnections();
      http.close();
      await app.close();
      await courrier.vider();
      base.fermer();
      verrou.rendre();
    },
  };
}

async function principal(): Promise<void> {
  const dire = console.error.bind(console);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const lecture = lireConfig(process.env);
  if (!lecture.ok) {
    dire(lecture.message);
    process.exitCode = 1;
    return;
  }
  try {
    const serveur = await demarrer(lecture.config);
    closeWithGrace({ delay: 8000 }, async ({ err }) => {
      if (err) dire(err);
      await serveur.fermer();
    });
    console.log(accueilTerminal(serveur.locale, serveur.telephones));
  } catch (erreur) {
    dire(expliquer(erreur, lecture.config));
    process.exit(1);
  }
}

if (import.meta.main) await principal();
