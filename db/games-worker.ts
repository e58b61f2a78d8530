/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Worker thread that writes the games: a disk flush takes milliseconds, which the game's thread must not wait for. One
 * message in (a batch, or null to stop), one message out (what `reponseLot` describes).
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { type Connection, openConnection } from "./connection.ts";
import {
  createPartiesRepository,
  type LotParties,
  type PartiesRepository,
} from "./repositories/parties-repository.ts";

/** A lock held longer than this is a failure: the batch is tried again later. */
const ATTENTE_VERROU_MS = 1000;

const { fichier } = z.object({ fichier: z.string() }).parse(workerData);
let ouverte: { readonly connexion: Connection; readonly parties: PartiesRepository } | null = null;

parentPort?.on("message", (lot: LotParties | null) => {
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
    // a connection that failed may be of no use any more: the next batch opens another
    refermer();
    parentPort?.postMessage({
      ok: false,
      raison: erreur instanceof Error ? erreur.message : String(erreur),
    });
  }
});

function ouvrir(): { connexion: Connection; parties: PartiesRepository } {
  const connexion = openConnection(fichier, ATTENTE_VERROU_MS);
  return { connexion, parties: createPartiesRepository(connexion.db) };
}

function refermer(): void {
  try {
    ouverte?.connexion.fermer();
  } catch {
    // nothing more can be done with it, and what it had not written is still in the game's memory
  }
  ouverte = null;
}
