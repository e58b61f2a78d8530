/** Named timers of one room: arming a name again replaces what it had. Delays in ms. */
import type { NomMinuteur } from "#game/rules/types.ts";

export class Minuteurs {
  readonly #armes = new Map<NomMinuteur, NodeJS.Timeout>();

  armer(nom: NomMinuteur, delaiMs: number, sonner: () => void): void {
    this.desarmer(nom);
    const alarme = setTimeout(() => {
      this.#armes.delete(nom);
      sonner();
    }, delaiMs);
    this.#armes.set(nom, alarme);
  }

  desarmer(nom: NomMinuteur): void {
    clearTimeout(this.#armes.get(nom));
    this.#armes.delete(nom);
  }

  toutDesarmer(): void {
    for (const nom of this.#armes.keys()) this.desarmer(nom);
  }
}
