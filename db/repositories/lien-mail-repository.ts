/** Links sent by mail (decisions-plateforme "Mail tokens"): stored as hashes, used once. */
import { and, eq, gt, ne } from "../drizzle.ts";
import type { GenreLienMail } from "#contracts/compte.ts";
import type { Database } from "../connection.ts";
import { hashCookieOrMailSecret, createCookieOrMailSecret } from "../ids.ts";
import { tableLiensMail, tableLiensMailUtilises } from "../schema/comptes.ts";

/** Time for which a used mail link still answers that it was used. */
const SERVI_MS = 30 * 24 * 3600 * 1000;

/** Remembers that a mailed link has confirmed an address: opened again, the link says so. */
export function enregistrerLienMailUtilise(db: Database, secret: string, compte: string): void {
  const expire = new Date(Date.now() + SERVI_MS).toISOString();
  db.insert(tableLiensMailUtilises)
    .values({ hache: hashCookieOrMailSecret(secret), compte, expire })
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
  /** Whether this link has confirmed an address, and no change of address was undone since. */
  aServi(secret: string): boolean;
  /** Deletes an account's links, except those that undo a change of address, because a thief may have requested the others. */
  oublierLiens(compte: string): void;
  /** Deletes links that undo changes later than `lien`'s: they would restore addresses set by a thief. */
  oublierAnnulations(lien: LienMail): void;
}

export function createLienMailRepository(db: Database): LienMailRepository {
  const oublier = (compte: string, genre: GenreLienMail) => {
    db.delete(tableLiensMail)
      .where(and(eq(tableLiensMail.compte, compte), eq(tableLiensMail.genre, genre)))
      .run();
  };
  const ceLien = (secret: string) =>
    and(
      eq(tableLiensMail.hache, hashCookieOrMailSecret(secret)),
      gt(tableLiensMail.expire, new Date().toISOString()),
    );
  return {
    oublierLiens(compte) {
      db.delete(tableLiensMail)
        .where(and(eq(tableLiensMail.compte, compte), ne(tableLiensMail.genre, "cancelMail")))
        .run();
    },
    oublierAnnulations({ compte, expire }) {
      db.delete(tableLiensMail)
        .where(
          and(
            eq(tableLiensMail.compte, compte),
            eq(tableLiensMail.genre, "cancelMail"),
            gt(tableLiensMail.expire, expire),
          ),
        )
        .run();
    },
    creer(compte, genre, mail) {
      const secret = createCookieOrMailSecret();
      const expire = new Date(Date.now() + DUREES_MS[genre]).toISOString();
      // links that undo earlier changes of address stay valid after a later change
      if (genre !== "cancelMail") oublier(compte, genre);
      db.insert(tableLiensMail)
        .values({
          hache: hashCookieOrMailSecret(secret),
          compte,
          genre,
          mail: mail ?? null,
          expire,
        })
        .run();
      return secret;
    },
    lire(secret, genre) {
      const ligne = db.select().from(tableLiensMail).where(ceLien(secret)).get();
      return ligne?.genre === genre ? ligne : null;
    },
    mailEnAttente(compte) {
      const attente = and(
        eq(tableLiensMail.compte, compte),
        eq(tableLiensMail.genre, "mail"),
        gt(tableLiensMail.expire, new Date().toISOString()),
      );
      return db.select().from(tableLiensMail).where(attente).get()?.mail ?? null;
    },
    servir(secret, genre) {
      const ce = and(ceLien(secret), eq(tableLiensMail.genre, genre));
      const [servi] = db.delete(tableLiensMail).where(ce).returning().all();
      if (servi === undefined) return null;
      if (genre === "mail") enregistrerLienMailUtilise(db, secret, servi.compte);
      // a change of address is undone: no used link may say any longer that it has confirmed the account's address
      if (genre === "cancelMail")
        db.delete(tableLiensMailUtilises)
          .where(eq(tableLiensMailUtilises.compte, servi.compte))
          .run();
      return servi;
    },
    aServi: (secret) =>
      db
        .select({ hache: tableLiensMailUtilises.hache })
        .from(tableLiensMailUtilises)
        .where(
          and(
            eq(tableLiensMailUtilises.hache, hashCookieOrMailSecret(secret)),
            gt(tableLiensMailUtilises.expire, new Date().toISOString()),
          ),
        )
        .get() !== undefined,
  };
}
