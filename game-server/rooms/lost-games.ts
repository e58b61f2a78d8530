/** Stored games that cannot be read. For a day, players who come back to one are told that it is lost. */
import { DUREE_ANNONCE_PARTIE_PERDUE_MS } from "#game/ports/ports.ts";

export interface UnreadableGames {
  has(code: string): boolean;
  /** @param depuis ISO date from which the day is counted; by default now */
  add(code: string, depuis?: string): void;
  /** Forgets a game that another process has, and may be able to read. */
  remove(code: string): void;
}

/** @param oublier called at the end of the day, when the game may be deleted */
export function createUnreadableGames(oublier: (code: string) => void): UnreadableGames {
  const timers = new Map<string, NodeJS.Timeout>();
  const remove = (code: string) => {
    clearTimeout(timers.get(code));
    timers.delete(code);
  };
  return {
    has: (code) => timers.has(code),
    add(code, depuis) {
      remove(code);
      const ageMs = depuis === undefined ? 0 : Date.now() - Date.parse(depuis);
      const fin = setTimeout(() => {
        remove(code);
        oublier(code);
      }, DUREE_ANNONCE_PARTIE_PERDUE_MS - ageMs);
      // this timer must not keep a stopping server alive
      timers.set(code, fin.unref());
    },
    remove,
  };
}
