/** Why the line to the room does not come, told to the person at the screen while tries go on for ever (jeu §4). */
import { reponseSanteDuServeur } from "#contracts/health.ts";
import { appelerApi } from "../../app/api/api.ts";

/** `sockets`: pages pass, but not the WebSockets of a game; `serveur`: nothing passes. */
export type RoomLineObstacle = "sockets" | "serveur";

/** How long an empty screen is looked at before the obstacle is told, and the interval between two checks. */
export const ROOM_LINE_OBSTACLE_CHECK_MS = 8_000;
const SILENCE_MAX_MS = 4_000;

/** Whether the server answers the API. Never throws. */
async function serveurVaBien(): Promise<boolean> {
  const arret = new AbortController();
  const tard = setTimeout(() => arret.abort(), SILENCE_MAX_MS);
  const { ok } = await appelerApi("GET", "/api/sante", reponseSanteDuServeur, {
    signal: arret.signal,
  });
  clearTimeout(tard);
  return ok;
}

/** Watches a line until its first state has come. */
export class RoomLineObstacleWatch {
  readonly #dire: (obstacle: RoomLineObstacle | null) => void;
  #veille: ReturnType<typeof setInterval> | undefined;
  /** Whether the room has answered since the last check: no obstacle is then told, because the line is a matter of time. */
  #entendu = false;

  constructor(dire: (obstacle: RoomLineObstacle | null) => void) {
    this.#dire = dire;
  }

  start(): void {
    this.#veille = setInterval(() => void this.#regarder(), ROOM_LINE_OBSTACLE_CHECK_MS);
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
    // nothing is told when the state has come, or the line was closed, during the check
    if (this.#veille === undefined) return;
    this.#dire(this.#entendu ? null : obstacle);
    this.#entendu = false;
  }
}
