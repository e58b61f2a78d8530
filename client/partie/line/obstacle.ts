/** Why a line that is waited for does not come: jeu §4 tries for ever, and somebody looks at the screen meanwhile. */
import { sante } from "#contracts/sante.ts";
import { appeler } from "../../app/api/api.ts";

/** `sockets`: pages pass, and what a game is played through does not; `serveur`: nothing passes. */
export type Obstacle = "sockets" | "serveur";

/** How long somebody looks at an empty screen before they are told, and then between two looks at what is wrong. */
export const PATIENCE_MS = 8_000;
const SILENCE_MAX_MS = 4_000;

/** Whether the server answers what pages ask of it. Never throws. */
async function serveurVaBien(): Promise<boolean> {
  const arret = new AbortController();
  const tard = setTimeout(() => arret.abort(), SILENCE_MAX_MS);
  const { ok } = await appeler("GET", "/api/sante", sante, { signal: arret.signal });
  clearTimeout(tard);
  return ok;
}

/** Watches over a line until its first state has come. */
export class ObstacleWatch {
  readonly #dire: (obstacle: Obstacle | null) => void;
  #veille: ReturnType<typeof setInterval> | undefined;
  /** Somebody has spoken at the door since the last look: it is a matter of time. */
  #entendu = false;

  constructor(dire: (obstacle: Obstacle | null) => void) {
    this.#dire = dire;
  }

  start(): void {
    this.#veille = setInterval(() => void this.#regarder(), PATIENCE_MS);
  }

  entendre(): void {
    this.#entendu = true;
  }

  stop(): void {
    clearInterval(this.#veille);
    this.#veille = undefined;
  }

  async #regarder(): Promise<void> {
    const obstacle = (await serveurVaBien()) ? "sockets" : "serveur";
    // it has come, or was given up, while this was asked
    if (this.#veille === undefined) return;
    this.#dire(this.#entendu ? null : obstacle);
    this.#entendu = false;
  }
}
