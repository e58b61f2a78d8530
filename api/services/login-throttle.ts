/**
 * Slows down password guessing before any hashing (surete "Password guessing"; decisions/0032). Failures are counted by typed
 * name, existing or not, and by address, so only the guesser waits.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { createLoginBackoff, type BackoffRules } from "./backoff.ts";
import { HttpError } from "./http-error.ts";

export interface LimitesTentativesDeConnexion {
  /** Numbers of wrong passwords without any wait: for one name from one address; for one name; from one address. */
  readonly echecsLibresParCible: number;
  readonly echecsLibresParNom: number;
  readonly echecsLibresParAdresse: number;
  /** Number of wrong passwords for one account, by any name and from anywhere, before its owner gets a mail. */
  readonly echecsAvantAlerte: number;
}

/** Key of a try at the login form. @param texte the pseudo or the address, in lower case */
export const composerCleTentativeParFormulaire = (texte: string): string => `nom ${texte}`;
/** Key of a try from within a session, where the current password is asked again. */
export const composerCleTentativeEnSession = (compte: string): string => `session ${compte}`;

export interface TentativeDeConnexion {
  /** Key of the try, made by `composerCleTentativeParFormulaire` or `composerCleTentativeEnSession`. */
  readonly nom: string;
  /** The account that the typed name means, if there is one. */
  readonly compte: string | null;
  readonly adresse: string;
}

/** A login try that may go on. The try counts as a failure unless `reussir` or `annuler` is called. */
export interface TentativeDeConnexionAdmise {
  /** The password was right: forgets the failures of this name, but not of the address. */
  reussir(): void;
  /** The try ended for another reason than a wrong password, and is not counted. */
  annuler(): void;
}

export interface LoginThrottle {
  /**
   * Resolves when the try may be made, usually at once. Throws 429 when the name has to wait; that refusal is not counted as a
   * failure.
   */
  tenter(tentative: TentativeDeConnexion): Promise<TentativeDeConnexionAdmise>;
  /** Counts a wrong password from a known browser, which does not wait, for the owner's alert. */
  rater(compte: string): void;
  /** Forgets the failures of an account whose password was changed. */
  oublier(compte: string, ...noms: readonly string[]): void;
}

const SECONDE_MS = 1000;
const MINUTE_MS = 60 * SECONDE_MS;
/** Time between two tries of an address with many failures, in ms: its right passwords still pass. */
const ESPACEMENT_MS = 2 * SECONDE_MS;
const FILE_MAX_MS = 20 * SECONDE_MS;

const CIBLE = { premiereMs: 5 * SECONDE_MS, plafondMs: 15 * MINUTE_MS, oubliMs: 60 * MINUTE_MS };
const PARTOUT = { premiereMs: SECONDE_MS, plafondMs: MINUTE_MS, oubliMs: 15 * MINUTE_MS };
/** Rules for counting failed logins without any wait. */
const SANS_ATTENTE = { libres: Infinity, premiereMs: 0, plafondMs: 0 };
const ADRESSE: BackoffRules = { ...SANS_ATTENTE, oubliMs: 15 * MINUTE_MS };
/**
 * Failures by account never cause a wait: an account has two names (pseudo and address), and a shared wait would reveal that
 * they belong together.
 */
const COMPTE: BackoffRules = { ...SANS_ATTENTE, oubliMs: 24 * 60 * MINUTE_MS };

export interface ThrottleClock {
  /** Monotonic clock, in ms. */
  readonly maintenant: () => number;
  readonly dormir: (ms: number) => Promise<unknown>;
}

const VRAIE: ThrottleClock = { maintenant: () => performance.now(), dormir };

/** @param alerter called once with an account that has had `echecsAvantAlerte` wrong passwords; no answer of the API shows it */
export function createLoginThrottle(
  limites: LimitesTentativesDeConnexion,
  alerter: (compte: string) => void,
  { maintenant, dormir }: ThrottleClock = VRAIE,
): LoginThrottle {
  const cibles = createLoginBackoff({ ...CIBLE, libres: limites.echecsLibresParCible }, maintenant);
  const noms = createLoginBackoff({ ...PARTOUT, libres: limites.echecsLibresParNom }, maintenant);
  const comptes = createLoginBackoff(COMPTE, maintenant);
  const adresses = createLoginBackoff(ADRESSE, maintenant);
  /** Time at which a slowed address may make its next try. */
  const tours = new Map<string, number>();
  const debutCible = (nom: string) => JSON.stringify(nom);

  function compterContre(compte: string): void {
    comptes.compter(compte);
    if (comptes.nombre(compte) === limites.echecsAvantAlerte) alerter(compte);
  }

  async function attendreSonTour(adresse: string): Promise<void> {
    for (const [une, tour] of tours) if (tour < maintenant()) tours.delete(une);
    if (adresses.nombre(adresse) < limites.echecsLibresParAdresse) return;
    const tour = Math.max(maintenant(), tours.get(adresse) ?? 0);
    const attente = tour - maintenant();
    if (attente > FILE_MAX_MS) throw tropDEssais(attente);
    tours.set(adresse, tour + ESPACEMENT_MS);
    if (attente > 0) await dormir(attente);
  }

  return {
    async tenter({ nom, compte, adresse }) {
      const cible = debutCible(nom) + adresse;
      const cles = [
        [cibles, cible],
        [noms, nom],
        ...(compte === null ? [] : [[comptes, compte] as const]),
      ] as const;
      const attente = Math.max(...cles.map(([echecs, cle]) => echecs.attente(cle)));
      if (attente > 0) throw tropDEssais(attente);
      cibles.compter(cible);
      noms.compter(nom);
      if (compte !== null) compterContre(compte);
      const annuler = () => {
        for (const [echecs, cle] of [...cles, [adresses, adresse] as const]) echecs.rendre(cle);
      };
      const tour = attendreSonTour(adresse);
      adresses.compter(adresse);
      await tour.catch((erreur: unknown) => {
        annuler();
        throw erreur;
      });
      return {
        annuler,
        reussir() {
          annuler();
          for (const [echecs, cle] of cles) echecs.oublier(cle);
        },
      };
    },
    rater: compterContre,
    oublier(compte, ...siens) {
      comptes.oublier(compte);
      for (const nom of siens) {
        noms.oublier(nom);
        cibles.oublierDebut(debutCible(nom));
      }
    },
  };
}

/** @param attente in ms, rounded up in the sentence */
function tropDEssais(attente: number): HttpError {
  const secondes = Math.ceil(attente / SECONDE_MS);
  const minutes = Math.ceil(attente / MINUTE_MS);
  const duree =
    secondes < 60
      ? `${secondes}\u00A0${secondes > 1 ? "secondes" : "seconde"}`
      : `${minutes}\u00A0${minutes > 1 ? "minutes" : "minute"}`;
  return new HttpError(429, `Trop d’essais. Réessayez dans ${duree}.`, { reessayerS: secondes });
}
