/** Browsers in which an account has logged in (decisions/0032). Only the hash of their cookie's secret is stored. */
import { and, asc, eq, gt, ne } from "../drizzle.ts";
import { type Database, inTransaction } from "../connection.ts";
import { hashSecret, newCookieOrMailSecret } from "../ids.ts";
import { appareils } from "../schema/comptes.ts";

/** Time for which a browser is remembered after the account's last login from it. */
export const APPAREIL_MS = 365 * 24 * 3600 * 1000;
/** Browsers of one account; beyond, the least recently used one is forgotten. */
const APPAREILS_MAX = 20;

export interface AppareilRepository {
  /** Whether this account has logged in from the browser that holds this secret. */
  connu(secret: string, compte: string): boolean;
  /** Whether any account has logged in from the browser that holds this secret. */
  connuDeQuelquun(secret: string): boolean;
  /** Remembers the browser for this account. Returns the secret to keep: the given one when it is one of ours. */
  retenir(secret: string | undefined, compte: string): string;
  oublier(secret: string, compte: string): void;
  /** Forgets all browsers of an account, except the one whose secret is given. */
  oublierTous(compte: string, sauf?: string): void;
}

export function createAppareilRepository(db: Database): AppareilRepository {
  const vivant = (secret: string) =>
    and(eq(appareils.hache, hashSecret(secret)), gt(appareils.expire, new Date().toISOString()));
  const lire = (condition: ReturnType<typeof and>) =>
    db.select({ compte: appareils.compte }).from(appareils).where(condition).get();
  const celui = (secret: string, compte: string) =>
    and(eq(appareils.hache, hashSecret(secret)), eq(appareils.compte, compte));

  return {
    connu: (secret, compte) =>
      lire(and(vivant(secret), eq(appareils.compte, compte))) !== undefined,
    connuDeQuelquun: (secret) => lire(vivant(secret)) !== undefined,
    retenir: (donne, compte) =>
      inTransaction(db, () => {
        // an unknown secret in the browser's cookie may have been planted by somebody else
        const notre = donne !== undefined && lire(vivant(donne)) !== undefined;
        const secret = notre ? donne : newCookieOrMailSecret();
        const expire = new Date(Date.now() + APPAREIL_MS).toISOString();
        db.insert(appareils)
          .values({ hache: hashSecret(secret), compte, expire })
          .onConflictDoUpdate({ target: [appareils.hache, appareils.compte], set: { expire } })
          .run();
        const siens = db
          .select({ hache: appareils.hache })
          .from(appareils)
          .where(eq(appareils.compte, compte))
          .orderBy(asc(appareils.expire))
          .all();
        for (const { hache } of siens.slice(0, Math.max(0, siens.length - APPAREILS_MAX)))
          db.delete(appareils)
            .where(and(eq(appareils.hache, hache), eq(appareils.compte, compte)))
            .run();
        return secret;
      }),
    oublier(secret, compte) {
      db.delete(appareils).where(celui(secret, compte)).run();
    },
    oublierTous(compte, sauf) {
      const autres = sauf === undefined ? undefined : ne(appareils.hache, hashSecret(sauf));
      db.delete(appareils)
        .where(and(eq(appareils.compte, compte), autres))
        .run();
    },
  };
}
