/** Repeats requests to Redis or to the API when no answer comes. */
import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 500;

/** Repeats a request to Redis or to the API until an answer comes; `report` hears of each failure. */
export async function retryUntilAnswered<T>(
  ask: () => Promise<T>,
  report: (error: unknown) => void,
  pauseMs = PAUSE_MS,
): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      report(error);
      await sleep(pauseMs);
    }
}

/** Repeats a request for `durationMs`, then rejects with the last failure. */
export async function retryForDuration<T>(ask: () => Promise<T>, durationMs: number): Promise<T> {
  const end = performance.now() + durationMs;
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (performance.now() + PAUSE_MS > end) throw error;
      await sleep(PAUSE_MS);
    }
}
