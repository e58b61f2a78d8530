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
import type { Base } from "#db/connexion.ts";
import { dossierMedia } from "#db/remplir.ts";
import { createDonneesRepository } from "#db/repositories/donnees-repository.ts";
import { createEditionRepository } from "#db/repositories/edition-repository.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import { createListeQuizzRepository } from "#db/repositories/liste-quizz-repository.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createSignalementRepository } from "#db/repositories/signalement-repository.ts";
import { createBadgeRepository } from "#db/repositories/badge-repository.ts";
import { createCaptchaRepository } from "#db/repositories/captcha-repository.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createInscriptionRepository } from "#db/repositories/inscription-repository.ts";
import { createJetonRepository } from "#db/repositories/jeton-repository.ts";
import { createSessionRepository } from "#db/repositories/session-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { Courrier } from "./mails/courrier.ts";
import { poserSessions } from "./plugins/sessions.ts";
import { routesBadges } from "./routes/comptes/badges.ts";
import { routesCompte } from "./routes/comptes/compte.ts";
import { routeDonnees } from "./routes/comptes/donnees.ts";
import { routesInscription } from "./routes/comptes/inscription.ts";
import { routesSessions } from "./routes/comptes/sessions.ts";
import { routeAvis } from "./routes/social/avis.ts";
import { routesSocial } from "./routes/social/social.ts";
import { creerAvis } from "./services/avis.ts";
import { creerRecompenser } from "./services/badges.ts";
import { creerCaptcha } from "./services/captcha.ts";
import { creerEssaisDeConnexion } from "./services/essais-de-connexion.ts";
import { creerMotsDePasse } from "./services/mots-de-passe.ts";
import { repondreClientIllisible, repondreErreur } from "./erreurs.ts";
import { CORPS_MAX, LIMITES_API, type LimitesApi } from "./limites.ts";
import { mandataireDeConfiance } from "./mandataire.ts";
import { origineAcceptee } from "./origine.ts";
import { servirClient, veutUnePage } from "./plugins/client.ts";
import { poserDocumentation } from "./plugins/documentation.ts";
import { poserEntetes } from "./plugins/entetes.ts";
import { routeReclamation } from "./routes/historique/historique.ts";
import { routesImprevus } from "./routes/imprevus/imprevus.ts";
import { routesMedias } from "./routes/medias/medias.ts";
import { routesNotes } from "./routes/quizz/notes.ts";
import { routesEdition } from "./routes/quizz/edition.ts";
import { routesListes } from "./routes/quizz/listes.ts";
import { routesQuizz } from "./routes/quizz/quizz.ts";
import { routeMatchmake } from "./routes/rooms/matchmake.ts";
import { routesRooms } from "./routes/rooms/rooms.ts";
import { routeAdresse } from "./routes/serveur/adresse.ts";
import { routeErreurs } from "./routes/serveur/erreurs.ts";
import { routeSante } from "./routes/serveur/sante.ts";
import { routesSignalements } from "./routes/signalements/signalements.ts";
import { ErreurHttp } from "./services/erreur-http.ts";
import { createEssaisDeCode } from "./services/essais-de-code.ts";
import type { Rooms } from "./services/rooms.ts";

export interface OptionsApp {
  /** Up to date and filled. */
  readonly db: Base;
  readonly rooms: Rooms;
  readonly config: Config;
  readonly courrier: Courrier;
  /** Told of every route as it is declared: for a test that must know them all. */
  readonly surRoute?: (methode: string, url: string) => void;
  /** Where phones reach the server, once it listens. */
  readonly adressePourTelephones: () => string;
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
export async function creerApp(options: OptionsApp): Promise<FastifyInstance> {
  const { config, db, rooms } = options;
  const limites = { ...LIMITES_API, ...options.limites };
  const reglages: FastifyServerOptions = {
    logger: options.logger ?? { level: config.LOG_LEVEL },
    // two lines for each of the thousands of requests of an evening say nothing: errors are logged where they are answered
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: CORPS_MAX,
    trustProxy: mandataireDeConfiance(config),
    return503OnClosing: false,
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
  app.addHook("onRequest", async (request) => {
    if (LECTURES.has(request.method) || origineAcceptee(request.headers, config)) return;
    throw new ErreurHttp(403, "Cette requête vient d’un autre site.");
  });

  await poserEntetes(app, config);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new ErreurHttp(429, "Trop de demandes. Réessayez dans une minute."),
  });
  await poserDocumentation(app);
  const depotSessions = createSessionRepository(db);
  const https = config.PUBLIC_URL?.startsWith("https:") ?? false;
  const sessions = await poserSessions(app, { depot: depotSessions, https });

