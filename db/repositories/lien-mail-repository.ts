/** Links sent by mail (decisions-plateforme "Mail tokens"): stored as hashes, used once. */
import { and, eq, gt, ne } from "../drizzle.ts";
import type { GenreLienMail } from "#contracts/compte.ts";
import type { Database } from "../connection.ts";
import { hashSecret, newCookieOrMailSecret } from "../ids.ts";
import { liensMail, liensServis } from "../schema/comptes.ts";

/** Time for which a used mail link still answers that it was used. */
const SERVI_MS = 30 * 24 * 3600 * 1000;

/** Remembers that a mailed link has confirmed an address: opened again, the link says so. */
export function retenirLienServi(db: Database, secret: string, compte: string): void {
  const expire = new Date(Date.now() + SERVI_MS).toISOString();
  db.insert(liensServis)
    .values({ hache: hashSecret(secret), compte, expire })
    .onConflictDoNothing()
    .run();
}

const HEURE_MS = 3600 * 1000;
const JOUR_MS = 24 * HEURE_MS;
/** Validity of each kind of link. */
const DUREES_MS: Readonly<Record<GenreLienMail, number>> = {
  mail: JOUR_MS,
  cancelMail: 7 * JOUR_MS,
  password: HEURE_MS,
  suppression: JOUR_MS,
};

export interface LienMail {
  readonly compte: string;
  readonly genre: GenreLienMail;
  readonly mail: string | null;
  readonly expire: string;
}

export interface LienMailRepository {
  /** Makes a mail link, which replaces the account's others of its kind. Returns the link's secret. */
  creer(compte: string, genre: GenreLienMail, mail?: string): string;
  /** Reads a link of this kind without using it. */
  lire(secret: string, genre: GenreLienMail): LienMail | null;
  /** Address that waits to be confirmed. */
  mailEnAttente(compte: string): string | null;
  /** Uses up a mailed link: of simultaneous calls the first gets the link, the others null. */
  servir(secret: string, genre: GenreLienMail): LienMail | null;
  /** Whether this link has confirmed an address that was not restored since. */
  aServi(secret: string): boolean;
  /** Deletes an account's links, except those that undo a change of address, because a thief may have requested the others. */
  oublierLiens(compte: string): void;
  /** Deletes links that undo changes later than `lien`'s: they would restore addresses set by a thief. */
  oublierAnnulations(lien: LienMail): void;
}

export function createLienMailRepository(db: Database): LienMailRepository {
  const oublier = (compte: string, genre: GenreLienMail) => {
    db.delete(liensMail)
      .where(and(eq(liensMail.compte, compte), eq(liensMail.genre, genre)))
      .run();
  };
  const ceLien = (secret: string) =>
    and(eq(liensMail.hache, hashSecret(secret)), gt(liensMail.expire, new Date().toISOString()));
  return {
    oublierLiens(compte) {
      db.delete(liensMail)
        .where(and(eq(liensMail.compte, compte), ne(liensMail.genre, "cancelMail")))
        .run();
    },
    oublierAnnulations({ compte, expire }) {
      db.delete(liensMail)
        .where(
          and(
            eq(liensMail.compte, compte),
            eq(liensMail.genre, "cancelMail"),
            gt(liensMail.expire, expire),
          ),
        )
        .run();
    },
    creer(compte, genre, mail) {
      const secret = newCookieOrMailSecret();
      const expire = new Date(Date.now() + DUREES_MS[genre]).toISOString();
      // links that undo earlier changes of address stay valid after a later change
      if (genre !== "cancelMail") oublier(compte, genre);
      db.insert(liensMail)
        .values({ hache: hashSecret(secret), compte, genre, mail: mail ?? null, expire })
        .run();
      return secret;
    },
    lire(secret, genre) {
      const ligne = db.select().from(liensMail).where(ceLien(secret)).get();
      return ligne?.genre === genre ? ligne : null;
    },
    mailEnAttente(compte) {
      const attente = and(
        eq(liensMail.compte, compte),
        eq(liensMail.genre, "mail"),
        gt(liensMail.expire, new Date().toISOString()),
      );
      return db.select().from(liensMail).where(attente).get()?.mail ?? null;
    },
    servir(secret, genre) {
      const ce = and(ceLien(secret), eq(liensMail.genre, genre));
      const [servi] = db.delete(liensMail).where(ce).returning().all();
      if (servi === undefined) return null;
      if (genre === "mail") retenirLienServi(db, secret, servi.compte);
      // the confirmed address is no longer the account's
      if (genre === "cancelMail")
        db.delete(liensServis).where(eq(liensServis.compte, servi.compte)).run();
      return servi;
    },
    aServi: (secret) =>
      db
        .select({ hache: liensServis.hache })
        .from(liensServis)
        .where(
          and(
            eq(liensServis.hache, hashSecret(secret)),
            gt(liensServis.expire, new Date().toISOString()),
          ),
        )
        .get() !== undefined,
  };
}
