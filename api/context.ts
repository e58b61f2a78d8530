/** The services that several themes of routes share. A theme makes for itself what it alone needs, its repositories above all. */
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { databaseFile } from "#db/connection.ts";
import { createReader, type Reader } from "#db/reader.ts";
import { createPurge, type Purge } from "#db/purge.ts";
import { createWriter, type Writer } from "#db/writer.ts";
import { createAppareilRepository } from "#db/repositories/appareil-repository.ts";
import type { AppOptions } from "./options.ts";
import { DEFAULT_RATE_LIMITS, type RateLimits } from "./plugins/rate-limits.ts";
import { createSecureCookies, type CookieSessions } from "./plugins/sessions.ts";
import { type Appareils, createAppareils } from "./services/appareils.ts";
import { type Notifications, createNotifications } from "./services/notifications.ts";
import { type GameProcesses, SINGLE_PROCESS } from "./services/ports.ts";
import { createRoomCodeThrottle, type RoomCodeThrottle } from "./services/room-code-throttle.ts";
import { createPasswordHasher } from "./services/password-hasher.ts";
import {
  createLargeReplies,
  LARGE_REPLIES_LIMITS,
  type LargeReplies,
} from "./services/large-replies.ts";
import { type MediaConverter, createMediaConverter } from "./services/medias/media-converter.ts";
import type { ApiMetrics } from "./services/metrics.ts";
import { createMotsDePasse, type MotsDePasse } from "./services/mots-de-passe.ts";
import { createMonitoring, type Health } from "./services/health.ts";
import { createMonitoringAccess, type MonitoringAccess } from "./services/monitoring-access.ts";

export interface ApiContext extends Pick<
  AppOptions,
  "adressePourTelephones" | "config" | "courrier" | "db" | "lumiere" | "rooms"
> {
  readonly conduite: GameProcesses;
  readonly limites: RateLimits;
  readonly lecteur: Reader;
  readonly largeReplies: LargeReplies;
  readonly writer: Writer;
  readonly purge: Purge;
  readonly atelier: MediaConverter;
  readonly sessions: CookieSessions;
  readonly appareils: Appareils;
  readonly avis: Notifications;
  readonly motsDePasse: MotsDePasse;
  readonly sante: Health;
  readonly mesures: ApiMetrics;
  /** Tells whether a request may read the server's health and metrics. */
  readonly surveillant: MonitoringAccess;
  /** Limits the guessing of room codes, whether they are tried over HTTP or by a socket. */
  readonly essaisDeCode: RoomCodeThrottle;
}

/**
 * A file of routes. Each theme has a folder with a file of the same name; app.ts registers its default export, which registers
 * the other files of the folder.
 */
export type Routes<Besoins extends object = ApiContext> = FastifyPluginAsyncZod<Besoins>;

/** Builds the shared services; the threads and processes that are started here are closed with the application. */
export function createApiContext(
  app: FastifyInstance,
  options: AppOptions,
  sessions: CookieSessions,
): ApiContext {
  const { adressePourTelephones, config, courrier, db, lumiere, rooms } = options;
  const fichier = databaseFile(config.DATA_DIR);
  const lecteur = options.lecteur ?? createReader(fichier);
  app.addHook("onClose", () => lecteur.fermer());
  const writer = options.writer ?? createWriter(fichier);
  app.addHook("onClose", () => writer.close());
  const hachoir = options.hachoir ?? createPasswordHasher();
  app.addHook("onClose", () => hachoir.fermer());
  const atelier = options.atelier ?? createMediaConverter();
  app.addHook("onClose", async () => atelier.fermer());
  const limites = { ...DEFAULT_RATE_LIMITS, ...options.limites };
  const [avis, motsDePasse] = [createNotifications(), createMotsDePasse(hachoir)];
  return {
    adressePourTelephones,
    config,
    courrier,
    db,
    lumiere,
    rooms,
    conduite: options.conduite ?? SINGLE_PROCESS,
    limites,
    lecteur,
    writer,
    largeReplies: createLargeReplies(lecteur, {
      ...LARGE_REPLIES_LIMITS,
      perMinute: limites.lecturesParMinute,
    }),
    atelier,
    purge: options.purge ?? createPurge(fichier),
    sessions,
    appareils: createAppareils(createAppareilRepository(db), createSecureCookies(config)),
    avis,
    motsDePasse,
    surveillant: createMonitoringAccess(config),
    ...createMonitoring(app, { ...options, lecteur, avis, motsDePasse }),
    essaisDeCode: createRoomCodeThrottle(
      { echecs: limites.echecsDeCodeParMinute, regards: limites.codesParMinute },
      undefined,
      options.compterEchec,
    ),
  };
}
