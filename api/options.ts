/** What the application is given from outside: by server.ts, or by a test. */
import type { FastifyServerFactory } from "fastify";
import type { Config } from "#config";
import type { Base } from "#db/connection.ts";
import type { Lecteur } from "#db/reader.ts";
import type { Purge } from "#db/purge.ts";
import type { Writer } from "#db/writer.ts";
import type { Courrier } from "./mails/courrier.ts";
import type { LimitesApi } from "./plugins/rate-limits.ts";
import type { Conduite, Lumiere, Rooms } from "./services/rooms.ts";
import type { CompterEchec } from "./services/room-code-throttle.ts";
import type { Hachoir } from "./services/password-hasher.ts";
import type { Atelier } from "./services/medias/media-converter.ts";
import type { MesuresApi } from "./services/metrics.ts";

export interface OptionsApp {
  /** Up to date and filled. */
  readonly db: Base;
  readonly rooms: Rooms;
  readonly config: Config;
  readonly courrier: Courrier;
  /** The processes that play; without it, there is this one and no other. */
  readonly conduite?: Conduite;
  /** Wrong codes, with the doors of the other processes; without it, those of this one. */
  readonly compterEchec?: CompterEchec;
  /** Nobody counts without it. */
  readonly mesures?: MesuresApi;
  /** Of the database in the data folder, shared with whoever tidies it; one of its own without it. */
  readonly purge?: Purge;
  /** Of the same database, closed with the application; one of its own without it. */
  readonly lecteur?: Lecteur;
  /** Of the same database, closed with the application; one of its own without it. */
  readonly writer?: Writer;
  /** Closed with the application; one of its own without it. */
  readonly hachoir?: Hachoir;
  /** Closed with the application; one of its own without it. */
  readonly atelier?: Atelier;
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
  readonly limites?: Partial<LimitesApi>;
}
