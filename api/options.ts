/** What the application is given from outside: by server.ts, or by a test. */
import type { FastifyServerFactory } from "fastify";
import type { Config } from "#config";
import type { Database } from "#db/connection.ts";
import type { Reader } from "#db/reader.ts";
import type { Purge } from "#db/purge.ts";
import type { Writer } from "#db/writer.ts";
import type { Courrier } from "./mails/courrier.ts";
import type { RateLimits } from "./plugins/rate-limits.ts";
import type { GameProcesses, Lumiere, Rooms } from "./services/rooms.ts";
import type { CountFailure } from "./services/room-code-throttle.ts";
import type { PasswordHasher } from "./services/password-hasher.ts";
import type { MediaConverter } from "./services/medias/media-converter.ts";
import type { ApiMetrics } from "./services/metrics.ts";

export interface AppOptions {
  /** Up to date and filled. */
  readonly db: Database;
  readonly rooms: Rooms;
  readonly config: Config;
  readonly courrier: Courrier;
  /** The processes that play; without it, there is this one and no other. */
  readonly conduite?: GameProcesses;
  /** Wrong codes, with the doors of the other processes; without it, those of this one. */
  readonly compterEchec?: CountFailure;
  /** Nobody counts without it. */
  readonly mesures?: ApiMetrics;
  /** Of the database in the data folder, shared with whoever tidies it; one of its own without it. */
  readonly purge?: Purge;
  /** Of the same database, closed with the application; one of its own without it. */
  readonly lecteur?: Reader;
  /** Of the same database, closed with the application; one of its own without it. */
  readonly writer?: Writer;
  /** Closed with the application; one of its own without it. */
  readonly hachoir?: PasswordHasher;
  /** Closed with the application; one of its own without it. */
  readonly atelier?: MediaConverter;
  /** Told of every route as it is declared: for a test that must know them all. */
  readonly surRoute?: (methode: string, url: string) => void;
  /** The lamp of the house, for whoever tries it. */
  readonly lumiere: Lumiere;
  /** Where phones reach the server, once it listens. */
  readonly adressePourTelephones: () => string;
  /** Where this machine's own browser does. */
  readonly adresseLocale: () => string;
  /** To share the HTTP server with the game. */
  readonly serverFactory?: FastifyServerFactory;
  /** Of the built client: every answer of the API says it. */
  readonly version?: string;
  /** Folder of the built client; without it, only the API answers. */
  readonly dossierClient?: string;
  /** Where the log goes, and from which level on; by default, the terminal and the level of the settings. */
  readonly logger?: {
    readonly level: string;
    readonly stream: { write(ligne: string): void };
  };
  /** Other limits than the usual ones, for measurements and tests. */
  readonly limites?: Partial<RateLimits>;
}
