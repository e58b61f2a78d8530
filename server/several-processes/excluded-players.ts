/**
 * Looks for excluded accounts in games that have just changed processes: the exclusion may have asked this process before it had the game,
 * and the other one after it had gone. A process that was believed dead looks in all its games, since no exclusion reached it meanwhile.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { GameService } from "#server/game-service.ts";

const RETRY_MS = 1_000;

export interface ExcludedPlayersCheckOptions {
  readonly jeu: Pick<GameService, "comptes" | "exclure">;
  /** Returns the accounts among `comptes` that are excluded from every room. */
  readonly findExcluded: (comptes: readonly string[]) => Promise<readonly string[]>;
  readonly report: (error: unknown) => void;
  /** Time between two attempts, in ms; shorter in tests. */
  readonly retryMs?: number;
}

export interface ExcludedPlayersCheck {
  /** Checks the accounts in the game `code`, again and again until the API answers. */
  add(code: string): void;
  close(): void;
}

export function createExclusionRecheckOfMovedGames({
  jeu,
  findExcluded,
  report,
  retryMs = RETRY_MS,
}: ExcludedPlayersCheckOptions): ExcludedPlayersCheck {
  const codes = new Set<string>();
  let running = false;
  let closed = false;
  const isClosed = () => closed;

  async function check(batch: readonly string[]): Promise<void> {
    const comptes = await jeu.comptes(batch);
    const excluded = new Set(comptes.length === 0 ? [] : await findExcluded(comptes));
    if (excluded.size > 0) await jeu.exclure((compte) => excluded.has(compte));
  }

  async function checkAll(): Promise<void> {
    running = true;
    while (codes.size > 0 && !isClosed()) {
      const batch = [...codes];
      codes.clear();
      try {
        await check(batch);
      } catch (error) {
        for (const code of batch) codes.add(code);
        report(error);
        await sleep(retryMs);
      }
    }
    running = false;
  }

  return {
    add(code) {
      codes.add(code);
      if (!running) void checkAll();
    },
    close() {
      closed = true;
    },
  };
}
