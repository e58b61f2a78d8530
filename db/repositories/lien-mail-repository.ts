/** Links sent by mail (decisions-plateforme "Mail tokens"): hashed at rest, used once. */
import { and, eq, gt, ne } from "../drizzle.ts";
import type { GenreLien } from "#contracts/compte.ts";
import type { Base } from "../connexion.ts";
import { hacherSecret, nouveauSecret } from "../identifiant.ts";
import { liensMail } from "../schema/comptes.ts";

const HEURE_MS = 3600 * 1000;
const JOUR_MS = 24 * HEURE_MS;
/** How long each kind of link serves. */
const DUREES_MS: Readonly<Record<GenreLien, number>> = {
  mail: JOUR_MS,
  cancelMail: 7 * JOUR_MS,
  password: HEURE_MS,
  suppression: JOUR_MS,
};

export interface LienMail {
  readonly compte: string;
  readonly genre: GenreLien;
  readonly mail: string | null;
  readonly expire: string;
}

export interface LienMailRepository {
  /** A new link, in place of the account's others of that kind. Returns its secret. */
  creer(compte: string, genre: GenreLien, mail?: string): string;
  /** What a link of one of these kinds would do, without using it. */
  lire(secret: string, genre: GenreLien): LienMail | null;
  /** The address that waits to be confirmed. */
  mailEnAttente(compte: string): string | null;
  /** Uses a link: the first of many at once has it, the others null. */
  servir(secret: string, genre: GenreLien): LienMail | null;
  /** Ends an account's links, but those that take a change of address back: whoever had them sent may be somebody else. */
  oublierLiens(compte: string): void;
  /** Ends also those that take a later change back than `lien` did: they lead to the addresses of whoever made it. */
  oublierAnnulations(lien: LienMail): void;
}

export function createLienMailRepository(db: Base): LienMailRepository {
  const oublier = (compte: string, genre: GenreLien) => {
    db.delete(liensMail)
      .where(and(eq(liensMail.compte, compte), eq(liensMail.genre, genre)))
      .run();
  };
  const ceLien = (secret: string) =>
    and(eq(liensMail.hache, hacherSecret(secret)), gt(liensMail.expire, new Date().toISOString()));
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
      const secret = nouveauSecret();
      const expire = new Date(Date.now() + DUREES_MS[genre]).toISOString();
      // a change of address may be taken back even after another one
      if (genre !== "cancelMail") oublier(compte, genre);
      db.insert(liensMail)
        .values({ hache: hacherSecret(secret), compte, genre, mail: mail ?? null, expire })
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
      return servi ?? null;
    },
  };
}
