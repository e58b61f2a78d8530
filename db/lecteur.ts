/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Readings that could stop the games, done by a thread of their own; those that cannot are done at once. One thread, one reading
 * at a time, so many that may wait (docs/decisions/0035).
 */
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { listeUsers, type RequeteUsers } from "#contracts/messagerie.ts";
import {
  type ListeMienne,
  listeMienne,
  type ListeQuizz,
  listeQuizz,
  type RequeteListe,
} from "#contracts/quizz.ts";
import type { Base } from "./connexion.ts";
import { createListeQuizzRepository, type Liste } from "./repositories/liste-quizz-repository.ts";

const PROGRAMME = new URL("./lecture-worker.ts", import.meta.url);
const ATTENTE_MAX = 50;

/** What the thread is asked. */
export type Lecture =
  | { readonly quoi: "liste"; readonly liste: Liste; readonly requete: RequeteListe }
  | {
      readonly quoi: "miens";
      readonly compte: string;
      readonly vides: boolean;
      readonly requete: RequeteListe;
    }
  | { readonly quoi: "comptes"; readonly requete: RequeteUsers }
  | { readonly quoi: "donnees"; readonly compte: string };

export type ReponseLecture =
  | { readonly ok: true; readonly lu: unknown }
  | { readonly ok: false; readonly raison: string };

const reponseLecture = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), lu: z.unknown() }),
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
  /** As `ListeQuizzRepository.lister`. Rejects with `TropDeLectures`, or when the database cannot be read. */
  lister(liste: Liste, requete: RequeteListe): Promise<ListeQuizz>;
  /** As `ListeMienneRepository.lister`; always beside the games: it reads every question of the page. */
  listerMiens(compte: string, vides: boolean, requete: RequeteListe): Promise<ListeMienne>;
  /** Accounts that may be looked up. */
  chercherComptes(requete: RequeteUsers): Promise<z.infer<typeof listeUsers>>;
  /** Everything held about an account, as JSON. */
  donneesDe(compte: string): Promise<string>;
  /** Starts the thread, so that the first who searches does not wait for it. */
  preparer(): void;
  fermer(): Promise<void>;
}

interface EnAttente {
  readonly lecture: Lecture;
  readonly reussir: (lu: unknown) => void;
  readonly echouer: (erreur: Error) => void;
}

/**
 * The thread starts with the first reading that needs it, and again after it died.
 * @param db for what is read at once
 * @param fichier the same database, whose tables are up to date
 */
export function createLecteur(db: Base, fichier: string, attenteMax = ATTENTE_MAX): Lecteur {
  const listes = createListeQuizzRepository(db);
  const file: EnAttente[] = [];
  let enCours: EnAttente | null = null;
  let worker: Worker | null = null;
  let ferme = false;

  function demarrer(): Worker {
    const nouveau = new Worker(PROGRAMME, { workerData: { fichier } });
    // it does not keep a process that has nothing else to do
    nouveau.unref();
    nouveau.on("message", (message: unknown) => {
      const reponse = reponseLecture.parse(message);
      const finie = enCours;
      enCours = null;
      if (reponse.ok) finie?.reussir(reponse.lu);
      else finie?.echouer(new Error(reponse.raison));
      suivante();
    });
    const perdre = (erreur: unknown) => {
      if (worker !== nouveau) return;
      worker = null;
      const perdue = enCours;
      enCours = null;
      perdue?.echouer(
        erreur instanceof Error ? erreur : new Error("the reading thread has stopped"),
      );
      if (!ferme) suivante();
    };
    nouveau.on("error", perdre);
    nouveau.on("exit", perdre);
    return nouveau;
  }

  function suivante(): void {
    const prochaine = enCours === null ? file.shift() : undefined;
    if (prochaine === undefined) return;
    enCours = prochaine;
    worker ??= demarrer();
    worker.postMessage(prochaine.lecture);
  }

  async function demander<Lu>(lecture: Lecture, forme: z.ZodType<Lu>): Promise<Lu> {
    if (ferme || file.length >= attenteMax) throw new TropDeLectures();
    const lu = await new Promise<unknown>((reussir, echouer) => {
      file.push({ lecture, reussir, echouer });
      suivante();
    });
    return forme.parse(lu);
  }

  return {
    async lister(liste, requete) {
      if (estLegere(liste, requete)) return listes.lister(liste, requete);
      return demander({ quoi: "liste", liste, requete }, listeQuizz);
    },
    listerMiens: (compte, vides, requete) =>
      demander({ quoi: "miens", compte, vides, requete }, listeMienne),
    chercherComptes: (requete) => demander({ quoi: "comptes", requete }, listeUsers),
    donneesDe: (compte) => demander({ quoi: "donnees", compte }, z.string()),
    preparer() {
      worker ??= demarrer();
    },
    async fermer() {
      ferme = true;
      for (const { echouer } of file.splice(0)) echouer(new TropDeLectures());
      await worker?.terminate();
    },
  };
}

/** A walk along an index (liste-quizz-repository.test.ts): about two milliseconds of 100,000 quizzes. */
function estLegere({ sorte }: Liste, { search, tags }: RequeteListe): boolean {
  return search.trim() === "" && tags.length === 0 && sorte !== "amis" && sorte !== "favoris";
}