  const imprevus = createImprevuRepository(db);
  const essais = createEssaisDeCode(limites.echecsDeCodeParMinute);
  const prefix = "/api";
  const quizz = createQuizzRepository(db);
  const comptes = createCompteRepository(db);
  await app.register(routesQuizz, { prefix, quizz, limites });
  const listes = createListeQuizzRepository(db);
  const edition = createEditionRepository(db);
  await app.register(routesEdition, { prefix, edition, limites });
  await app.register(routesListes, { prefix, listes, comptes, limites });
  await app.register(routesNotes, { prefix, quizz, limites });
  const historique = createHistoriqueRepository(db);
  await app.register(routeReclamation, { prefix, historique, rooms, limites });
  const signalements = createSignalementRepository(db);
  const avis = creerAvis();
  await app.register(routesSignalements, { prefix, signalements, avis, limites });
  await app.register(routesImprevus, { prefix, imprevus, limites });
  await app.register(routesRooms, { prefix, rooms, essais, limites });
  await app.register(routeMatchmake, { rooms, essais, limites });
  const social = createSocialRepository(db);
  const badges = createBadgeRepository(db);
  const jetons = createJetonRepository(db);
  const motsDePasse = creerMotsDePasse();
  const inscriptions = createInscriptionRepository(db);
  const essaisDeConnexion = creerEssaisDeConnexion(limites);
  const { courrier } = options;
  const lien = (page: string, token?: string) => {
    const adresse = new URL(page, options.adressePourTelephones());
    if (token !== undefined) adresse.searchParams.set("token", token);
    return adresse.href;
  };
  await app.register(routesSessions, {
    prefix,
    comptes,
    inscriptions,
    social,
    sessions,
    motsDePasse,
    essais: essaisDeConnexion,
    limites,
  });
  await app.register(routesInscription, {
    prefix,
    comptes,
    inscriptions,
    jetons,
    social,
    sessions: depotSessions,
    motsDePasse,
    essais: essaisDeConnexion,
    captcha: creerCaptcha(createCaptchaRepository(db)),
    courrier,
    avis,
    lien,
    limites,
  });
  await app.register(routesCompte, {
    prefix,
    comptes,
    badges,
    historique,
    jetons,
    medias: createMediaRepository(db),
    quizz,
    social,
    sessions,
    motsDePasse,
    courrier,
    avis,
    essais: essaisDeConnexion,
    recompenser: creerRecompenser({ badges, historique, social, quizz }),
    lien,
    limites,
  });
  await app.register(routesBadges, { prefix, badges, limites });
  await app.register(routeDonnees, { prefix, donnees: createDonneesRepository(db), limites });
  await app.register(routesSocial, { prefix, comptes, badges, historique, social, avis, limites });
  await app.register(routeAvis, { prefix, avis, limites });
  await servirClient(app, options.dossierClient);
  await app.register(routesMedias, {
    medias: createMediaRepository(db),
    dossier: dossierMedia(config.DATA_DIR),
  });
  await app.register(routeAdresse, {
    prefix,
    adresse: options.adressePourTelephones,
    contact: config.CONTACT_MAIL ?? null,
    limites,
  });
  await app.register(routeErreurs, { prefix, limites });
  await app.register(routeSante, { prefix, rooms, imprevus });
  return app;
}
