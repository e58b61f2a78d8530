/** Programs of this product that run in a process of their own, behind everything else that the machine does. */
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";

export interface LowPriorityProgram {
  readonly program: string;
  readonly args?: readonly string[];
  /** One of `os.constants.priority`. */
  readonly priority: number;
  /** Limit of the JavaScript heap, in MB; native memory, such as pixels and hashes, is beside it. */
  readonly heapMb: number;
  /** Name of the folder, in node_modules/.cache, that keeps the compiled program. Without a writable folder it is compiled each time. */
  readonly compileCache: string;
  /** The process is killed after this; by default it may run for ever. */
  readonly timeoutMs?: number;
}

/** Starts the program. Messages are its only connection to the server: it has no output, and nothing of the environment, which holds secrets. */
export function startLowPriority(options: LowPriorityProgram): ChildProcess {
  const { program, args = [], priority, heapMb, compileCache, timeoutMs } = options;
  const cache = new URL(`../../node_modules/.cache/${compileCache}`, import.meta.url);
  const started = fork(program, args, {
    execArgv: [`--max-old-space-size=${String(heapMb)}`],
    env: { NODE_COMPILE_CACHE: fileURLToPath(cache) },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: "SIGKILL" }),
  });
  // at once: threads that the process starts later inherit the priority
  if (started.pid !== undefined) lowerPriority(started.pid, priority);
  return started;
}

function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // the process has ended already, or the system does not allow it: the work is done at normal priority
  }
}
