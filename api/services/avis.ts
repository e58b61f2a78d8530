/** Tells the open pages of an account that its mail or its friends have changed; what changed, they ask themselves. */
import { EventEmitter } from "node:events";

export interface Avis {
  /** `recevoir` is called at each change, until the function that is returned is called. */
  ecouter(compte: string, recevoir: () => void): () => void;
  prevenir(...comptes: readonly string[]): void;
}

export function creerAvis(): Avis {
  // keyed by account: a name such as "error" must stay an event like another
  const emetteur = new EventEmitter().setMaxListeners(0);
  const nom = (compte: string) => `compte ${compte}`;
  return {
    ecouter(compte, recevoir) {
      emetteur.on(nom(compte), recevoir);
      return () => void emetteur.off(nom(compte), recevoir);
    },
    prevenir(...comptes) {
      for (const compte of new Set(comptes)) emetteur.emit(nom(compte));
    },
  };
}
