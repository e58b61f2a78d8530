/** Notifies the open pages of an account that its mail, friends or role have changed. Pages then fetch the news themselves. */
import type { EvenementAvisDuCompte } from "#contracts/compte.ts";

export interface AccountNotificationListener {
  /** Called when messages, friends or rights of the account have changed. */
  readonly recevoir: (nouvelle: EvenementAvisDuCompte) => void;
  /** Called when the account has too many streams, or its sessions are over. */
  readonly fermer: () => void;
}

export interface AccountNotificationHub {
  /** Calls `ecouteur` for each event of the account until the returned function is called. */
  ecouter(compte: string, ecouteur: AccountNotificationListener): () => void;
  /** Announces that messages or friends of these accounts have changed. */
  prevenir(...comptes: readonly string[]): void;
  /** Announces that the account's rights have changed. */
  changer(compte: string): void;
  /** Number of open streams. */
  nombre(): number;
  /** Accounts with an open page. */
  comptes(): readonly string[];
  /** Ends the account's event streams; pages that are still logged in will reconnect. */
  fermer(compte: string): void;
}

/** Largest number of event streams of one account; beyond, the oldest one ends. */
const ECOUTEURS_MAX = 10;

/** Keeps the streams in memory, because one process serves the API (docs/decisions/0011). */
export function createAccountNotificationHub(): AccountNotificationHub {
  const parCompte = new Map<string, Set<AccountNotificationListener>>();
  const retirer = (compte: string, ecouteur: AccountNotificationListener) => {
    const siens = parCompte.get(compte);
    siens?.delete(ecouteur);
    if (siens?.size === 0) parCompte.delete(compte);
  };
  const tous = (compte: string) => [...(parCompte.get(compte) ?? [])];
  const dire = (compte: string, nouvelle: EvenementAvisDuCompte) => {
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
