/**
 * Registrations that wait for their link (decisions/0016): there is no account before its address is confirmed, and a link
 * makes the account that was asked for with it. Also solved captchas.
 */
import { and, asc, desc, eq, gt, ne, or } from "../drizzle.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { hashCookieOrMailSecret, createCookieOrMailSecret } from "../ids.ts";
import { tableCaptchasUtilises, tableInscriptions } from "../schema/comptes.ts";
import { enregistrerLienMailUtilise } from "./lien-mail-repository.ts";
import {
  createCompteRepository,
  type NouveauCompte,
  type IdentifiantDeCompteDejaPris,
} from "./compte-repository.ts";

const DUREE_MS = 24 * 3600 * 1000;
/** Maximum number of pending links of one address; beyond, the oldest one is deleted. */
const PAR_MAIL_MAX = 5;

export interface InscriptionRepository {
  /**
   * Stores a registration and returns its link's secret; null when the pseudo is an account's, or is pending for another
   * address.
   */
  deposer(nouveau: NouveauCompte): string | null;
  /**
   * Makes the account of a registration link. Null when there is no such link; the link stays valid when the pseudo or
   * address is taken.
   */
  confirmer(
    secret: string,
  ): { readonly _id: string } | { readonly pris: IdentifiantDeCompteDejaPris } | null;
  /** Password hash of the latest pending registration under this pseudo or address. */
  enAttente(pseudoOuMail: string): string | null;
}

export function createInscriptionRepository(db: Database): InscriptionRepository {
  const comptes = createCompteRepository(db);
  const vivante = () => gt(tableInscriptions.expire, new Date().toISOString());
  return {
    deposer: (nouveau) =>
      runInTransaction(db, () => {
        const { pseudo, mail } = nouveau;
        const pseudoCle = pseudo.toLowerCase();
        const ailleurs = db
          .select({ hache: tableInscriptions.hache })
          .from(tableInscriptions)
          .where(
            and(
              eq(tableInscriptions.pseudoCle, pseudoCle),
              ne(tableInscriptions.mail, mail),
              vivante(),
            ),
          )
          .get();
        if (ailleurs !== undefined || comptes.pseudoPris(pseudo)) return null;
        const siennes = db
          .select({ hache: tableInscriptions.hache })
          .from(tableInscriptions)
          .where(eq(tableInscriptions.mail, mail))
          .orderBy(asc(tableInscriptions.expire))
          .all();
        for (const { hache } of siennes.slice(0, Math.max(0, siennes.length - PAR_MAIL_MAX + 1)))
          db.delete(tableInscriptions).where(eq(tableInscriptions.hache, hache)).run();
        const secret = createCookieOrMailSecret();
        const expire = new Date(Date.now() + DUREE_MS).toISOString();
        db.insert(tableInscriptions)
          .values({ ...nouveau, pseudoCle, hache: hashCookieOrMailSecret(secret), expire })
          .run();
        return secret;
      }),
    confirmer: (secret) =>
      runInTransaction(db, () => {
        const attente = db
          .select()
          .from(tableInscriptions)
          .where(and(eq(tableInscriptions.hache, hashCookieOrMailSecret(secret)), vivante()))
          .get();
        if (attente === undefined) return null;
        const { pseudo, mail, password } = attente;
        const cree = comptes.creer({ pseudo, mail, password });
        if ("_id" in cree) {
          // the address's other registration links would make a second account
          db.delete(tableInscriptions).where(eq(tableInscriptions.mail, mail)).run();
          enregistrerLienMailUtilise(db, secret, cree._id);
        }
        return cree;
      }),
    enAttente(pseudoOuMail) {
      const cle = pseudoOuMail.toLowerCase();
      const derniere = db
        .select({ password: tableInscriptions.password })
        .from(tableInscriptions)
        .where(
          and(or(eq(tableInscriptions.pseudoCle, cle), eq(tableInscriptions.mail, cle)), vivante()),
        )
        .orderBy(desc(tableInscriptions.expire))
        .get();
      return derniere?.password ?? null;
    },
  };
}

export interface CaptchaRepository {
  /** Marks a solved captcha as used: true the first time, false afterwards. `expire`: when the captcha is invalid anyway. */
  servir(hache: string, expire: Date): boolean;
}

export function createCaptchaRepository(db: Database): CaptchaRepository {
  return {
    servir(hache, expire) {
      const { changes } = db
        .insert(tableCaptchasUtilises)
        .values({ hache, expire: expire.toISOString() })
        .onConflictDoNothing()
        .run();
      return changes > 0;
    },
  };
}
