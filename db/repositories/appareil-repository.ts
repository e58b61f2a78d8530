/** Browsers in which an account has logged in (decisions/0032). Only the hash of their cookie's secret is stored. */
import { and, asc, eq, gt, ne } from "../drizzle.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { hashCookieOrMailSecret, createCookieOrMailSecret } from "../ids.ts";
import { tableAppareils } from "../schema/comptes.ts";

/** Time for which a browser is remembered after the account's last login from it. */
export const DUREE_APPAREIL_CONNU_MS = 365 * 24 * 3600 * 1000;
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
    and(
      eq(tableAppareils.hache, hashCookieOrMailSecret(secret)),
      gt(tableAppareils.expire, new Date().toISOString()),
    );
  const lire = (condition: ReturnType<typeof and>) =>
    db.select({ compte: tableAppareils.compte }).from(tableAppareils).where(condition).get();
  const celui = (secret: string, compte: string) =>
    and(
      eq(tableAppareils.hache, hashCookieOrMailSecret(secret)),
      eq(tableAppareils.compte, compte),
    );

  return {
    connu: (secret, compte) =>
      lire(and(vivant(secret), eq(tableAppareils.compte, compte))) !== undefined,
    connuDeQuelquun: (secret) => lire(vivant(secret)) !== undefined,
    retenir: (donne, compte) =>
      runInTransaction(db, () => {
        // an unknown secret is replaced by a new one: somebody else may have planted it in the browser's cookie
        const notre = donne !== undefined && lire(vivant(donne)) !== undefined;
        const secret = notre ? donne : createCookieOrMailSecret();
        const expire = new Date(Date.now() + DUREE_APPAREIL_CONNU_MS).toISOString();
        db.insert(tableAppareils)
          .values({ hache: hashCookieOrMailSecret(secret), compte, expire })
          .onConflictDoUpdate({
            target: [tableAppareils.hache, tableAppareils.compte],
            set: { expire },
          })
          .run();
        const siens = db
          .select({ hache: tableAppareils.hache })
          .from(tableAppareils)
          .where(eq(tableAppareils.compte, compte))
          .orderBy(asc(tableAppareils.expire))
          .all();
        for (const { hache } of siens.slice(0, Math.max(0, siens.length - APPAREILS_MAX)))
          db.delete(tableAppareils)
            .where(and(eq(tableAppareils.hache, hache), eq(tableAppareils.compte, compte)))
            .run();
        return secret;
      }),
    oublier(secret, compte) {
      db.delete(tableAppareils).where(celui(secret, compte)).run();
    },
    oublierTous(compte, sauf) {
      const autres =
        sauf === undefined ? undefined : ne(tableAppareils.hache, hashCookieOrMailSecret(sauf));
      db.delete(tableAppareils)
        .where(and(eq(tableAppareils.compte, compte), autres))
        .run();
    },
  };
}
