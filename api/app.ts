/** The HTTP side of the product, put together: headers, limits, documentation, routes, client. Decides nothing itself. */
import rateLimit from "@fastify/rate-limit";
import fastify, {
  type FastifyInstance,
  type FastifyServerFactory,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "#config";
import { type Base, fichierBase } from "#db/connexion.ts";
import { createLecteur, type Lecteur } from "#db/lecteur.ts";
import { createPurge, type Purge } from "#db/purge.ts";
import { dossierMedia } from "#db/remplir.ts";
import { createEditionRepository } from "#db/repositories/edition-repository.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import { createListeQuizzRepository } from "#db/repositories/liste-quizz-repository.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createSignalementRepository } from "#db/repositories/signalement-repository.ts";
import { createAppareilRepository } from "#db/repositories/appareil-repository.ts";
import { createBadgeRepository } from "#db/repositories/badge-repository.ts";
import { createCaptchaRepository } from "#db/repositories/captcha-repository.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createInscriptionRepository } from "#db/repositories/inscription-repository.ts";
import { createLienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import { createSessionRepository } from "#db/repositories/session-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { Courrier } from "./mails/courrier.ts";
import { mailAcharnement } from "./mails/textes.ts";
import { createAppareils } from "./services/appareils.ts";
import { poserSessions } from "./plugins/sessions.ts";
import { routesBadges } from "./routes/comptes/badges.ts";
import { routesCompte } from "./routes/comptes/profil.ts";
import { routeDonnees } from "./routes/comptes/donnees.ts";
import { routesInscription } from "./routes/comptes/inscription.ts";
import { routesSessions } from "./routes/comptes/sessions.ts";
import { routeAvis } from "./routes/social/avis.ts";
import { routesSocial } from "./routes/social/amis.ts";
import { createAvis } from "./services/avis.ts";
import { createRecompenser } from "./services/badges.ts";
import { createCaptcha } from "./services/captcha.ts";
import { createEssaisDeConnexion } from "./services/essais-de-connexion.ts";
import { createMailsParDestinataire } from "./services/mails-par-destinataire.ts";
import { createMotsDePasse } from "./services/mots-de-passe.ts";
import { repondreClientIllisible, repondreErreur } from "./plugins/erreurs.ts";
import { CORPS_MAX, LIMITES_API, type LimitesApi, tropDeDemandes } from "./plugins/limites.ts";
import { mandataireDeConfiance } from "./plugins/mandataire.ts";
import { jugerOrigine, phraseInconnue } from "./plugins/origine.ts";
import { lireRequeteUrl } from "./plugins/requete-url.ts";
import { servirClient, veutUnePage } from "./plugins/client.ts";
import { poserDocumentation } from "./plugins/documentation.ts";
import { poserEntetes } from "./plugins/entetes.ts";
import { routeReclamation } from "./routes/historique/historique.ts";
import { routesImprevus } from "./routes/imprevus/imprevus.ts";
import { routesMedias } from "./routes/medias/medias.ts";
import { routesNotes } from "./routes/quizz/notes.ts";
import { routesEdition } from "./routes/quizz/edition.ts";
import { routesListes } from "./routes/quizz/listes.ts";
import { routesQuizz } from "./routes/quizz/lecture.ts";
import { MATCHMAKE, routeMatchmake } from "./routes/rooms/places.ts";
import { routesRooms } from "./routes/rooms/ouverture.ts";
import { routeAdresse } from "./routes/serveur/adresse.ts";
import { routeErreurs } from "./routes/serveur/erreurs.ts";
import { routeSante } from "./routes/serveur/sante.ts";
import { routesSignalements } from "./routes/signalements/signalements.ts";
import { ErreurHttp } from "./services/erreur-http.ts";
import { createEssaisDeCode } from "./services/essais-de-code.ts";
import { reponseRefus } from "./services/refus-entree.ts";
import type { Rooms } from "./services/rooms.ts";

export interface OptionsApp {
  /** Up to date and filled. */
  readonly db: Base;
  readonly rooms: Rooms;
  readonly config: Config;
  readonly courrier: Courrier;
  /** Of the database in the data folder, shared with whoever tidies it; one of its own without it. */
  readonly purge?: Purge;
  /** Of the same database, closed with the application; one of its own without it. */
  readonly lecteur?: Lecteur;
  /** Told of every route as it is declared: for a test that must know them all. */
  readonly surRoute?: (methode: string, url: string) => void;
  /** Where phones reach the server, once it listens. */
  readonly adressePourTelephones: () => string;
  /** Where this machine's own browser does. */
  readonly adresseLocale: () => string;
  /** To share the HTTP server with the game. */
  readonly serverFactory?: FastifyServerFactory;
  /** Folder of the built client; without it, only the API answers. */
  readonly dossierClient?: string;
  /** Fastify's own option; by default, JSON lines at the level of the settings. */
  readonly logger?: FastifyServerOptions["logger"];
  /** Other limits than the usual ones, for measurements and tests. */
  readonly limites?: Partial<LimitesApi>;
}

/** Reading methods change nothing, wherever they come from. */
const LECTURES: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** The whole application, not listening yet: `ready()`, `listen()` or `inject()` come next. */
export async function createApp(options: OptionsApp): Promise<FastifyInstance> {
  const { config, db, rooms } = options;
  const limites = { ...LIMITES_API, ...options.limites };
  const reglages: FastifyServerOptions = {
    logger: options.logger ?? { level: config.LOG_LEVEL },
    // two lines for each of the thousands of requests of an evening say nothing: errors are logged where they are answered
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CORPS_MAX,
    trustProxy: mandataireDeConfiance(config),
    return503OnClosing: false,
    routerOptions: { querystringParser: lireRequeteUrl },
    frameworkErrors: (erreur, request, reply) =>
      // an address that cannot be read is a page that does not exist
      void (veutUnePage(request)
        ? reply.redirect("/introuvable")
        : repondreErreur(erreur, request, reply)),
    clientErrorHandler: repondreClientIllisible,
    ...(options.serverFactory === undefined ? {} : { serverFactory: options.serverFactory }),
  };
  const app: FastifyInstance = fastify(reglages);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(repondreErreur);
  app.addHook("onRoute", ({ method, url }) => {
    for (const methode of [method].flat()) options.surRoute?.(methode, url);
  });
  const noms = {
    PUBLIC_URL: config.PUBLIC_URL,
    imprimees: () => [options.adresseLocale(), options.adressePourTelephones()],
  };
  app.addHook("onRequest", async (request, reply) => {
    if (LECTURES.has(request.method)) return;
    const origine = jugerOrigine(request.headers, noms);
    if (origine === "acceptee") return;
    if (origine === "autre_site") throw new ErreurHttp(403, "Cette requête vient d’un autre site.");
    // the game's SDK knows refusals by their code
    if (request.url.startsWith(MATCHMAKE)) {
      const { statut, corps } = reponseRefus("adresse_inconnue");
      return reply.code(statut).send(corps);
    }
    throw new ErreurHttp(403, phraseInconnue(request.headers));
  });

  await poserEntetes(app, config);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: tropDeDemandes,
  });
  await poserDocumentation(app);
  const depotSessions = createSessionRepository(db);
  const https = config.PUBLIC_URL?.startsWith("https:") ?? false;
  const sessions = await poserSessions(app, { depot: depotSessions, https });

  const imprevus = createImprevuRepository(db);
  const essais = createEssaisDeCode({
    echecs: limites.echecsDeCodeParMinute,
    regards: limites.codesParMinute,
  });
  const quizz = createQuizzRepository(db);
  const comptes = createCompteRepository(db);
  await app.register(routesQuizz, { quizz, limites });
  const listes = createListeQuizzRepository(db);
  const edition = createEditionRepository(db);
  await app.register(routesEdition, { edition, limites });
  const lecteur = options.lecteur ?? createLecteur(db, fichierBase(config.DATA_DIR));
  app.addHook("onClose", () => lecteur.fermer());
  await app.register(routesListes, { listes, lecteur, comptes, limites });
  await app.register(routesNotes, { quizz, limites });
  const historique = createHistoriqueRepository(db);
  await app.register(routeReclamation, { historique, rooms, limites });
  const signalements = createSignalementRepository(db);
  const avis = createAvis();
  await app.register(routesImprevus, { imprevus, limites });
  await app.register(routesRooms, { rooms, essais, limites });
  await app.register(routeMatchmake, { rooms, essais, limites });
  const social = createSocialRepository(db);
  const badges = createBadgeRepository(db);
  const liens = createLienMailRepository(db);
  const motsDePasse = createMotsDePasse();
  const appareils = createAppareils(createAppareilRepository(db), https);
  await app.register(routesSignalements, { signalements, avis, rooms, appareils, limites });
  const inscriptions = createInscriptionRepository(db);
  const { courrier } = options;
  const mails = createMailsParDestinataire();
  const lien = (page: string, token?: string) => {
    const adresse = new URL(page, options.adressePourTelephones());
    if (token !== undefined) adresse.searchParams.set("token", token);
    return adresse.href;
  };
  const essaisDeConnexion = createEssaisDeConnexion(limites, (_id) => {
    const compte = comptes.lire(_id);
    if (compte !== null && mails.permettre("alerte", compte.mail))
      courrier.envoyer(
        mailAcharnement({
          compte: _id,
          a: compte.mail,
          pseudo: compte.pseudo,
          lien: lien("/reset-password"),
        }),
      );
  });
  await app.register(routesSessions, {
    comptes,
    inscriptions,
    social,
    sessions,
    appareils,
    motsDePasse,
    essais: essaisDeConnexion,
    limites,
  });
  await app.register(routesInscription, {
    comptes,
    inscriptions,
    liens,
    social,
    sessions: depotSessions,
    appareils,
    motsDePasse,
    essais: essaisDeConnexion,
    captcha: createCaptcha(createCaptchaRepository(db), limites.captcha),
    purge: options.purge ?? createPurge(fichierBase(config.DATA_DIR)),
    courrier,
    mails,
    avis,
    lien,
    limites,
  });
  await app.register(routesCompte, {
    comptes,
    badges,
    historique,
    liens,
    medias: createMediaRepository(db),
    quizz,
    social,
    sessions,
    appareils,
    motsDePasse,
    courrier,
    mails,
    avis,
    essais: essaisDeConnexion,
    recompenser: createRecompenser({ badges, historique, social, quizz }),
    lien,
    limites,
  });
  await app.register(routesBadges, { badges, limites });
  await app.register(routeDonnees, { lecteur, limites });
  await app.register(routesSocial, {
    comptes,
    badges,
    historique,
    social,
    lecteur,
    avis,
    limites,
  });
  await app.register(routeAvis, { avis, limites });
  await servirClient(app, options.dossierClient);
  await app.register(routesMedias, {
    medias: createMediaRepository(db),
    dossier: dossierMedia(config.DATA_DIR),
  });
  await app.register(routeAdresse, {
    adresse: options.adressePourTelephones,
    contact: config.CONTACT_MAIL ?? null,
    limites,
  });
  await app.register(routeErreurs, { limites });
  await app.register(routeSante, { rooms, imprevus });
  return app;
}
