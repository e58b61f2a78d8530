/** Everything that the application is given by its starter: the server or a test. */
import type { FastifyServerFactory } from "fastify";
import type { ServerConfig } from "#config";
import type { Database } from "#db/connection.ts";
import type { DatabaseReader } from "#db/reader.ts";
import type { DeletedBytesEraser } from "#db/purge.ts";
import type { DatabaseWriter } from "#db/writer.ts";
import type { EnvoiDeMails } from "./mails/courrier.ts";
import type { ApiRateLimits } from "./plugins/rate-limits.ts";
import type {
  ApiMetrics,
  GameProcessControl,
  LampeConnectee,
  GameRoomsPort,
} from "./services/ports.ts";
import type { CountSharedWrongCode } from "./services/room-code-throttle.ts";
import type { PasswordHasher } from "./services/password-hasher.ts";
import type { MediaConverter } from "./services/medias/media-converter.ts";

export interface ApiAppOptions {
  /** Database whose migrations are applied and whose starter content is there. */
  readonly db: Database;
  readonly rooms: GameRoomsPort;
  readonly config: ServerConfig;
  readonly courrier: EnvoiDeMails;
  /** Game processes; by default the API believes that this process is the only one. */
  readonly gameProcesses?: GameProcessControl;
  /** Counts wrong room codes together with the other processes; by default only with this one. */
  readonly countFailure?: CountSharedWrongCode;
  /** Metrics of the API; by default nothing is counted. */
  readonly metrics?: ApiMetrics;
  /** Purge of the database, shared with the hourly cleanup; by default the application makes its own. */
  readonly purge?: DeletedBytesEraser;
  /** Thread that reads the same database, closed with the application; by default the application starts its own. */
  readonly reader?: DatabaseReader;
  /** Thread that writes to the same database, closed with the application; by default the application starts its own. */
  readonly writer?: DatabaseWriter;
  /** Child process that hashes passwords, closed with the application; by default the application starts its own. */
  readonly passwordHasher?: PasswordHasher;
  /** Child process that converts media, closed with the application; by default the application starts its own. */
  readonly mediaConverter?: MediaConverter;
  /** Called with every route as it is declared, and its limit, for a test that must know them all. */
  readonly surRoute?: (methode: string, url: string, limite: unknown) => void;
  /** The connected lamp, for the administrator who tries it. */
  readonly lumiere: LampeConnectee;
  /** Address at which phones reach the server, known once the server listens. */
  readonly adressePourTelephones: () => string;
  /** Address at which a browser of this machine reaches the server. */
  readonly adresseLocale: () => string;
  /** Factory that lets the game rooms share the HTTP server. */
  readonly serverFactory?: FastifyServerFactory;
  /** Version of the built client, which every answer of the API carries. */
  readonly version?: string;
  /** Folder of the built client; without it, only the API answers. */
  readonly dossierClient?: string;
  /** Log level and destination; by default, the configured level and the terminal. */
  readonly logger?: {
    readonly level: string;
    readonly stream: { write(ligne: string): void };
  };
  /** Whether a word is in the lexique: a known word is no typing slip of another one; by default no word is. */
  readonly lexique?: (mot: string) => boolean;
  /** Rate limits that replace the usual ones in load tests and unit tests. */
  readonly rateLimits?: Partial<ApiRateLimits>;
}
