/**
 * Password hashes: argon2id off the event loop, few at a time (surete "Password guessing, hash flooding"). The parameters
 * are those OWASP gives for argon2id with 19 MiB.
 */
import { hash, verify } from "argon2";
import { ErreurHttp } from "./erreur-http.ts";

const PARAMETRES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface MotsDePasse {
  /** Throws 503 when too many wait already. */
  hacher(motDePasse: string): Promise<string>;
  /**
   * Whether it is the one of this hash. With `hache` null the answer is no, after as long as for a real one: a stranger
   * does not learn who has an account. Throws 503 when too many wait already; who has `priorite` goes before them.
   */
  verifier(hache: string | null, motDePasse: string, priorite?: boolean): Promise<boolean>;
}

/** @param file how many hashes run at once, and how many more may wait */
export function createMotsDePasse({ enVol = 2, attente = 20 } = {}): MotsDePasse {
  let enCours = 0;
  const file: (() => void)[] = [];
  let leurre: Promise<string> | undefined;

  async function aSonTour<T>(calculer: () => Promise<T>, priorite = false): Promise<T> {
    if (enCours >= enVol) {
      if (file.length >= attente && !priorite)
        throw new ErreurHttp(503, "Trop de monde à la porte. Réessayez dans un instant.");
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

  return {
    hacher: (motDePasse) => aSonTour(() => hash(motDePasse, PARAMETRES)),
    verifier: (hache, motDePasse, priorite) =>
      aSonTour(async () => {
        leurre ??= hash("personne", PARAMETRES);
        const bon = await verify(hache ?? (await leurre), motDePasse);
        return hache !== null && bon;
      }, priorite),
  };
}
