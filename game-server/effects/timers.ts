/** The alarms of one room: those that its state names are armed, the others are not. */
import { isDeepStrictEqual } from "node:util";
import type { Alarme, Commande } from "#game/rules/types/commandes.ts";

interface Arme {
  readonly alarme: Alarme;
  readonly minuterie: NodeJS.Timeout;
}

export class Minuteurs {
  readonly #armes = new Map<string, Arme>();
  readonly #sonner: (commande: Commande) => void;

  constructor(sonner: (commande: Commande) => void) {
    this.#sonner = sonner;
  }

  /** `now`: ms of the clock of their deadlines. One that has rung does not ring again while the state still names it. */
  suivre(alarmes: readonly Alarme[], now: number): void {
    const nommees = new Map(alarmes.map((alarme) => [alarme.nom, alarme]));
    for (const [nom, { alarme, minuterie }] of this.#armes) {
      if (isDeepStrictEqual(nommees.get(alarme.nom), alarme)) nommees.delete(alarme.nom);
      else {
        clearTimeout(minuterie);
        this.#armes.delete(nom);
      }
    }
    for (const [nom, alarme] of nommees) {
      const minuterie = setTimeout(() => this.#sonner(alarme.commande), alarme.echeance - now);
      this.#armes.set(nom, { alarme, minuterie });
    }
  }

  toutDesarmer(): void {
    this.suivre([], 0);
  }
}
