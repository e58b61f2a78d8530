/** Links sent by mail (decisions-plateforme "Mail tokens"): hashed at rest, used once. */
import { and, eq, gt, ne } from "drizzle-orm";
import type { GenreLien } from "#contracts/compte.ts";
import type { Base } from "../connexion.ts";
import { hacherSecret, nouveauSecret } from "../identifiant.ts";
import { jetonsMail } from "../schema/comptes.ts";

const HEURE_MS = 3600 * 1000;
const JOUR_MS = 24 * HEURE_MS;
/** How long each kind of link serves. */
const DUREES_MS: Readonly<Record<GenreLien, number>> = {
  mail: JOUR_MS,
  cancelMail: 7 * JOUR_MS,
  password: HEURE_MS,
  suppression: JOUR_MS,
};

export interface Jeton {
  readonly compte: string;
  readonly genre: GenreLien;
  readonly mail: string | null;
  readonly expire: string;
}

export interface JetonRepository {
  /** A new link, in place of the account's others of that kind. Returns its secret. */
  creer(compte: string, genre: GenreLien, mail?: string): string;
  /** What a link of one of these kinds would do, without using it. */
  lire(secret: string, genre: GenreLien): Jeton | null;
  /** The address that waits to be confirmed. */
  mailEnAttente(compte: string): string | null;
  /** Uses a link: the first of many at once has it, the others null. */
  servir(secret: string, genre: GenreLien): Jeton | null;
  /** Ends an account's links, but those that take a change of address back: whoever had them sent may be somebody else. */
  oublierLiens(compte: string): void;
  /** Ends also those that take a later change back than `jeton` did: they lead to the addresses of whoever made it. */
  oublierAnnulations(jeton: Jeton): void;
}

export function createJetonRepository(db: Base): JetonRepository {
  const oublier = (compte: string, genre: GenreLien) => {
    db.delete(jetonsMail)
      .where(and(eq(jetonsMail.compte, compte), eq(jetonsMail.genre, genre)))
      .run();
  };
  const ceJeton = (secret: string) =>
    and(
      eq(jetonsMail.hache, hacherSecret(secret)),
      gt(jetonsMail.expire, new Date().toISOString()),
    );
  return {
    oublierLiens(compte) {
      db.delete(jetonsMail)
        .where(and(eq(jetonsMail.compte, compte), ne(jetonsMail.genre, "cancelMail")))
        .run();
    },
    oublierAnnulations({ compte, expire }) {
      db.delete(jetonsMail)
        .where(
          and(
            eq(jetonsMail.compte, compte),
            eq(jetonsMail.genre, "cancelMail"),
            gt(jetonsMail.expire, expire),
          ),
        )
        .run();
    },
    creer(compte, genre, mail) {
      const secret = nouveauSecret();
      const expire = new Date(Date.now() + DUREES_MS[genre]).toISOString();
      // a change of address may be taken back even after another one
      if (genre !== "cancelMail") oublier(compte, genre);
      db.insert(jetonsMail)
        .values({ hache: hacherSecret(secret), compte, genre, mail: mail ?? null, expire })
        .run();
      return secret;
    },
    lire(secret, genre) {
      const ligne = db.select().from(jetonsMail).where(ceJeton(secret)).get();
      return ligne?.genre === genre ? ligne : null;
    },
    mailEnAttente(compte) {
      const attente = and(
        eq(jetonsMail.compte, compte),
        eq(jetonsMail.genre, "mail"),
        gt(jetonsMail.expire, new Date().toISOString()),
      );
      return db.select().from(jetonsMail).where(attente).get()?.mail ?? null;
    },
    servir(secret, genre) {
      const ce = and(ceJeton(secret), eq(jetonsMail.genre, genre));
      const [servi] = db.delete(jetonsMail).where(ce).returning().all();
      return servi ?? null;
    },
  };
}
