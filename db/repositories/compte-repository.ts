/** Accounts (plateforme §3, decisions-plateforme "Session", "Account deletion"). */
import { and, asc, count, desc, eq, inArray, ne, or, sql } from "../drizzle.ts";
import type { IconeCompte, Role } from "#contracts/compte.ts";
import { PSEUDO_OFFICIEL } from "#contracts/limites.ts";
import type { RequeteRechercheComptes } from "#contracts/messagerie.ts";
import { type Database, inTransaction } from "../connection.ts";
import { newId } from "../ids.ts";
import { comptes, inscriptions, liensMail } from "../schema/comptes.ts";
import { notes, quizz } from "../schema/quizz.ts";
import { indexerQuizz } from "./lists/search.ts";
import { anonymizeCases } from "./moderation/anonymize.ts";
import { recalculerNote } from "./quizz-repository.ts";

export interface Compte {
  readonly _id: string;
  readonly pseudo: string;
  readonly role: Role;
  readonly mail: string;
  /** Argon2id hash. */
  readonly password: string;
  readonly icon: IconeCompte;
  readonly description: string;
  /** Ends of current measures; null: none. */
  readonly suspendu: string | null;
  readonly sansPublier: string | null;
  readonly sansEcrire: string | null;
}

export type NouveauCompte = Pick<Compte, "pseudo" | "mail" | "password">;
export type ChangementsDeCompte = Partial<Omit<Compte, "_id">>;

/** Identifier that another account has already: the pseudo or the address. */
export type IdentifiantPris = "pseudo" | "mail";

export interface CompteRepository {
  /** Id of the official account, created at the first call. */
  officiel(): string;
  /** Creates an account whose address is confirmed. Returns its id, or the identifier that another account has. */
  creer(nouveau: NouveauCompte): { readonly _id: string } | { readonly pris: IdentifiantPris };
  /** Whether an account has this pseudo, the official one included. */
  pseudoPris(pseudo: string): boolean;
  lire(_id: string): Compte | null;
  parPseudo(pseudo: string): Compte | null;
  parMail(mail: string): Compte | null;
  /** Moderators and administrators who are not suspended. */
  deLaModeration(): readonly Compte[];
  /** Applies all changes to an account or none. Returns null, or the identifier that another account has. */
  changer(_id: string, changements: ChangementsDeCompte): IdentifiantPris | null;
  /**
   * Deletes an account with all its data, and pending registrations and links to its addresses, except links that restore
   * another account's address. Returns its present and former confirmed addresses; an address that it only asked for may be
   * somebody else's.
   */
  supprimer(_id: string): string[];
  /** Searches accounts by pseudo: those that begin with the text first, then by pseudo. */
  chercher(requete: RequeteRechercheComptes): {
    readonly users: { readonly pseudo: string; readonly icon: IconeCompte }[];
    readonly totalCount: number;
  };
}

const cle = (pseudo: string) => pseudo.toLowerCase();

