/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Work that runs beside the server's event loop: threads that answer demands one after the other, threads that do
 * one thing and end, and processes that run behind everything else that the machine does.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

export interface WorkerThreadOptions<Answer> {
  readonly program: URL;
  readonly workerData: object;
  /** Reads a message of the thread. Throws the failure that it reports. */
  readonly read: (message: unknown) => Answer;
  /** Whether the thread keeps the process running. */
  readonly keepsProcess: boolean;
  /** Message with which demands are rejected when the thread ends by itself. */
  readonly stopped: string;
}

export interface WorkerThread<Demand, Answer> {
  /** Sends a demand and resolves with its answer. Rejects with the failure that the thread reports, or when it dies first. */
  readonly ask: (demand: Demand) => Promise<Answer>;
  /** Starts the thread, so that the first demand does not wait for it. */
  readonly prepare: () => void;
  /** Number of demands without answer. */
  readonly waiting: () => number;
  /** Rejects every demand without answer. */
  readonly rejectAll: (error: Error) => void;
  /**
   * Sends a last message, on which the thread is to end, and resolves once it has ended. A thread that still runs after `maxMs` is
   * terminated.
   */
  readonly end: (message: unknown, maxMs?: number) => Promise<void>;
  /** Ends the thread at once, as a crash would; the next demand starts another. */
  readonly kill: () => Promise<void>;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** A thread that answers demands one after the other: started when needed, and again after it died. */
export function createWorkerThread<Demand, Answer>(
  options: WorkerThreadOptions<Answer>,
): WorkerThread<Demand, Answer> {
  const { program, workerData, read, keepsProcess, stopped } = options;
  /** Demands that wait for the thread's answer, in the order in which it answers. */
  const waiting: Waiting<Answer>[] = [];
  let worker: Worker | null = null;

  function rejectAll(error: Error): void {
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  function start(): Worker {
    const started = new Worker(program, { workerData });
    if (!keepsProcess) started.unref();
    started.on("message", (message: unknown) => {
      const answered = waiting.shift();
      try {
        answered?.resolve(read(message));
      } catch (error) {
        answered?.reject(asError(error));
      }
    });
    const lose = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      rejectAll(error);
    };
    started.on("error", (error) => lose(asError(error)));
    started.on("exit", () => lose(new Error(stopped)));
    return started;
  }

  return {
    ask: (demand) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker ??= start();
        worker.postMessage(demand);
      }),
    prepare() {
      worker ??= start();
    },
    waiting: () => waiting.length,
    rejectAll,
    async end(message, maxMs) {
      if (worker === null) return;
      const ending = worker;
      const exited = new Promise((resolve) => ending.once("exit", resolve));
      ending.postMessage(message);
      if (maxMs === undefined) await exited;
      else {
        await Promise.race([exited, sleep(maxMs, undefined, { ref: false })]);
        await ending.terminate();
      }
    },
    async kill() {
      await worker?.terminate();
    },
  };
}

/**
 * Runs a worker thread that does one thing and ends.
 * @returns the message that it sends. Rejects with what it throws, or when it ends without a message.
 */
export function runWorkerThread(program: URL, workerData: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error(`${program.pathname} ended without a message`)));
  });
}

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
  const cache = new URL(`../node_modules/.cache/${compileCache}`, import.meta.url);
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
