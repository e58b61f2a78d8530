/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Worker thread that stores the games, because a disk flush takes milliseconds that the game loop must not wait for. Each
 * message in is a batch (or null to stop), each message out an outcome.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { type DatabaseConnection, openDatabaseConnection } from "./connection.ts";
import {
  createPartiesRepository,
  type LotEcrituresDeParties,
  type PartiesRepository,
} from "./repositories/parties-repository.ts";

/** Longest wait for a lock; a longer one is a failure, and the batch is tried again later. */
const ATTENTE_VERROU_MS = 1000;

const { fichier } = z.object({ fichier: z.string() }).parse(workerData);
let ouverte: {
  readonly connexion: DatabaseConnection;
  readonly parties: PartiesRepository;
} | null = null;

parentPort?.on("message", (lot: LotEcrituresDeParties | null) => {
  if (lot === null) {
    refermer();
    parentPort?.close();
    return;
  }
  try {
    ouverte ??= ouvrir();
    ouverte.parties.enregistrer(lot);
    parentPort?.postMessage({ ok: true });
  } catch (erreur) {
    // the connection may be broken: the next batch opens a new one
    refermer();
    parentPort?.postMessage({
      ok: false,
      raison: erreur instanceof Error ? erreur.message : String(erreur),
    });
  }
});

function ouvrir(): { connexion: DatabaseConnection; parties: PartiesRepository } {
  const connexion = openDatabaseConnection(fichier, ATTENTE_VERROU_MS);
  return { connexion, parties: createPartiesRepository(connexion.db) };
}

function refermer(): void {
  try {
    ouverte?.connexion.fermer();
  } catch {
    // the error of closing a broken connection is ignored: the game's memory still holds the states that were not written
  }
  ouverte = null;
}
