/** Tells the open pages of an account that its mail, its friends or its role have changed; what changed, they ask themselves. */
import type { Nouvelle } from "#contracts/compte.ts";

export interface Listener {
  /** Something changed. */
  readonly recevoir: (nouvelle: Nouvelle) => void;
  /** There are too many, or the account's sessions are over. */
  readonly fermer: () => void;
}

export interface Notifications {
  /** Until the function that is returned is called. */
  ecouter(compte: string, ecouteur: Listener): () => void;
  /** Messages or friends of these. */
  prevenir(...comptes: readonly string[]): void;
  /** What this one may do here. */
  changer(compte: string): void;
  /** Streams that are open. */
  nombre(): number;
  /** Those that have an open page. */
  comptes(): readonly string[];
  /** Ends the account's streams: those that still may will come back. */
  fermer(compte: string): void;
}

/** Visible pages of one account at a time; beyond, the oldest stream ends. */
const ECOUTEURS_MAX = 10;

/** A list in memory: one process, docs/decisions/0014. */
export function createNotifications(): Notifications {
  const parCompte = new Map<string, Set<Listener>>();
  const retirer = (compte: string, ecouteur: Listener) => {
    const siens = parCompte.get(compte);
    siens?.delete(ecouteur);
    if (siens?.size === 0) parCompte.delete(compte);
  };
  const tous = (compte: string) => [...(parCompte.get(compte) ?? [])];
  const dire = (compte: string, nouvelle: Nouvelle) => {
    for (const { recevoir } of tous(compte)) recevoir(nouvelle);
  };
  return {
    ecouter(compte, ecouteur) {
      const [plusAncien] = tous(compte);
      if (plusAncien !== undefined && tous(compte).length >= ECOUTEURS_MAX) {
        retirer(compte, plusAncien);
        plusAncien.fermer();
      }
      const siens = parCompte.get(compte) ?? new Set();
      parCompte.set(compte, siens.add(ecouteur));
      return () => retirer(compte, ecouteur);
    },
    prevenir(...comptes) {
      for (const compte of new Set(comptes)) dire(compte, "courrier");
    },
    changer: (compte) => dire(compte, "compte"),
    nombre: () => [...parCompte.values()].reduce((somme, { size }) => somme + size, 0),
    comptes: () => [...parCompte.keys()],
    fermer(compte) {
      for (const { fermer } of tous(compte)) fermer();
    },
  };
}
