/**
 * The services that several themes of routes share. Each theme of routes makes by itself what no other theme needs, its
 * repositories above all.
 */
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { composeDatabaseFilePath } from "#db/connection.ts";
import { createDatabaseReader, type DatabaseReader } from "#db/reader.ts";
import { createDeletedBytesEraser, type DeletedBytesEraser } from "#db/purge.ts";
import { createDatabaseWriter, type DatabaseWriter } from "#db/writer.ts";
import { createAppareilRepository } from "#db/repositories/appareil-repository.ts";
import type { ApiAppOptions } from "./options.ts";
import type { ApiRateLimits } from "./plugins/rate-limits.ts";
import type { CookieSessions } from "./plugins/sessions.ts";
import {
  type KnownBrowsersRegistry,
  createKnownBrowsersRegistry,
} from "./services/known-browsers.ts";
import {
  createAccountNotificationHub,
  type AccountNotificationHub,
} from "./services/notifications.ts";
import {
  type ApiMetrics,
  type GameProcessControl,
  NO_SEPARATE_GAME_PROCESSES,
} from "./services/ports.ts";
import { createRoomCodeThrottle, type RoomCodeThrottle } from "./services/room-code-throttle.ts";
import { createPasswordHasher } from "./services/password-hasher.ts";
import {
  createLargeReplySender,
  LARGE_REPLIES_LIMITS,
  type LargeReplySender,
} from "./services/large-replies.ts";
import { createMediaConverter, type MediaConverter } from "./services/medias/media-converter.ts";
import { createPasswordHashQueue, type PasswordHashQueue } from "./services/passwords.ts";
import { createSecretCookies } from "./services/secret-cookies.ts";
import {
  createSharingPictureDrawer,
  type SharingPictureDrawer,
} from "./services/sharing-picture.ts";
import { createMonitoring, type HealthCheck } from "./services/health.ts";
import {
  createMonitoringAccessCheck,
  type MonitoringAccessCheck,
} from "./services/monitoring-access.ts";

export interface ApiContext extends Pick<
  ApiAppOptions,
  "adressePourTelephones" | "config" | "courrier" | "db" | "lumiere" | "rooms"
> {
  readonly gameProcesses: GameProcessControl;
  /** Whether a word is in the lexique: a known word is no typing slip of another one. */
  readonly lexique: (mot: string) => boolean;
  readonly rateLimits: ApiRateLimits;
  readonly reader: DatabaseReader;
  readonly largeReplies: LargeReplySender;
  readonly writer: DatabaseWriter;
  readonly purge: DeletedBytesEraser;
  readonly mediaConverter: MediaConverter;
  readonly sharingPictures: SharingPictureDrawer;
  readonly sessions: CookieSessions;
  readonly appareils: KnownBrowsersRegistry;
  readonly avis: AccountNotificationHub;
  readonly motsDePasse: PasswordHashQueue;
  readonly health: HealthCheck;
  readonly metrics: ApiMetrics;
  /** Tells whether a request may read the server's health and metrics. */
  readonly monitoringAccess: MonitoringAccessCheck;
  /** Limits the guessing of room codes, whether they are tried over HTTP or by a socket. */
  readonly roomCodeThrottle: RoomCodeThrottle;
}

/**
 * Function that registers a file of routes. Each theme has a folder with a file of the same name; app.ts registers its
 * default export, which registers the other files of the folder.
 */
export type RegisterApiRoutes<Besoins extends object = ApiContext> = FastifyPluginAsyncZod<Besoins>;

/** Builds the shared services; the threads and processes that are started here are closed with the application. */
export function createApiContext(
  app: FastifyInstance,
  options: ApiAppOptions,
  { rateLimits, sessions }: Pick<ApiContext, "rateLimits" | "sessions">,
): ApiContext {
  const { adressePourTelephones, config, courrier, db, lumiere, rooms } = options;
  const fichier = composeDatabaseFilePath(config.DATA_DIR);
  const reader = options.reader ?? createDatabaseReader(fichier);
  app.addHook("onClose", () => reader.fermer());
  const writer = options.writer ?? createDatabaseWriter(fichier);
  app.addHook("onClose", () => writer.close());
  const passwordHasher = options.passwordHasher ?? createPasswordHasher();
  app.addHook("onClose", () => passwordHasher.fermer());
  const mediaConverter = options.mediaConverter ?? createMediaConverter();
  app.addHook("onClose", async () => mediaConverter.fermer());
  const sharingPictures = createSharingPictureDrawer(options.dossierClient, () =>
    app.log.warn("the picture of a shared quizz was not drawn: its link shows the logo"),
  );
  app.addHook("onClose", async () => sharingPictures.close());
  const [avis, motsDePasse] = [
    createAccountNotificationHub(),
    createPasswordHashQueue(passwordHasher),
  ];
  return {
    adressePourTelephones,
    config,
    courrier,
    db,
    lumiere,
    rooms,
    gameProcesses: options.gameProcesses ?? NO_SEPARATE_GAME_PROCESSES,
    lexique: options.lexique ?? (() => false),
    rateLimits,
    reader,
    writer,
    largeReplies: createLargeReplySender(reader, {
      ...LARGE_REPLIES_LIMITS,
      perMinute: rateLimits.lecturesParMinute,
    }),
    mediaConverter,
    sharingPictures,
    purge: options.purge ?? createDeletedBytesEraser(fichier),
    sessions,
    appareils: createKnownBrowsersRegistry(
      createAppareilRepository(db),
      createSecretCookies(config),
    ),
    avis,
    motsDePasse,
    monitoringAccess: createMonitoringAccessCheck(config),
    ...createMonitoring(app, { ...options, reader, avis, motsDePasse }),
    roomCodeThrottle: createRoomCodeThrottle(
      { echecs: rateLimits.echecsDeCodeParMinute, regards: rateLimits.codesParMinute },
      undefined,
      options.countFailure,
    ),
  };
}
