/**
 * Guessing passwords (surete "Password guessing"): counted before any hashing. What is counted for an account is counted
 * from each address apart, so that nobody can shut somebody else out; a wider count stops a guess from many addresses.
 */
import { creerEchecs } from "./echecs.ts";

export interface LimitesEssais {
  /** Wrong passwords in a quarter of an hour: from one address; for one account from one address; for one account. */
  readonly echecsDeConnexionParAdresse: number;
  readonly echecsDeConnexionParCompte: number;
  readonly echecsDeConnexionPartout: number;
}

export interface EssaisDeConnexion {
  /** Throws 429 when there were too many. `compte`: its id, or what was typed when there is none. */
  tenter(compte: string, adresse: string): void;
  /** The password was right: the account's failures are forgotten, not those of the address. */
  reussir(compte: string, adresse: string): void;
  /** The password was changed: whoever was guessing begins again from nothing. */
  oublier(compte: string): void;
}

export function creerEssaisDeConnexion(limites: LimitesEssais): EssaisDeConnexion {
  const parAdresse = creerEchecs(limites.echecsDeConnexionParAdresse);
  const parCompte = creerEchecs(limites.echecsDeConnexionParCompte);
  const partout = creerEchecs(limites.echecsDeConnexionPartout);
  return {
    tenter(compte, adresse) {
      parAdresse.tenter(adresse);
      parCompte.tenter(`${compte} ${adresse}`);
      partout.tenter(compte);
    },
    reussir(compte, adresse) {
      // one right password does not give the address thirty more guesses at others
      parAdresse.rendre(adresse);
      parCompte.oublier(`${compte} ${adresse}`);
      partout.oublier(compte);
    },
    oublier(compte) {
      parCompte.oublierDebut(`${compte} `);
      partout.oublier(compte);
    },
  };
}
