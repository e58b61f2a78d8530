/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Readings done by a thread of their own, so that none stops the games. One thread, which reads them in turn; so many that may
 * wait (docs/decisions/0035, 0088).
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { Lecture } from "./lectures.ts";

const PROGRAMME = new URL("./lecture-worker.ts", import.meta.url);
const ATTENTE_MAX = 50;
/** The last message to the thread. */
export const FIN = "fin";

export type ReponseLecture =
  | { readonly ok: true; readonly lu: Uint8Array }
  | { readonly ok: false; readonly raison: string };

const reponseLecture = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), lu: z.instanceof(Uint8Array) }),
  z.object({ ok: z.literal(false), raison: z.string() }),
]);

/** Too many readings wait already. */
export class TropDeLectures extends Error {
  constructor() {
    super("too many readings");
    this.name = "TropDeLectures";
  }
}

export interface Lecteur {
  /** What was read, as JSON in UTF-8. Rejects with `TropDeLectures`, or when the database cannot be read. */
  lire(lecture: Lecture): Promise<Uint8Array>;
  /** Starts the thread, so that the first who reads does not wait for it. */
  preparer(): void;
  fermer(): Promise<void>;
}

interface EnAttente {
  readonly reussir: (lu: Uint8Array) => void;
  readonly echouer: (erreur: Error) => void;
}

/**
 * The thread starts with the first reading, and again after it died.
 * @param fichier a database whose tables are up to date
 */
export function createLecteur(fichier: string, attenteMax = ATTENTE_MAX): Lecteur {
  /** The thread answers in turn. */
  const attendues: EnAttente[] = [];
  let worker: Worker | null = null;
  let ferme = false;

  /** Read by the thread before each reading: what nobody waits for any more is not read. */
  const arret = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  function demarrer(): Worker {
    const nouveau = new Worker(PROGRAMME, { workerData: { fichier, arret } });
    // it does not keep a process that has nothing else to do
    nouveau.unref();
    nouveau.on("message", (message: unknown) => {
      const reponse = reponseLecture.parse(message);
      const finie = attendues.shift();
      if (reponse.ok) finie?.reussir(reponse.lu);
      else finie?.echouer(new Error(reponse.raison));
    });
    const perdre = (erreur: unknown) => {
      if (worker !== nouveau) return;
      worker = null;
      const perte = erreur instanceof Error ? erreur : new Error("the reading thread has stopped");
      for (const { echouer } of attendues.splice(0)) echouer(perte);
    };
    nouveau.on("error", perdre);
    nouveau.on("exit", perdre);
    return nouveau;
  }

  return {
    async lire(lecture) {
      if (ferme || attendues.length >= attenteMax) throw new TropDeLectures();
      return new Promise((reussir, echouer) => {
        attendues.push({ reussir, echouer });
        worker ??= demarrer();
        worker.postMessage(lecture);
      });
    },
    preparer() {
      worker ??= demarrer();
    },
    async fermer() {
      ferme = true;
      for (const { echouer } of attendues.splice(0)) echouer(new TropDeLectures());
      if (worker === null) return;
      // it closes the database itself: a thread that is ended inside SQLite, or while it loads, may take the process with it
      const fini = once(worker, "exit");
      Atomics.store(arret, 0, 1);
      worker.postMessage(FIN);
      await fini;
    },
  };
}
