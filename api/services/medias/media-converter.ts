/**
 * Converts received files in child processes, one file and one process at a time, with low priority (docs/decisions/0079). A
 * decoder that is slow, greedy or crashes does not disturb the games.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { REFUS } from "./media-types.ts";

const PROGRAMME = fileURLToPath(new URL("./media-converter-process.ts", import.meta.url));
/** Compile cache: compiling takes half of the time of a small file. Without write access, Node compiles each time. */
const COMPILE = fileURLToPath(
  new URL("../../../node_modules/.cache/media-converter", import.meta.url),
);
/** Time after which the process is killed; honest files take less even on a slow machine. */
const DELAI_MS = 60_000;
/** JavaScript heap limit in MB; pixels are allocated outside of it. */
const MEMOIRE_MO = 256;

const pixels = z.int().positive().nullable();

/** Outcome of a conversion: paths of the file and its preview, or a refusal. */
const issue = z.discriminatedUnion("sorte", [
  z.object({
    sorte: z.literal("fait"),
    chemin: z.string(),
    apercu: z.string().nullable(),
    type: z.string(),
    extension: z.string(),
    /** Size as shown, in pixels; null for sounds, videos, and drawings without a size. */
    largeur: pixels,
    hauteur: pixels,
  }),
  z.object({ sorte: z.literal("refus"), raison: z.enum(REFUS) }),
  z.object({ sorte: z.literal("disquePlein") }),
]);
export type Conversion = z.infer<typeof issue>;

export interface MediaConverter {
  /**
   * Converts by content alone, into `dossier`, under names that begin with `nom`. Never rejects: a file that kills the process
   * is refused as unreadable.
   */
  faire(chemin: string, dossier: string, nom: string): Promise<Conversion>;
  /** Abandons the current conversion. */
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
      // the server's environment holds secrets, so the child gets none of it
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

/** Lowers the priority of the process below everything else. */
function ceder({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // the process has ended, or the system forbids it: the work is done at normal priority
  }
}

/** Runs jobs one at a time, in their order of arrival. */
function createQueue(): <Issue>(travail: () => Promise<Issue>) => Promise<Issue> {
  let derniere: Promise<unknown> = Promise.resolve();
  return (travail) => {
    const issue = derniere.then(travail, travail);
    derniere = issue;
    return issue;
  };
}
