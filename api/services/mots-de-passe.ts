/**
 * Password hashes, few at a time, and few more who wait (surete "Password guessing, hash flooding"): whoever is known goes before the
 * others.
 */
import { HttpError } from "./http-error.ts";
import type { HashRequest, PasswordHasher, HashResult } from "./password-hasher.ts";

export interface MotsDePasse {
  /** Throws 503 when too many wait already. */
  hacher(motDePasse: string): Promise<string>;
  /**
   * Whether it is the one of this hash. With `hache` null the answer is no, after as long as for a real one: a stranger
   * does not learn who has an account. Throws 503 when too many wait already; who has `priorite` goes before them.
   */
  verifier(hache: string | null, motDePasse: string, priorite?: boolean): Promise<boolean>;
  /** How many are being hashed, and how many wait. */
  etat(): { readonly enVol: number; readonly enAttente: number };
}

/** @param file how many hashes run at once, and how many more may wait */
export function createMotsDePasse(
  hachoir: Pick<PasswordHasher, "faire">,
  { enVol = 2, attente = 20 } = {},
): MotsDePasse {
  let enCours = 0;
  const file: (() => void)[] = [];
  let leurre: Promise<string> | undefined;

  async function aSonTour<T>(calculer: () => Promise<T>, priorite = false): Promise<T> {
    if (enCours >= enVol) {
      if (file.length >= attente && !priorite)
        throw new HttpError(503, "Trop de monde à la porte. Réessayez dans un instant.");
      await new Promise<void>((passer) => {
        if (priorite) file.unshift(passer);
        else file.push(passer);
      });
    } else enCours++;
    try {
      return await calculer();
    } finally {
      const suivant = file.shift();
      if (suivant === undefined) enCours--;
      else suivant();
    }
  }

  async function hacher(motDePasse: string): Promise<string> {
    const rendu = await hachoir.faire({ genre: "hacher", motDePasse });
    if (rendu.genre !== "hacher") throw inattendu(rendu, "hacher");
    return rendu.hache;
  }

  async function verifier(hache: string, motDePasse: string): Promise<boolean> {
    const rendu = await hachoir.faire({ genre: "verifier", motDePasse, hache });
    if (rendu.genre !== "verifier") throw inattendu(rendu, "verifier");
    return rendu.bon;
  }

  return {
    hacher: (motDePasse) => aSonTour(() => hacher(motDePasse.normalize("NFC"))),
    verifier: (hache, motDePasse, priorite) =>
      aSonTour(async () => {
        // a failure is not remembered
        leurre ??= hacher("personne").catch((erreur: unknown) => {
          leurre = undefined;
          throw erreur;
        });
        // waited for by the first one, whoever it is
        const faux = await leurre;
        for (const forme of formes(motDePasse)) {
          const bon = await verifier(hache ?? faux, forme);
          if (hache !== null && bon) return true;
        }
        return false;
      }, priorite),
    etat: () => ({ enVol: enCours, enAttente: file.length }),
  };
}

/**
 * How a password may have been hashed: as it is now, and with its accents apart, as a Mac sent it before both ends said it in one form. One
 * alone for who has no accent.
 */
const formes = (motDePasse: string): ReadonlySet<string> =>
  new Set([motDePasse.normalize("NFC"), motDePasse.normalize("NFD")]);

/** A bug, or a hash that is none. */
function inattendu(rendu: HashResult, genre: HashRequest["genre"]): Error {
  return new Error(`${genre}: ${rendu.genre === "erreur" ? rendu.raison : rendu.genre}`);
}
