/** Sessions (decisions-plateforme "Session"); only the hash of a cookie's secret is stored. */
import { and, eq, gt, isNull, ne, sql } from "../drizzle.ts";
import type { IconeCompte, Role } from "#contracts/compte.ts";
import type { Database } from "../connection.ts";
import { hashCookieOrMailSecret, createCookieOrMailSecret } from "../ids.ts";
import { tableComptes, tableSessions } from "../schema/comptes.ts";

const JOUR_MS = 24 * 3600 * 1000;
export const DUREE_SESSION_SOUVENIR_MS = 30 * JOUR_MS;
const OISIVE_MS = JOUR_MS / 2;
/** Interval at which a used session's expiry is moved forward. */
const PAS_MS = 10 * 60 * 1000;
/** Time after its login at which a session is over, however much it is used: a stolen cookie must not live for ever. */
const AGE_MAX_MS = DUREE_SESSION_SOUVENIR_MS;

export interface SessionDeCompteOuverte {
  readonly compte: string;
  readonly pseudo: string;
  readonly icon: IconeCompte;
  readonly role: Role;
  readonly souvenir: boolean;
  /** End of a measure against publishing; null: none. */
  readonly sansPublier: string | null;
}

/** A session that a suspension has ended, and the suspension's end. */
export interface SessionSuspendue {
  readonly compte: string;
  readonly pseudo: string;
  readonly jusque: string;
}

export interface SessionRepository {
  /** Opens a session. Returns the secret for its cookie. */
  ouvrir(compte: string, souvenir: boolean): string;
  /** Reads a session and extends it, up to its greatest age; null when it is over, or a suspension has ended it, even a past one. */
  lire(secret: string): SessionDeCompteOuverte | null;
  /** Reads a session whose account is suspended now, without extending it; null otherwise. */
  suspendue(secret: string): SessionSuspendue | null;
  fermer(secret: string): void;
  /** Ends all sessions of an account, except the one whose secret is given. */
  fermerToutes(compte: string, sauf?: string): void;
}

export function createSessionRepository(db: Database): SessionRepository {
  /** @param date the login */
  const expiration = (souvenir: boolean, date: string) => {
    const oisive = Date.now() + (souvenir ? DUREE_SESSION_SOUVENIR_MS : OISIVE_MS);
    return new Date(Math.min(oisive, Date.parse(date) + AGE_MAX_MS)).toISOString();
  };

  return {
    ouvrir(compte, souvenir) {
      const secret = createCookieOrMailSecret();
      const date = new Date().toISOString();
      db.insert(tableSessions)
        .values({
          hache: hashCookieOrMailSecret(secret),
          compte,
          souvenir,
          date,
          expire: expiration(souvenir, date),
        })
        .run();
      return secret;
    },
    lire(secret) {
      const hache = hashCookieOrMailSecret(secret);
      const maintenant = new Date().toISOString();
      const ligne = db
        .select({
          compte: tableSessions.compte,
          souvenir: tableSessions.souvenir,
          date: tableSessions.date,
          expire: tableSessions.expire,
          pseudo: tableComptes.pseudo,
          icon: tableComptes.icon,
          role: tableComptes.role,
          sansPublier: sql<
            string | null
          >`case when ${tableComptes.sansPublier} > ${maintenant} then ${tableComptes.sansPublier} end`,
        })
        .from(tableSessions)
        .innerJoin(tableComptes, eq(tableComptes._id, tableSessions.compte))
        .where(
          and(
            eq(tableSessions.hache, hache),
            gt(tableSessions.expire, maintenant),
            gt(tableSessions.date, new Date(Date.now() - AGE_MAX_MS).toISOString()),
            isNull(tableSessions.finie),
            sql`coalesce(${tableComptes.suspendu}, '') <= ${maintenant}`,
          ),
        )
        .get();
      if (ligne === undefined) return null;
      const { date, expire, ...session } = ligne;
      const prochaine = expiration(session.souvenir, date);
      if (Date.parse(prochaine) - Date.parse(expire) > PAS_MS)
        db.update(tableSessions)
          .set({ expire: prochaine })
          .where(eq(tableSessions.hache, hache))
          .run();
      return session;
    },
    suspendue(secret) {
      const maintenant = new Date().toISOString();
      const ligne = db
        .select({
          compte: tableComptes._id,
          pseudo: tableComptes.pseudo,
          jusque: tableComptes.suspendu,
        })
        .from(tableSessions)
        .innerJoin(tableComptes, eq(tableComptes._id, tableSessions.compte))
        .where(
          and(
            eq(tableSessions.hache, hashCookieOrMailSecret(secret)),
            gt(tableSessions.expire, maintenant),
            gt(tableComptes.suspendu, maintenant),
          ),
        )
        .get();
      return ligne === undefined || ligne.jusque === null
        ? null
        : { ...ligne, jusque: ligne.jusque };
    },
    fermer(secret) {
      db.delete(tableSessions)
        .where(eq(tableSessions.hache, hashCookieOrMailSecret(secret)))
        .run();
    },
    fermerToutes(compte, sauf) {
      const autres =
        sauf === undefined ? undefined : ne(tableSessions.hache, hashCookieOrMailSecret(sauf));
      db.delete(tableSessions)
        .where(and(eq(tableSessions.compte, compte), autres))
        .run();
    },
  };
}
