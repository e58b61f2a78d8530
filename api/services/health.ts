/** The server's health: whether games are saved, the database answers and the disk has room; and the metrics of the API. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { stat, statfs } from "node:fs/promises";
import { z } from "zod";
import type { FastifyInstance } from "fastify";
import type { DetailsSanteDuServeur } from "#contracts/health.ts";
import { composeBackupFolderPath, type ServerConfig } from "#config";
import {
  type Database,
  composeDatabaseFilePath,
  throwIfDatabaseDoesNotAnswer,
} from "#db/connection.ts";
import { createLastBackupFinder, type LastBackup } from "#db/backup/backup.ts";
import type { DatabaseReader } from "#db/reader.ts";
import type { EnvoiDeMails } from "../mails/courrier.ts";
import { memoizeForDuration } from "./cache.ts";
import type { PasswordHashQueue } from "./passwords.ts";
import { type ApiMetrics, NO_API_METRICS, type GameRoomsPort } from "./ports.ts";
import type { ApiAppOptions } from "../options.ts";
import type { AccountNotificationHub } from "./notifications.ts";

/** Wait of a game state for the disk after which its save counts as failed, in ms. */
const ATTENTE_MAX_MS = 15_000;
/** Free bytes under which the disk counts as full: the database may need as much to write its log back. */
const LIBRE_MIN = 16 * 2 ** 20;
const SAUVEGARDE_MS = 60_000;

export interface HealthCheck {
  details(): Promise<DetailsSanteDuServeur>;
  /** The last backup, null when there is none. */
  sauvegarde(): Promise<LastBackup | null>;
}

/** Whether the server can play and save games. */
export const isServerReady = ({ parties, base, disque }: DetailsSanteDuServeur): boolean =>
  parties.enregistrees &&
  parties.attenteMs < ATTENTE_MAX_MS &&
  base.repond &&
  (disque === null || disque.libre >= LIBRE_MIN);

interface HealthSources {
  readonly db: Database;
  readonly config: ServerConfig;
  readonly rooms: GameRoomsPort;
  readonly courrier: EnvoiDeMails;
  readonly motsDePasse: PasswordHashQueue;
  readonly stockage: StorageUsageReader;
  readonly eventLoop: EventLoopDelayMeter;
  /** Called when the database does not answer, for the log. */
  readonly signaler: (erreur: unknown) => void;
}

function createHealth(besoins: HealthSources): HealthCheck {
  const { db, config, rooms, courrier, motsDePasse, stockage, eventLoop, signaler } = besoins;
  const sauvegarde = memoizeForDuration(
    SAUVEGARDE_MS,
    createLastBackupFinder(composeBackupFolderPath(config)),
  );
  const repond = () => {
    try {
      throwIfDatabaseDoesNotAnswer(db);
      return true;
    } catch (erreur) {
      signaler(erreur);
      return false;
    }
  };
  return {
    sauvegarde,
    async details() {
      const [derniere, disque] = await Promise.all([sauvegarde(), stockage.disque()]);
      const ageS = derniere === null ? null : Math.round((Date.now() - derniere.date) / 1000);
      return {
        parties: { enregistrees: rooms.enBonneSante(), attenteMs: Math.round(rooms.attenteMs()) },
        base: { repond: repond() },
        disque,
        mail: courrier.etat(),
        sauvegarde: { ageS, heures: config.SAUVEGARDE_HEURES },
        boucle: eventLoop.lire(),
        hachages: motsDePasse.etat(),
      };
    },
  };
}

/** Resolution of the measurement, ms: shorter delays count as 0. */
const RESOLUTION_MS = 20;
const PERIODE_MS = 60_000;

export interface EventLoopDelayMeter {
  /** Event loop delay in ms: the worse of the current and the previous minute. */
  lire(): { readonly p99Ms: number; readonly maxMs: number };
  arreter(): void;
}

