/** Games that cannot be read: said lost to those who come back to them, for a day. */
import { PERDUE_MS } from "#game/ports/ports.ts";

export interface LostGames {
  has(code: string): boolean;
  /** @param depuis ISO date; now, without it. A day is counted from there, whoever has had it since. */
  add(code: string, depuis?: string): void;
  /** Somebody else has it, who may read it. */
  remove(code: string): void;
}

/** @param oublier nobody will come back to it any more */
export function createLostGames(oublier: (code: string) => void): LostGames {
  const minuteries = new Map<string, NodeJS.Timeout>();
  const retirer = (code: string) => {
    clearTimeout(minuteries.get(code));
    minuteries.delete(code);
  };
  return {
    has: (code) => minuteries.has(code),
    add(code, depuis) {
      retirer(code);
      const ageMs = depuis === undefined ? 0 : Date.now() - Date.parse(depuis);
      const fin = setTimeout(() => {
        retirer(code);
        oublier(code);
      }, PERDUE_MS - ageMs);
      // no reason to stay for a server that stops
      minuteries.set(code, fin.unref());
    },
    remove,
  };
}
