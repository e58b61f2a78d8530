/** Programs of this product that run in a process of their own, behind everything else that the machine does. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";

export interface LowPriorityProcessOptions {
  readonly program: string;
  readonly args?: readonly string[];
  /** Priority of the process, one of `os.constants.priority`. */
  readonly priority: number;
  /** Limit of the JavaScript heap, in MB; native memory, such as pixels and hashes, is beside it. */
  readonly heapMb: number;
  /** Name of the folder, in node_modules/.cache, that keeps the compiled program. Without a writable folder it is compiled each time. */
  readonly compileCache: string;
  /** Time after which the process is killed, in ms; by default it may run for ever. */
  readonly timeoutMs?: number;
}

/** Starts the program. Messages are its only connection to the server: it has no output, and nothing of the environment, which holds secrets. */
export function startLowPriorityProcess(options: LowPriorityProcessOptions): ChildProcess {
  const { program, args = [], priority, heapMb, compileCache, timeoutMs } = options;
  const cache = new URL(`../../node_modules/.cache/${compileCache}`, import.meta.url);
  const started = fork(program, args, {
    execArgv: [`--max-old-space-size=${String(heapMb)}`],
    env: { NODE_COMPILE_CACHE: fileURLToPath(cache) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: "SIGKILL" }),
  });
  // the priority is lowered at once, because threads that the process starts later inherit it
  if (started.pid !== undefined) lowerPriority(started.pid, priority);
  return started;
}

function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // lowering the priority fails when the process has ended or the system does not allow it: the work is then done at
    // normal priority
  }
}

export interface LowPriorityJobQueue {
  /** Jobs that wait or run. */
  readonly waiting: number;
  /**
   * Runs a program that sends one message and ends, after the jobs asked for before. Resolves with its message, or null
   * when it has ended without one; never rejects.
   */
  run(options: LowPriorityProcessOptions): Promise<unknown>;
  /** Kills the current job and gives up those that wait. */
  close(): void;
}

/** Runs programs one at a time. */
export function createLowPriorityJobQueue(): LowPriorityJobQueue {
  let last: Promise<unknown> = Promise.resolve();
  let current: ChildProcess | null = null;
  let waiting = 0;
  let closed = false;

  async function start(options: LowPriorityProcessOptions): Promise<unknown> {
    if (closed) return null;
    const started = startLowPriorityProcess(options);
    current = started;
    let message: unknown = null;
    started.on("message", (sent) => {
      message = sent;
    });
    await once(started, "exit").catch(() => {});
    current = null;
    return message;
  }

  return {
    get waiting() {
      return waiting;
    },
    run(options) {
      waiting += 1;
      const outcome = last
        .then(() => start(options))
        // a process that could not be started must not stop the jobs that wait behind it
        .catch(() => null)
        .finally(() => (waiting -= 1));
      last = outcome;
      return outcome;
    },
    close() {
      closed = true;
      current?.kill("SIGKILL");
    },
  };
}