function createEventLoopDelay(): EventLoopDelayMeter {
  const histogramme = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const retard = (ns: number) => Math.max(0, Math.round(ns / 1e6 - RESOLUTION_MS));
  const courant = () => ({
    p99Ms: histogramme.count === 0 ? 0 : retard(histogramme.percentile(99)),
    maxMs: histogramme.count === 0 ? 0 : retard(histogramme.max),
  });
  let avant = { p99Ms: 0, maxMs: 0 };
  histogramme.enable();
  const minute = setInterval(() => {
    avant = courant();
    histogramme.reset();
  }, PERIODE_MS);
  minute.unref();
  return {
    lire() {
      const { p99Ms, maxMs } = courant();
      return { p99Ms: Math.max(p99Ms, avant.p99Ms), maxMs: Math.max(maxMs, avant.maxMs) };
    },
    arreter() {
      clearInterval(minute);
      histogramme.disable();
    },
  };
}

const DISQUE_MS = 5_000;
const MEDIAS_MS = 60_000;
const volume = z.object({ medias: z.int() });

export interface EspaceDisque {
  readonly libre: number;
  readonly total: number;
}

export interface StorageUsageReader {
  /** Bytes of the data folder's disk; null when the system does not tell. */
  disque(): Promise<EspaceDisque | null>;
  /** Bytes of the database file, of its write-ahead log, and of the media, each file once. Null: not known now. */
  lire(): Promise<{
    readonly base: number;
    readonly journal: number;
    readonly medias: number | null;
  }>;
}

/** Measures the storage in use. Media sizes come from the database: walking through the folder would take long. */
function createStorageUsage(dossierDonnees: string, reader: DatabaseReader): StorageUsageReader {
  const fichier = composeDatabaseFilePath(dossierDonnees);
  const taille = async (chemin: string) => (await stat(chemin).catch(() => null))?.size ?? 0;
  const medias = memoizeForDuration(MEDIAS_MS, async () => {
    const lu = await reader.lire({ quoi: "volume" }).catch(() => null);
    return lu === null ? null : volume.parse(JSON.parse(Buffer.from(lu).toString())).medias;
  });
  const disque = memoizeForDuration(DISQUE_MS, async () => {
    const lu = await statfs(dossierDonnees).catch(() => null);
    // `libre` is what a process without root rights may still use, in bytes
    return lu === null ? null : { libre: lu.bavail * lu.bsize, total: lu.blocks * lu.bsize };
  });
  return {
    disque,
    async lire() {
      const [base, journal, leurs] = await Promise.all([
        taille(fichier),
        taille(`${fichier}-wal`),
        medias(),
      ]);
      return { base, journal, medias: leurs };
    },
  };
}

interface MonitoringParts extends Pick<
  ApiAppOptions,
  "config" | "courrier" | "db" | "metrics" | "rooms"
> {
  readonly reader: DatabaseReader;
  readonly avis: AccountNotificationHub;
  readonly motsDePasse: PasswordHashQueue;
}

/** Builds the health check and connects the sources of the metrics; stops with the application. */
export function createMonitoring(
  app: FastifyInstance,
  besoins: MonitoringParts,
): { readonly health: HealthCheck; readonly metrics: ApiMetrics } {
  const { avis, config, courrier, reader, metrics = NO_API_METRICS, motsDePasse } = besoins;
  const eventLoop = createEventLoopDelay();
  app.addHook("onClose", async () => eventLoop.arreter());
  const stockage = createStorageUsage(config.DATA_DIR, reader);
  const signaler = (err: unknown) => app.log.error({ err }, "database does not answer");
  const health = createHealth({ ...besoins, stockage, eventLoop, signaler });
  metrics.brancher({
    pret: async () => isServerReady(await health.details()),
    hachages: () => motsDePasse.etat(),
    flux: () => avis.nombre(),
    courrier: () => courrier.etat(),
    stockage: () => stockage.lire(),
    disque: () => stockage.disque(),
    sauvegarde: () => health.sauvegarde(),
    heuresEntreSauvegardes: config.SAUVEGARDE_HEURES,
  });
  return { health, metrics };
}
