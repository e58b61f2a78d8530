/** A process that plays has its name to itself: two of the same would be one path, and one answer to whoever asks for either. */
import { setTimeout as dormir } from "node:timers/promises";
import { processName } from "#server/several-processes/redis/room-directory.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";
import { retryUntilAnswered } from "./retry.ts";

const SONDE_MS = 100;
/** A sign that was given as this began to look may be heard a little later. */
const MARGE_MS = 500;

/** Somebody else plays under that name. */
export class NameTaken extends Error {
  override readonly name = "NameTaken";
}

/**
 * Resolves once nobody who lives has that name: who had it before may have died a moment ago. Rejects with `NameTaken` when somebody still
 * has once that sign of life would have run out. Who answers late is asked again.
 */
export async function waitForUniqueName(
  store: Pick<RedisStore, "processus">,
  nom: string,
  vieMs: number,
  signaler: (erreur: unknown) => void,
): Promise<void> {
  const limite = performance.now() + vieMs + MARGE_MS;
  const pris = async () =>
    (await retryUntilAnswered(() => store.processus(), signaler, SONDE_MS)).some(
      ({ qui, vivant }) => vivant && processName(qui) === nom,
    );
  while (await pris()) {
    if (performance.now() > limite)
      throw new NameTaken(
        `Un autre processus joue déjà sous le nom de ${nom} : donnez un autre PROCESSUS à celui-ci, ou arrêtez l’autre.`,
      );
    await dormir(SONDE_MS);
  }
}
