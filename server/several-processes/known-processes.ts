/** List of the living game processes, and of those that can be reached from here. */
import { reponseAppelInterneVide } from "#contracts/internal-calls.ts";
import type { FicheProcessus } from "#contracts/processus.ts";
import type { CallOtherProcess } from "./internal-calls/calls.ts";
import type { RedisStore } from "./redis/redis-store.ts";

const READ_EVERY_MS = 500;

export interface KnownGameProcesses {
  /** Descriptions of the living processes; null when Redis does not answer. */
  read(): readonly FicheProcessus[] | null;
  close(): void;
}

/** Reads the processes again and again, so that requests need not wait for Redis. Resolves once they were read a first time. */
export async function followKnownGameProcesses(
  store: Pick<RedisStore, "processes">,
): Promise<KnownGameProcesses> {
  let latest: readonly FicheProcessus[] | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function readAgain(): Promise<void> {
    try {
      const processes = await store.processes();
      latest = processes.flatMap(({ fiche }) => fiche ?? []);
    } catch {
      // the Redis store logs a failure to read the processes
      latest = null;
    }
    if (!closed) timer = setTimeout(() => void readAgain(), READ_EVERY_MS);
  }

  await readAgain();
  return {
    read: () => latest,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Longest wait for the answer of a process, in ms: a slower process is believed dead by the others too. */
const ANSWER_MAX_MS = 2_000;

/** Returns those of `targets` that answer, in their order: a process that is alive in Redis may be unreachable from here. */
export type ProcessReachabilityCheck = (
  targets: readonly FicheProcessus[],
) => Promise<readonly FicheProcessus[]>;

/** The check is repeated at each heartbeat, and `report` hears once of each process that stays silent. */
export function createProcessReachabilityCheck(
  call: CallOtherProcess,
  report: (error: unknown) => void,
): ProcessReachabilityCheck {
  let silentBefore = new Set<string>();
  return async (targets) => {
    const silent = new Set<string>();
    const outcomes = await Promise.all(
      targets.map(async (target) => {
        const { nom, adresse } = target;
        try {
          // an empty exclusion changes nothing on the asked process, and is answered by every process that accepts the
          // key
          await call(adresse, "exclusion", reponseAppelInterneVide, { comptes: [] }, ANSWER_MAX_MS);
          return [target];
        } catch (cause) {
          silent.add(nom);
          if (!silentBefore.has(nom))
            report(
              new Error(`${nom} does not answer at ${adresse}: no game goes there`, { cause }),
            );
          return [];
        }
      }),
    );
    silentBefore = silent;
    return outcomes.flat();
  };
}
