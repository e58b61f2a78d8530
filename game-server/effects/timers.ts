/** The timers of one room: one for each alarm that its state names. */
import { isDeepStrictEqual } from "node:util";
import type { PartieAlarm, Commande } from "#game/rules/types/commandes.ts";

interface RunningTimer {
  readonly alarme: PartieAlarm;
  readonly timer: NodeJS.Timeout;
}

export class RoomTimers {
  readonly #running = new Map<string, RunningTimer>();
  readonly #ring: (commande: Commande) => void;

  constructor(ring: (commande: Commande) => void) {
    this.#ring = ring;
  }

  /**
   * Starts the timers of new alarms, stops those of alarms that are gone or changed. An alarm that has rung does not ring again while
   * the state still names it. @param now ms of the clock of the deadlines
   */
  follow(alarmes: readonly PartieAlarm[], now: number): void {
    const nommees = new Map(alarmes.map((alarme) => [alarme.nom, alarme]));
    for (const [nom, { alarme, timer }] of this.#running) {
      if (isDeepStrictEqual(nommees.get(alarme.nom), alarme)) nommees.delete(alarme.nom);
      else {
        clearTimeout(timer);
        this.#running.delete(nom);
      }
    }
    for (const [nom, alarme] of nommees) {
      const timer = setTimeout(() => this.#ring(alarme.commande), alarme.deadline - now);
      this.#running.set(nom, { alarme, timer });
    }
  }

  stopAll(): void {
    this.follow([], 0);
  }
}
