/** Sessions (decisions-plateforme "SessionOuverte"); only the hash of a cookie's secret is stored. */
import { and, eq, gt, isNull, ne, sql } from "../drizzle.ts";
import type { IconeCompte, Role } from "#contracts/compte.ts";
import type { Database } from "../connection.ts";
import { hashSecret, newCookieOrMailSecret } from "../ids.ts";
import { comptes, sessions } from "../schema/comptes.ts";

const JOUR_MS = 24 * 3600 * 1000;
export const SESSION_SOUVENIR_MS = 30 * JOUR_MS;
const OISIVE_MS = JOUR_MS / 2;
/** Interval at which a used session's expiry is moved forward. */
const PAS_MS = 10 * 60 * 1000;

export interface SessionOuverte {
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
  /** Reads a session and extends it; null when it is over, or a suspension has ended it, even a past one. */
  lire(secret: string): SessionOuverte | null;
  /** Reads a session whose account is suspended now, without extending it; null otherwise. */
  suspendue(secret: string): SessionSuspendue | null;
  fermer(secret: string): void;
  /** Ends all sessions of an account, except the one whose secret is given. */
  fermerToutes(compte: string, sauf?: string): void;
}

export function createSessionRepository(db: Database): SessionRepository {
  const expiration = (souvenir: boolean) =>
    new Date(Date.now() + (souvenir ? SESSION_SOUVENIR_MS : OISIVE_MS)).toISOString();

  return {
    ouvrir(compte, souvenir) {
      const secret = newCookieOrMailSecret();
      const date = new Date().toISOString();
      db.insert(sessions)
        .values({
          hache: hashSecret(secret),
          compte,
          souvenir,
          date,
          expire: expiration(souvenir),
        })
        .run();
      return secret;
    },
    lire(secret) {
      const hache = hashSecret(secret);
      const maintenant = new Date().toISOString();
      const ligne = db
        .select({
          compte: sessions.compte,
          souvenir: sessions.souvenir,
          expire: sessions.expire,
          pseudo: comptes.pseudo,
          icon: comptes.icon,
          role: comptes.role,
          sansPublier: sql<
            string | null
          >`case when ${comptes.sansPublier} > ${maintenant} then ${comptes.sansPublier} end`,
        })
        .from(sessions)
        .innerJoin(comptes, eq(comptes._id, sessions.compte))
        .where(
          and(
            eq(sessions.hache, hache),
            gt(sessions.expire, maintenant),
            isNull(sessions.finie),
            sql`coalesce(${comptes.suspendu}, '') <= ${maintenant}`,
          ),
        )
        .get();
      if (ligne === undefined) return null;
      const { expire, ...session } = ligne;
      const prochaine = expiration(session.souvenir);
      if (Date.parse(prochaine) - Date.parse(expire) > PAS_MS)
        db.update(sessions).set({ expire: prochaine }).where(eq(sessions.hache, hache)).run();
      return session;
    },
    suspendue(secret) {
      const maintenant = new Date().toISOString();
      const ligne = db
        .select({ compte: comptes._id, pseudo: comptes.pseudo, jusque: comptes.suspendu })
        .from(sessions)
        .innerJoin(comptes, eq(comptes._id, sessions.compte))
        .where(
          and(
            eq(sessions.hache, hashSecret(secret)),
            gt(sessions.expire, maintenant),
            gt(comptes.suspendu, maintenant),
          ),
        )
        .get();
      return ligne === undefined || ligne.jusque === null
        ? null
        : { ...ligne, jusque: ligne.jusque };
    },
    fermer(secret) {
      db.delete(sessions)
        .where(eq(sessions.hache, hashSecret(secret)))
        .run();
    },
    fermerToutes(compte, sauf) {
      const autres = sauf === undefined ? undefined : ne(sessions.hache, hashSecret(sauf));
      db.delete(sessions)
        .where(and(eq(sessions.compte, compte), autres))
        .run();
    },
  };
}
