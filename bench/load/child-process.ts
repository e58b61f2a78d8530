/** Requests and answers between a bench and its child processes, over the channel of Node's `fork`. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { availableParallelism, constants, setPriority } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const demande = z.object({ id: z.int(), ordre: z.string(), donnees: z.unknown().optional() });
const reponse = z.object({
  id: z.int(),
  reponse: z.unknown().optional(),
  erreur: z.string().optional(),
});

/** A command of util-linux. On a machine without it, processes are not pinned to a core. */
const TASKSET = "taskset";

/** Whether each process is pinned to a core of its own: with `taskset`, on a machine of at least two cores. */
export const ARE_PROCESSES_PINNED_TO_CORES =
  availableParallelism() > 1 && spawnSync(TASKSET, ["--version"]).error === undefined;

/**
 * Gives a process the highest priority, where the system allows it, so that other programs disturb the figures less. Linux shares a core
 * between sessions before processes, so the priority of the session is raised too.
 */
export function raiseProcessPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST);
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_HIGHEST));
  } catch {
    // an ordinary user may not raise priorities: the report tells how busy the cores were
  }
}

/** Called in a child process: answers the requests of the bench, and exits when the bench does. */
export function serveBenchRequests(
  ordres: Readonly<Record<string, (donnees: unknown) => unknown>>,
): void {
  process.on("disconnect", () => process.exit(0));
  process.on("message", (message) => {
    const { id, ordre, donnees } = demande.parse(message);
    const faire = async () => ordres[ordre]?.(donnees);
    faire().then(
      (valeur) => process.send?.({ id, reponse: valeur }),
      (erreur: unknown) => process.send?.({ id, erreur: String(erreur) }),
    );
  });
}

/** A child process of the bench, pinned to the core of its options. */
export class BenchChildProcess {
  readonly #processus: ChildProcess;
  readonly #attentes = new Map<number, PromiseWithResolvers<unknown>>();
  #prochain = 0;
  #fini: Error | null = null;

  /**
   * `coeur`: one core, or a list in the syntax of taskset; `optionsNode`: options of Node, before the script. `devant`:
   * whether the process gets the highest priority; false where the priorities of the process are measured; `env`: added to
   * the environment.
   */
  constructor(
    script: URL,
    coeur: number | string,
    optionsNode: readonly string[] = [],
    devant = true,
    env: Readonly<Record<string, string>> = {},
  ) {
    const commande = [process.execPath, ...optionsNode, fileURLToPath(script)];
    const [nom = "", ...suite] = ARE_PROCESSES_PINNED_TO_CORES
      ? [TASKSET, "-c", String(coeur), ...commande]
      : commande;
    // `raiseProcessPriority` needs a process in a session of its own
    this.#processus = spawn(nom, suite, {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: true,
      env: { ...process.env, ...env },
    });
    if (devant) raiseProcessPriority(this.#processus.pid);
    this.#processus.on("message", (message) => {
      const lue = reponse.safeParse(message);
      // Colyseus says "ready" to any parent that listens
      if (!lue.success) return;
      const { id, reponse: valeur, erreur } = lue.data;
      const attente = this.#attentes.get(id);
      this.#attentes.delete(id);
      if (erreur === undefined) attente?.resolve(valeur);
      else attente?.reject(new Error(erreur));
    });
    this.#processus.on("exit", (code, signal) => {
      this.#fini = new Error(`a process of the bench has ended (${signal ?? code})`);
      for (const { reject } of this.#attentes.values()) reject(this.#fini);
    });
  }

  /** Asks for something and waits for the answer, of the given shape. Rejects when the process ends. */
  async request<T>(ordre: string, forme: z.ZodType<T>, donnees?: object): Promise<T> {
    if (this.#fini !== null) throw this.#fini;
    const id = this.#prochain++;
    const attente = Promise.withResolvers<unknown>();
    this.#attentes.set(id, attente);
    this.#processus.send({ id, ordre, donnees });
    return forme.parse(await attente.promise);
  }

  async stop(): Promise<void> {
    if (this.#fini !== null) return;
    const fin = once(this.#processus, "exit");
    await this.request("arreter", z.unknown());
    this.#processus.disconnect();
    await fin;
  }
}
