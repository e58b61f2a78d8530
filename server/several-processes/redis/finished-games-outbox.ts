/** The outbox of finished games: from Redis, where the journals stored them, to the API process, until it says that it has them. */
import { partieFinie, type PartieFinie } from "#contracts/historique.ts";
import type { TransfertVersHistoriques } from "#game/ports/ports.ts";
import type { RedisStore, PartieFinieInOutbox } from "./redis-store.ts";

const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 5_000;
/** Time between two rounds, in ms: a process that died may have left soirées. */
const ROUND_MS = 15_000;
/** Limits of one request: number of soirées, and letters of text. */
const BATCH = 50;
const TEXT_MAX = 4 * 2 ** 20;
/** Time after which a soirée that the API refused on its own is sent again, in ms: a newer API may have started. */
const REFUSAL_MS = 300_000;

/** Thrown by `send` when the API could not read what was sent, or found it too long: a smaller batch may pass. */
export class FinishedGamesRefusedError extends Error {
  override readonly name = "FinishedGamesRefusedError";
}

export interface FinishedGamesOutboxOptions {
  readonly store: Pick<RedisStore, "waitingSoirees" | "removeSoirees">;
  /**
   * Resolves once the soirées are in the histories, where each is written once however often it is sent. Rejects with
   * `FinishedGamesRefusedError`, or when nobody answers.
   */
  readonly send: (soirees: readonly PartieFinie[]) => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface FinishedGamesOutbox extends TransfertVersHistoriques {
  /** Stops the outbox: soirées that are left are sent by another process, or after the next start. */
  close(): void;
}

export function createFinishedGamesOutbox(
  options: FinishedGamesOutboxOptions,
): FinishedGamesOutbox {
  const { store, send, report } = options;
  let timer: NodeJS.Timeout | undefined;
  let retryMs = RETRY_MIN_MS;
  let running = false;
  let again = false;
  let closed = false;

  /** Time at which the API refused each soirée that was sent on its own. */
  const refused = new Map<string, number>();
  /** Soirées that cannot be read, each reported once. */
  const unreadable = new Set<string>();

  /** A stored soirée as a list of one; empty for one that the API refused, or that is unreadable and stays in Redis to be looked at. */
  function read({ _id, texte }: PartieFinieInOutbox): PartieFinie[] {
    try {
      return refused.has(_id) ? [] : [partieFinie.parse(JSON.parse(texte))];
    } catch (cause) {
      if (!unreadable.has(_id)) report(new Error(`${_id} cannot be read`, { cause }));
      unreadable.add(_id);
      return [];
    }
  }

  /** A refused batch is sent again as two halves, so that one soirée holds up no other. */
  async function sendBatch(soirees: readonly PartieFinie[]): Promise<void> {
    const [first] = soirees;
    if (first === undefined) return;
    try {
      await send(soirees);
    } catch (error) {
      if (!(error instanceof FinishedGamesRefusedError)) throw error;
      if (soirees.length === 1) {
        refused.set(first.id, performance.now());
        report(new Error(`${first.id} is refused`, { cause: error }));
        return;
      }
      const half = Math.ceil(soirees.length / 2);
      await sendBatch(soirees.slice(0, half));
      await sendBatch(soirees.slice(half));
      return;
    }
    await store.removeSoirees(soirees.map(({ id }) => id));
  }

  async function sendAll(): Promise<void> {
    for (const [id, when] of refused) if (performance.now() - when > REFUSAL_MS) refused.delete(id);
    for await (const page of store.waitingSoirees(BATCH))
      for (const batch of split(page)) await sendBatch(batch.flatMap(read));
  }

  async function round(): Promise<void> {
    running = true;
    again = false;
    clearTimeout(timer);
    try {
      await sendAll();
      retryMs = RETRY_MIN_MS;
      schedule(again ? 0 : ROUND_MS);
    } catch (error) {
      report(error);
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    } finally {
      running = false;
    }
  }

  function schedule(inMs: number): void {
    if (!closed) timer = setTimeout(() => void round(), inMs);
  }

  return {
    relever() {
      if (running) again = true;
      else if (!closed) void round();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Batches within the limits of one request. */
function split(page: readonly PartieFinieInOutbox[]): readonly (readonly PartieFinieInOutbox[])[] {
  const batches: PartieFinieInOutbox[][] = [];
  let text = Number.POSITIVE_INFINITY;
  for (const soiree of page) {
    const batch = batches.at(-1) ?? [];
    if (batch.length >= BATCH || text + soiree.texte.length > TEXT_MAX) {
      batches.push([soiree]);
      text = soiree.texte.length;
    } else {
      batch.push(soiree);
      text += soiree.texte.length;
    }
  }
  return batches;
}
