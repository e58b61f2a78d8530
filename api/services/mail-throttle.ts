/**
 * How many mails one address may be sent on somebody's order (decisions/0033). Asked of every order, whether the address
 * has an account or not: what is refused tells nothing.
 */

const HEURE_MS = 3600 * 1000;
const CLES_MAX = 50_000;

/** So many, in so long. */
const REGLES = {
  inscription: { max: 3, fenetreMs: HEURE_MS },
  motDePasse: { max: 3, fenetreMs: HEURE_MS },
  nouvelleAdresse: { max: 3, fenetreMs: HEURE_MS },
  suppression: { max: 3, fenetreMs: HEURE_MS },
  /** Changes of address ordered by one account, wherever the mails go. */
  changements: { max: 10, fenetreMs: HEURE_MS },
  /** Cases that wait, told to an administrator. */
  affaires: { max: 1, fenetreMs: HEURE_MS },
  alerte: { max: 1, fenetreMs: 24 * HEURE_MS },
} as const;

export type GenreMail = keyof typeof REGLES;

export interface MailThrottle {
  /** Whether one more may leave; it counts if it may. `qui`: an address, or the account for `changements`. */
  permettre(genre: GenreMail, qui: string): boolean;
  /** The one that was allowed last did not leave after all. */
  rendre(genre: GenreMail, qui: string): void;
}

/** @param maintenant a monotonic clock in ms */
export function createMailThrottle(
  maintenant: () => number = () => performance.now(),
): MailThrottle {
  /** When the last ones left. */
  const partis = new Map<string, readonly number[]>();
  const cleDe = (genre: GenreMail, qui: string) => `${genre} ${qui}`;
  return {
    permettre(genre, qui) {
      const { max, fenetreMs } = REGLES[genre];
      const cle = cleDe(genre, qui);
      const recents = (partis.get(cle) ?? []).filter((date) => maintenant() - date < fenetreMs);
      if (recents.length >= max) return false;
      partis.delete(cle);
      partis.set(cle, [...recents, maintenant()]);
      const [plusAncienne] = partis.keys();
      if (partis.size > CLES_MAX && plusAncienne !== undefined) partis.delete(plusAncienne);
      return true;
    },
    rendre(genre, qui) {
      const cle = cleDe(genre, qui);
      const autres = (partis.get(cle) ?? []).slice(0, -1);
      if (autres.length === 0) partis.delete(cle);
      else partis.set(cle, autres);
    },
  };
}
