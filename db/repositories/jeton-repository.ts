/** Links sent by mail (decisions-plateforme "Mail tokens"): hashed at rest, used once. */
import { and, eq, gt, inArray, ne } from "drizzle-orm";
import type { Base } from "../connexion.ts";
import { hacherSecret, nouveauSecret } from "../identifiant.ts";
import { jetonsMail } from "../schema.ts";

const HEURE_MS = 3600 * 1000;
const JOUR_MS = 24 * HEURE_MS;
/** How long each kind of link serves. */
const DUREES_MS = {
  confirme: JOUR_MS,
  mail: JOUR_MS,
  cancelMail: 7 * JOUR_MS,
  password: HEURE_MS,
  suppression: JOUR_MS,
} as const;

export type GenreJeton = keyof typeof DUREES_MS;

export interface JetonServi {
  readonly compte: string;
  readonly genre: GenreJeton;
  readonly mail: string | null;
}

export interface JetonRepository {
  /** A new link, in place of the account's others of that kind. Returns its secret. */
  creer(compte: string, genre: GenreJeton, mail?: string): string;
  /** Whether a link of one of these kinds would serve: for what is worth knowing before a long work. */
  vaut(secret: string, genres: readonly GenreJeton[]): boolean;
  /** Uses a link of one of these kinds: the first of many at once has it, the others null. */
  servir(secret: string, genres: readonly GenreJeton[]): JetonServi | null;
  /** Ends an account's links, but those that take a change of address back: whoever had them sent may be somebody else. */
  oublierLiens(compte: string): void;
}

export function createJetonRepository(db: Base): JetonRepository {
  const oublier = (compte: string, genre: GenreJeton) => {
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
    vaut(secret, genres) {
      const ligne = db
        .select({ genre: jetonsMail.genre })
        .from(jetonsMail)
        .where(ceJeton(secret))
        .get();
      return ligne !== undefined && genres.includes(ligne.genre);
    },
    servir(secret, genres) {
      const [servi] = db
        .delete(jetonsMail)
        .where(and(ceJeton(secret), inArray(jetonsMail.genre, [...genres])))
        .returning()
        .all();
      if (servi === undefined) return null;
      const { compte, genre, mail } = servi;
      return { compte, genre, mail };
    },
  };
}
