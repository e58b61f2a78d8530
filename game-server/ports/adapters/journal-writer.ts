/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/** The other end of the worker thread that writes the games: starts it, asks, waits, starts it again when it dies. */
import { setTimeout as dormir } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { JournalWriter } from "./batched-journal.ts";

const PROGRAMME = new URL("../../../db/games-worker.ts", import.meta.url);
const FERMETURE_MAX_MS = 2000;

const reponseLot = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), raison: z.string() }),
]);

/** One that can also be stopped without a word, as a crash would; the next batch starts another thread. */
export interface JournalWriterThread extends JournalWriter {
  tuer(): Promise<void>;
}

/**
 * The thread starts at once, so that the first game does not wait for it.
 * @param fichier the database, whose tables are up to date
 */
export function createJournalWriter(fichier: string): JournalWriterThread {
  let worker: Worker | null = null;
  let attente: {
    reussir: (perdues: readonly string[]) => void;
    echouer: (erreur: Error) => void;
  } | null = null;

  function finir(erreur: Error | null): void {
    const finie = attente;
    attente = null;
    // nobody else plays what is in this database
    if (erreur === null) finie?.reussir([]);
    else finie?.echouer(erreur);
  }

  function demarrer(): Worker {
    const nouveau = new Worker(PROGRAMME, { workerData: { fichier } });
    nouveau.on("message", (message: unknown) => {
      const reponse = reponseLot.parse(message);
      finir(reponse.ok ? null : new Error(reponse.raison));
    });
    const perdre = (erreur: Error) => {
      if (worker !== nouveau) return;
      worker = null;
      finir(erreur);
    };
    nouveau.on("error", (erreur) =>
      perdre(erreur instanceof Error ? erreur : new Error(String(erreur))),
    );
    nouveau.on("exit", () => perdre(new Error("the thread that writes the games has stopped")));
    return nouveau;
  }

  worker = demarrer();
  return {
    ecrire(lot) {
      return new Promise((reussir, echouer) => {
        attente = { reussir, echouer };
        worker ??= demarrer();
        worker.postMessage(lot);
      });
    },
    async tuer() {
      await worker?.terminate();
    },
    async fermer() {
      const ancien = worker;
      if (ancien === null) return;
      const arret = new Promise((arrete) => ancien.once("exit", arrete));
      ancien.postMessage(null);
      await Promise.race([arret, dormir(FERMETURE_MAX_MS, undefined, { ref: false })]);
      await ancien.terminate();
    },
  };
}
