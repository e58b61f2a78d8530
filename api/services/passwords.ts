/**
 * Hashes and verifies passwords, few at a time with a short queue (surete "Password guessing, hash flooding"). Known browsers
 * go first, in turn with the others.
 */
import { HttpError } from "./http-error.ts";
import type { PasswordHashRequest, PasswordHasher, PasswordHashResult } from "./password-hasher.ts";

export interface PasswordHashQueue {
  /** Hashes a password. Throws 503 when too many wait already. */
  hacher(motDePasse: string): Promise<string>;
  /**
   * Whether a password matches a hash. With `hache` null the answer is no after the usual time, so that nobody learns who has
   * an account. Throws 503 when the queue is full; those with `priorite` have one of their own.
   */
  verifier(hache: string | null, motDePasse: string, priorite?: boolean): Promise<boolean>;
  /** Numbers of running and waiting hashes. */
  etat(): { readonly enVol: number; readonly enAttente: number };
}

/** @param options how many hashes run at once, and how many more may wait in each queue */
export function createPasswordHashQueue(
  hasher: Pick<PasswordHasher, "faire">,
  { enVol = 2, attente = 20 } = {},
): PasswordHashQueue {
  let enCours = 0;
  const files: Record<"connues" | "autres", (() => void)[]> = { connues: [], autres: [] };
  let prochaine: keyof typeof files = "connues";
  let leurre: Promise<string> | undefined;

  /** Takes the next one out: known browsers first, but one of the others after each of them. */
  function sortir(): (() => void) | undefined {
    const elue = files[prochaine].length > 0 ? prochaine : autre(prochaine);
    prochaine = autre(elue);
    return files[elue].shift();
  }

  async function aSonTour<T>(calculer: () => Promise<T>, priorite = false): Promise<T> {
    if (enCours >= enVol) {
      const file = files[priorite ? "connues" : "autres"];
      if (file.length >= attente)
        throw new HttpError(503, "Trop de monde à la porte. Réessayez dans un instant.");
      await new Promise<void>((passer) => file.push(passer));
    } else enCours++;
    try {
      return await calculer();
    } finally {
      const suivant = sortir();
      if (suivant === undefined) enCours--;
      else suivant();
    }
  }

  async function hacher(motDePasse: string): Promise<string> {
    const rendu = await hasher.faire({ genre: "hacher", motDePasse });
    if (rendu.genre !== "hacher") throw inattendu(rendu, "hacher");
    return rendu.hache;
  }

  async function verifier(hache: string, motDePasse: string): Promise<boolean> {
    const rendu = await hasher.faire({ genre: "verifier", motDePasse, hache });
    if (rendu.genre !== "verifier") throw inattendu(rendu, "verifier");
    return rendu.bon;
  }

  return {
    hacher: (motDePasse) => aSonTour(() => hacher(motDePasse.normalize("NFC"))),
    verifier: (hache, motDePasse, priorite) =>
      aSonTour(async () => {
        // a decoy hash that failed is forgotten, so that the next verification makes it again
        leurre ??= hacher("personne").catch((erreur: unknown) => {
          leurre = undefined;
          throw erreur;
        });
        // the decoy is made before the first verification of any account, so its time reveals nothing
        const faux = await leurre;
        for (const forme of formes(motDePasse)) {
          const bon = await verifier(hache ?? faux, forme);
          if (hache !== null && bon) return true;
        }
        return false;
      }, priorite),
    etat: () => ({ enVol: enCours, enAttente: files.connues.length + files.autres.length }),
  };
}

const autre = (file: "connues" | "autres") => (file === "connues" ? "autres" : "connues");

/** Unicode forms under which a password may have been hashed: NFC, and NFD for hashes made before passwords were normalized. */
const formes = (motDePasse: string): ReadonlySet<string> =>
  new Set([motDePasse.normalize("NFC"), motDePasse.normalize("NFD")]);

/** Error for an unexpected result: a bug, or a malformed hash. */
function inattendu(rendu: PasswordHashResult, genre: PasswordHashRequest["genre"]): Error {
  return new Error(`${genre}: ${rendu.genre === "erreur" ? rendu.raison : rendu.genre}`);
}