export function createCompteRepository(db: Database): CompteRepository {
  const trouver = (condition: ReturnType<typeof eq>): Compte | null => {
    const ligne = db.select().from(comptes).where(condition).get();
    return ligne === undefined ? null : versCompte(ligne);
  };
  /** Identifier among the given pseudo and address that an account other than `sauf` has; null when both are free. */
  const pris = (
    pseudo: string | undefined,
    mail: string | undefined,
    sauf = "",
  ): IdentifiantPris | null => {
    const memes = or(
      pseudo === undefined ? undefined : eq(comptes.pseudoCle, cle(pseudo)),
      mail === undefined ? undefined : eq(comptes.mail, mail),
    );
    if (memes === undefined) return null;
    const autre = db
      .select({ pseudoCle: comptes.pseudoCle })
      .from(comptes)
      .where(and(memes, ne(comptes._id, sauf)))
      .get();
    if (autre === undefined) return null;
    return pseudo !== undefined && autre.pseudoCle === cle(pseudo) ? "pseudo" : "mail";
  };

  const adressesDe = (_id: string): string[] => {
    const sienne = db
      .select({ mail: comptes.mail })
      .from(comptes)
      .where(eq(comptes._id, _id))
      .all();
    // a link that undoes a change of address tells the former address
    const anciennes = db
      .select({ mail: liensMail.mail })
      .from(liensMail)
      .where(and(eq(liensMail.compte, _id), eq(liensMail.genre, "cancelMail")))
      .all();
    const adresses = new Set([...sienne, ...anciennes].flatMap(({ mail }) => mail ?? []));
    // a former address of the deleted account may belong to another account by now
    return [...adresses].filter((mail) => pris(undefined, mail, _id) === null);
  };

  return {
    officiel() {
      const compte = db
        .select({ _id: comptes._id })
        .from(comptes)
        .where(eq(comptes.officiel, true))
        .get();
      if (compte !== undefined) return compte._id;
      const _id = newId();
      const date = new Date().toISOString();
      db.insert(comptes)
        .values({
          _id,
          pseudo: PSEUDO_OFFICIEL,
          pseudoCle: cle(PSEUDO_OFFICIEL),
          officiel: true,
          date,
        })
        .run();
      return _id;
    },
    creer: (nouveau) =>
      inTransaction(db, () => {
        const deja = pris(nouveau.pseudo, nouveau.mail);
        if (deja !== null) return { pris: deja };
        const _id = newId();
        const date = new Date().toISOString();
        db.insert(comptes)
          .values({ ...nouveau, _id, pseudoCle: cle(nouveau.pseudo), date })
          .run();
        return { _id };
      }),
    pseudoPris: (pseudo) => pris(pseudo, undefined) !== null,
    lire: (_id) => trouver(eq(comptes._id, _id)),
    parPseudo: (pseudo) => trouver(eq(comptes.pseudoCle, cle(pseudo))),
    deLaModeration: () =>
      db
        .select()
        .from(comptes)
        .where(inArray(comptes.role, ["moderator", "admin"]))
        .all()
        .flatMap((ligne) => versCompte(ligne) ?? [])
        .filter(({ suspendu }) => suspendu === null),
    parMail: (mail) => trouver(eq(comptes.mail, mail)),
    changer: (_id, changements) =>
      inTransaction(db, () => {
        const { pseudo, mail } = changements;
        const deja = pris(pseudo, mail, _id);
        if (deja !== null) return deja;
        const avecCle = pseudo === undefined ? {} : { pseudoCle: cle(pseudo) };
        db.update(comptes)
          .set({ ...changements, ...avecCle })
          .where(eq(comptes._id, _id))
          .run();
        // quizzes are searchable by their creator's pseudo
        if (pseudo !== undefined) indexerQuizz(db, eq(quizz.createur, _id));
        return null;
      }),
    supprimer: (_id) =>
      inTransaction(db, () => {
        const adresses = adressesDe(_id);
        const notees = db
          .select({ quizz: notes.quizz })
          .from(notes)
          .where(eq(notes.compte, _id))
          .all();
        anonymizeCases(db, _id);
        db.delete(comptes).where(eq(comptes._id, _id)).run();
        for (const note of notees) recalculerNote(db, note.quizz);
        db.delete(inscriptions).where(inArray(inscriptions.mail, adresses)).run();
        db.delete(liensMail)
          .where(and(inArray(liensMail.mail, adresses), ne(liensMail.genre, "cancelMail")))
          .run();
        return adresses;
      }),
    chercher({ search, limit }) {
      const rang = sql`instr(${comptes.pseudoCle}, ${cle(search)})`;
      const condition = and(
        eq(comptes.officiel, false),
        search === "" ? undefined : sql`${rang} > 0`,
      );
      const users = db
        .select({ pseudo: comptes.pseudo, icon: comptes.icon })
        .from(comptes)
        .where(condition)
        .orderBy(desc(sql`${rang} = 1`), asc(comptes.pseudoCle))
        .limit(limit)
        .all();
      const total = db.select({ n: count() }).from(comptes).where(condition).get();
      return { users, totalCount: total?.n ?? 0 };
    },
  };
}

/** The row as an account; null for the official account, which nobody logs in to. */
function versCompte(ligne: typeof comptes.$inferSelect): Compte | null {
  const { mail, password } = ligne;
  if (mail === null || password === null) return null;
  const maintenant = new Date().toISOString();
  const enCours = (date: string | null) => (date !== null && date > maintenant ? date : null);
  return {
    ...ligne,
    mail,
    password,
    suspendu: enCours(ligne.suspendu),
    sansPublier: enCours(ligne.sansPublier),
    sansEcrire: enCours(ligne.sansEcrire),
  };
}
