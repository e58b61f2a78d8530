/**
 * Limits the mails that users' requests send to one address (decisions/0016). Addresses without an account are limited alike,
 * so that a refusal reveals nothing.
 */

const HEURE_MS = 3600 * 1000;
const CLES_MAX = 50_000;

/** Maximum number of mails of each kind to one address, and the time window. */
const REGLES = {
  inscription: { max: 3, fenetreMs: HEURE_MS },
  motDePasse: { max: 3, fenetreMs: HEURE_MS },
  nouvelleAdresse: { max: 3, fenetreMs: HEURE_MS },
  suppression: { max: 3, fenetreMs: HEURE_MS },
  /** Mails for the changes of address that one account requests, whatever the new addresses. */
  changements: { max: 10, fenetreMs: HEURE_MS },
  /** Mails about new cases, to each administrator. */
  affaires: { max: 1, fenetreMs: HEURE_MS },
  alerte: { max: 1, fenetreMs: 24 * HEURE_MS },
} as const;

export type GenreDeMailLimite = keyof typeof REGLES;

export interface MailThrottle {
  /** Whether one more mail may be sent; counts it when it may. `qui`: an address, or the account for `changements`. */
  permettre(genre: GenreDeMailLimite, qui: string): boolean;
  /** Takes back from the count the last mail that was allowed and then not sent. */
  rendre(genre: GenreDeMailLimite, qui: string): void;
}

/** @param maintenant a monotonic clock in ms */
export function createMailThrottle(
  maintenant: () => number = () => performance.now(),
): MailThrottle {
  /** Times of the last mails, by kind and key. */
  const partis = new Map<string, readonly number[]>();
  const cleDe = (genre: GenreDeMailLimite, qui: string) => `${genre} ${mailboxOf(qui)}`;
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

/** Mailbox behind an address: many providers drop what follows a +, and Gmail the dots too. Other keys stay as they are. */
function mailboxOf(qui: string): string {
  const [, local = "", domain = ""] = /^([^+@]+)(?:\+.*)?@([^@]+)$/.exec(qui.toLowerCase()) ?? [];
  if (domain === "") return qui;
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${local}@${domain}`;
  return `${local.replaceAll(".", "")}@gmail.com`;
}
