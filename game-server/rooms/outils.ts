/** What a room is given. */
import type { Ports } from "#game/ports/ports.ts";

/** `room`: its name in the log, which leads nobody in; `quoi`: what it was doing. */
export type Signaler = (
  erreur: unknown,
  contexte: { readonly room: string; readonly quoi: string },
) => void;

export interface Outils {
  readonly ports: Ports;
  /** Logs a bug; the room goes on from its last good state. */
  readonly signaler: Signaler;
  /** For the welcome. */
  readonly version: () => string;
}
