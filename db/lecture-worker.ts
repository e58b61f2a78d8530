/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Worker thread that reads what takes long, beside the games (docs/decisions/0035): one reading in (`Lecture` of
 * lecteur.ts), one answer out. It can write nothing.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { ouvrirLecture } from "./connexion.ts";
import type { Lecture, ReponseLecture } from "./lecteur.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import { createDonneesRepository } from "./repositories/donnees-repository.ts";
import { createListeMienneRepository } from "./repositories/liste-mienne-repository.ts";
import { createListeQuizzRepository } from "./repositories/liste-quizz-repository.ts";

const { fichier } = z.object({ fichier: z.string() }).parse(workerData);
const { db } = ouvrirLecture(fichier);
const listes = createListeQuizzRepository(db);
const miennes = createListeMienneRepository(db);
const comptes = createCompteRepository(db);
const donnees = createDonneesRepository(db);

function lire(lecture: Lecture): unknown {
  switch (lecture.quoi) {
    case "liste":
      return listes.lister(lecture.liste, lecture.requete);
    case "miens":
      return miennes.lister(lecture.compte, lecture.vides, lecture.requete);
    case "comptes":
      return comptes.chercher(lecture.requete);
    case "donnees":
      // as the text that travels: the thread of the games has nothing left to do with it
      return JSON.stringify(donnees.toutesDe(lecture.compte));
  }
}

parentPort?.on("message", (lecture: Lecture) => {
  let reponse: ReponseLecture;
  try {
    reponse = { ok: true, lu: lire(lecture) };
  } catch (erreur) {
    reponse = { ok: false, raison: erreur instanceof Error ? erreur.message : String(erreur) };
  }
  parentPort?.postMessage(reponse);
});
