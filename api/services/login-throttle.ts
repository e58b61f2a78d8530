/**
 * Guessing passwords (surete "Password guessing"; decisions/0032), told before any hashing. What is counted is what was
 * typed, whether it is an account or not, and from where: whoever guesses waits longer and longer, nobody else does.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { createBackoff, type BackoffRules } from "./backoff.ts";
import { HttpError } from "./http-error.ts";

export interface LimitesEssais {
  /** Wrong passwords that cost nothing: for one name from one address; for one name; from one address. */
  readonly echecsLibresParCible: number;
  readonly echecsLibresParNom: number;
  readonly echecsLibresParAdresse: number;
  /** Wrong passwords for an account, by whatever name and from wherever, of which its owner is told. */
  readonly echecsAvantAlerte: number;
}

/** The name of a try at the login form. @param texte the pseudo or the address, in lower case */
export const nomTape = (texte: string): string => `nom ${texte}`;
/** The name of a try from within a session, where the current password is asked again. */
export const nomDeSession = (compte: string): string => `session ${compte}`;

export interface Tentative {
  /** Of `nomTape` or `nomDeSession`. */
  readonly nom: string;
  /** The account that it is, if it is one. */
  readonly compte: string | null;
  readonly adresse: string;
}

/** A try that was let through. It is a failure unless it is said not to be. */
export interface Essai {
  /** The password was right: the failures of this name are forgotten, not those of the address. */
  reussir(): void;
  /** It came to nothing, and that is nobody's fault. */
  annuler(): void;
}

export interface LoginThrottle {
  /**
   * Resolves when the try may be made, at once as a rule. Throws 429 when the name has to wait, which is not counted: the
   * wait grows with the failures, not with the impatience.
   */
  tenter(tentative: Tentative): Promise<Essai>;
  /** A wrong password from a browser that waits for nothing: the owner of the account is told of it as of the others. */
  rater(compte: string): void;
  /** The password was changed: whoever was guessing begins again from nothing. */
  oublier(compte: string, ...noms: readonly string[]): void;
}

const SECONDE_MS = 1000;
const MINUTE_MS = 60 * SECONDE_MS;
/** An address with many failures is still listened to, but so often: its right passwords pass, in their turn. */
const ESPACEMENT_MS = 2 * SECONDE_MS;
const FILE_MAX_MS = 20 * SECONDE_MS;

const CIBLE = { premiereMs: 5 * SECONDE_MS, plafondMs: 15 * MINUTE_MS, oubliMs: 60 * MINUTE_MS };
const PARTOUT = { premiereMs: SECONDE_MS, plafondMs: MINUTE_MS, oubliMs: 15 * MINUTE_MS };
/** Only counted. */
const SANS_ATTENTE = { libres: Infinity, premiereMs: 0, plafondMs: 0 };
const ADRESSE: BackoffRules = { ...SANS_ATTENTE, oubliMs: 15 * MINUTE_MS };
/** An account has two names, its pseudo and its address: if it had to wait itself, that would tell that they are one. */
const COMPTE: BackoffRules = { ...SANS_ATTENTE, oubliMs: 24 * 60 * MINUTE_MS };

export interface Horloge {
  /** Monotonic, in ms. */
  readonly maintenant: () => number;
  readonly dormir: (ms: number) => Promise<unknown>;
}

const VRAIE: Horloge = { maintenant: () => performance.now(), dormir };

/** @param alerter told of an account on which somebody insists; nothing of it shows outside */
export function createLoginThrottle(
  limites: LimitesEssais,
  alerter: (compte: string) => void,
  { maintenant, dormir }: Horloge = VRAIE,
): LoginThrottle {
  const cibles = createBackoff({ ...CIBLE, libres: limites.echecsLibresParCible }, maintenant);
  const noms = createBackoff({ ...PARTOUT, libres: limites.echecsLibresParNom }, maintenant);
  const comptes = createBackoff(COMPTE, maintenant);
  const adresses = createBackoff(ADRESSE, maintenant);
  /** When the next try of a slowed address may be made. */
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
