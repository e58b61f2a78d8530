/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Worker thread that reads what takes long, beside the games (docs/decisions/0035): one reading in (`Lecture` of
 * lectures.ts), one answer out. It can write nothing.
 */
import { readlinkSync } from "node:fs";
import { basename } from "node:path";
import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { ouvrirLecture } from "./connexion.ts";
import { createLectures, type Lecture } from "./lectures.ts";
import { FIN, type ReponseLecture } from "./lecteur.ts";

/** On a machine with one core the games go first: of what both want, three quarters are theirs. Linux only. */
const POLITESSE = 5;
function cederAuxParties(): void {
  try {
    const fil = Number(basename(readlinkSync("/proc/thread-self")));
    setPriority(fil, getPriority(fil) + POLITESSE);
  } catch {
    // elsewhere, the thread is like the others
  }
}

cederAuxParties();
const { fichier, arret } = z
  .object({ fichier: z.string(), arret: z.instanceof(Int32Array) })
  .parse(workerData);
const { db, fermer } = ouvrirLecture(fichier);
const lire = createLectures(db);

parentPort?.on("message", (lecture: Lecture | typeof FIN) => {
  if (lecture === FIN) {
    fermer();
    parentPort?.close();
    return;
  }
  // nobody waits for an answer any more
  if (Atomics.load(arret, 0) === 1) return;
  let reponse: ReponseLecture;
  try {
    reponse = { ok: true, lu: lire(lecture) };
  } catch (erreur) {
    reponse = { ok: false, raison: erreur instanceof Error ? erreur.message : String(erreur) };
  }
  parentPort?.postMessage(reponse);
});
