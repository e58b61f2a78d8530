/**
 * Where files that somebody sent are looked at and made anew: a process of its own for each, one at a time, behind everything else that
 * the machine does (docs/decisions/0079). It may take long, ask for too much, or crash in a decoder: the games do not notice.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { REFUS } from "./media-types.ts";

const PROGRAMME = fileURLToPath(new URL("./media-converter-process.ts", import.meta.url));
/** Half of the time that a small file takes is the compiling of the program; where this folder cannot be written, it is compiled each time. */
const COMPILE = fileURLToPath(
  new URL("../../../node_modules/.cache/media-converter", import.meta.url),
);
/** Longer than any honest file takes on a slow machine, ms. */
const DELAI_MS = 60_000;
/** The memory of JavaScript alone, in MB: the pixels of a picture are beside it. */
const MEMOIRE_MO = 256;

const pixels = z.int().positive().nullable();

/** What became of a file: where it is now, and its preview beside it; or why it is not taken. */
const issue = z.discriminatedUnion("sorte", [
  z.object({
    sorte: z.literal("fait"),
    chemin: z.string(),
    apercu: z.string().nullable(),
    type: z.string(),
    extension: z.string(),
    /** As shown; null for sounds, videos, and drawings that do not say. */
    largeur: pixels,
    hauteur: pixels,
  }),
  z.object({ sorte: z.literal("refus"), raison: z.enum(REFUS) }),
  z.object({ sorte: z.literal("disquePlein") }),
]);
export type Conversion = z.infer<typeof issue>;

export interface MediaConverter {
  /**
   * By the content alone. What is written goes into `dossier`, under names that begin with `nom`. Never rejects: a file on which
   * the process died cannot be read.
   */
  faire(chemin: string, dossier: string, nom: string): Promise<Conversion>;
  /** What is being done is given up. */
  fermer(): void;
}

export function createMediaConverter(): MediaConverter {
  const enFile = createQueue();
  let enCours: ChildProcess | null = null;
  let ferme = false;

  async function lancer(parametres: readonly string[]): Promise<Conversion> {
    if (ferme) return { sorte: "refus", raison: "illisible" };
    const processus = fork(PROGRAMME, parametres, {
      execArgv: [`--max-old-space-size=${MEMOIRE_MO}`],
      // of the settings of the server, nothing: there are secrets among them
      env: { NODE_COMPILE_CACHE: COMPILE },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout: DELAI_MS,
      killSignal: "SIGKILL",
    });
    enCours = processus;
    ceder(processus);
    let dite: unknown = null;
    processus.on("message", (message) => {
      dite = message;
    });
    await once(processus, "exit").catch(() => {});
    enCours = null;
    const lue = issue.safeParse(dite);
    return lue.success ? lue.data : { sorte: "refus", raison: "illisible" };
  }

  return {
    faire: (...parametres) => enFile(() => lancer(parametres)),
    fermer() {
      ferme = true;
      enCours?.kill("SIGKILL");
    },
  };
}

/** Lets everything else of the machine go first. */
function ceder({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it has ended already, or the system does not let us: the same work, less politely
  }
}

/** One at a time, in the order they came. */
function createQueue(): <Issue>(travail: () => Promise<Issue>) => Promise<Issue> {
  let derniere: Promise<unknown> = Promise.resolve();
  return (travail) => {
    const issue = derniere.then(travail, travail);
    derniere = issue;
    return issue;
  };
}
