/** No two game processes have the same name: they would share one path, and orders meant for one would reach both. */
import { setTimeout as sleep } from "node:timers/promises";
import type { RedisStore } from "./redis/redis-store.ts";
import { readProcessNameFromId } from "./redis/room-directory.ts";
import { retryUntilAnswered } from "./retry.ts";

const POLL_MS = 100;
/**
 * Extra wait for a dead process's sign of life to run out, in ms: a sign given just before the first look may be heard
 * later.
 */
const MARGIN_MS = 500;

/** Thrown when another living process has the name of this one. */
export class ProcessNameTakenError extends Error {
  override readonly name = "ProcessNameTakenError";
}

/**
 * Resolves once no living process has that name: the one that had it may have died a moment ago. Rejects with `ProcessNameTakenError` when the name is
 * still taken after a sign of life of the dead would have run out. A failed look-up is tried again.
 */
export async function waitForUniqueProcessName(
  store: Pick<RedisStore, "processes">,
  name: string,
  believedMs: number,
  report: (error: unknown) => void,
): Promise<void> {
  const end = performance.now() + believedMs + MARGIN_MS;
  const isTaken = async () =>
    (await retryUntilAnswered(() => store.processes(), report, POLL_MS)).some(
      ({ processId, alive }) => alive && readProcessNameFromId(processId) === name,
    );
  while (await isTaken()) {
    if (performance.now() > end)
      throw new ProcessNameTakenError(
        `Un autre processus joue déjà sous le nom de ${name} : donnez un autre PROCESSUS à celui-ci, ou arrêtez l’autre.`,
      );
    await sleep(POLL_MS);
  }
}
