/** Accounts (plateforme §3, decisions-plateforme "Session", "Account deletion"). */
import { and, asc, count, desc, eq, inArray, ne, or, sql } from "../drizzle.ts";
import type { IconeCompte, Role } from "#contracts/compte.ts";
import { PSEUDO_OFFICIEL } from "#contracts/limites.ts";
import type { RequeteRechercheComptes } from "#contracts/messagerie.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { createRandomId } from "../ids.ts";
import { tableComptes, tableInscriptions, tableLiensMail } from "../schema/comptes.ts";
import { tableNotesDeQuizz, tableQuizz } from "../schema/quizz.ts";
import { reindexerDesQuizzPourRecherche } from "./lists/search.ts";
import { anonymizeCompteInAffaires } from "./moderation/anonymize.ts";
import { mettreAJourNoteDuQuizz } from "./quizz-repository.ts";

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
export type ChangementsDuCompte = Partial<Omit<Compte, "_id">>;

/** Identifier that another account has already: the pseudo or the address. */
export type IdentifiantDeCompteDejaPris = "pseudo" | "mail";

export interface CompteRepository {
  /** Id of the official account, created at the first call. */
  officiel(): string;
  /** Creates an account whose address is confirmed. Returns its id, or the identifier that another account has. */
  creer(
    nouveau: NouveauCompte,
  ): { readonly _id: string } | { readonly pris: IdentifiantDeCompteDejaPris };
  /** Whether an account has this pseudo, the official one included. */
  pseudoPris(pseudo: string): boolean;
  lire(_id: string): Compte | null;
  parPseudo(pseudo: string): Compte | null;
  parMail(mail: string): Compte | null;
  /** Moderators and administrators who are not suspended. */
  deLaModeration(): readonly Compte[];
  /** Applies all changes to an account or none. Returns null, or the identifier that another account has. */
  changer(_id: string, changements: ChangementsDuCompte): IdentifiantDeCompteDejaPris | null;
  /**
   * Deletes an account with all its data, and pending registrations and links to its addresses, except links that restore
   * another account's address. Returns its present and former confirmed addresses that no other account has now; an address
   * that it only asked for may be somebody else's.
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
    const ligne = db.select().from(tableComptes).where(condition).get();
    return ligne === undefined ? null : versCompte(ligne);
  };
  /** Identifier among the given pseudo and address that an account other than `sauf` has; null when both are free. */
  const pris = (
    pseudo: string | undefined,
    mail: string | undefined,
    sauf = "",
  ): IdentifiantDeCompteDejaPris | null => {
    const memes = or(
      pseudo === undefined ? undefined : eq(tableComptes.pseudoCle, cle(pseudo)),
      mail === undefined ? undefined : eq(tableComptes.mail, mail),
    );
    if (memes === undefined) return null;
    const autre = db
      .select({ pseudoCle: tableComptes.pseudoCle })
      .from(tableComptes)
      .where(and(memes, ne(tableComptes._id, sauf)))
      .get();
    if (autre === undefined) return null;
    return pseudo !== undefined && autre.pseudoCle === cle(pseudo) ? "pseudo" : "mail";
  };

  const adressesDe = (_id: string): string[] => {
    const sienne = db
      .select({ mail: tableComptes.mail })
      .from(tableComptes)
      .where(eq(tableComptes._id, _id))
      .all();
    // a link that undoes a change of address tells the former address
    const anciennes = db
      .select({ mail: tableLiensMail.mail })
      .from(tableLiensMail)
      .where(and(eq(tableLiensMail.compte, _id), eq(tableLiensMail.genre, "cancelMail")))
      .all();
    const adresses = new Set([...sienne, ...anciennes].flatMap(({ mail }) => mail ?? []));
    // a former address that belongs to another account by now is left out
    return [...adresses].filter((mail) => pris(undefined, mail, _id) === null);
  };

  return {
    officiel() {
      const compte = db
        .select({ _id: tableComptes._id })
        .from(tableComptes)
        .where(eq(tableComptes.officiel, true))
        .get();
      if (compte !== undefined) return compte._id;
      const _id = createRandomId();
      const date = new Date().toISOString();
      db.insert(tableComptes)
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
      runInTransaction(db, () => {
        const deja = pris(nouveau.pseudo, nouveau.mail);
        if (deja !== null) return { pris: deja };
        const _id = createRandomId();
        const date = new Date().toISOString();
        db.insert(tableComptes)
          .values({ ...nouveau, _id, pseudoCle: cle(nouveau.pseudo), date })
          .run();
        return { _id };
      }),
    pseudoPris: (pseudo) => pris(pseudo, undefined) !== null,
    lire: (_id) => trouver(eq(tableComptes._id, _id)),
    parPseudo: (pseudo) => trouver(eq(tableComptes.pseudoCle, cle(pseudo))),
    deLaModeration: () =>
      db
        .select()
        .from(tableComptes)
        .where(inArray(tableComptes.role, ["moderator", "admin"]))
        .all()
        .flatMap((ligne) => versCompte(ligne) ?? [])
        .filter(({ suspendu }) => suspendu === null),
    parMail: (mail) => trouver(eq(tableComptes.mail, mail)),
    changer: (_id, changements) =>
      runInTransaction(db, () => {
        const { pseudo, mail } = changements;
        const deja = pris(pseudo, mail, _id);
        if (deja !== null) return deja;
        const avecCle = pseudo === undefined ? {} : { pseudoCle: cle(pseudo) };
        db.update(tableComptes)
          .set({ ...changements, ...avecCle })
          .where(eq(tableComptes._id, _id))
          .run();
        // quizzes are indexed again, because their creator's pseudo is searchable
        if (pseudo !== undefined) reindexerDesQuizzPourRecherche(db, eq(tableQuizz.createur, _id));
        return null;
      }),
    supprimer: (_id) =>
      runInTransaction(db, () => {
        const adresses = adressesDe(_id);
        const notees = db
          .select({ quizz: tableNotesDeQuizz.quizz })
          .from(tableNotesDeQuizz)
          .where(eq(tableNotesDeQuizz.compte, _id))
          .all();
        anonymizeCompteInAffaires(db, _id);
        db.delete(tableComptes).where(eq(tableComptes._id, _id)).run();
        for (const note of notees) mettreAJourNoteDuQuizz(db, note.quizz);
        db.delete(tableInscriptions).where(inArray(tableInscriptions.mail, adresses)).run();
        db.delete(tableLiensMail)
          .where(
            and(inArray(tableLiensMail.mail, adresses), ne(tableLiensMail.genre, "cancelMail")),
          )
          .run();
        return adresses;
      }),
    chercher({ search, limit }) {
      const rang = sql`instr(${tableComptes.pseudoCle}, ${cle(search)})`;
      const condition = and(
        eq(tableComptes.officiel, false),
        search === "" ? undefined : sql`${rang} > 0`,
      );
      const users = db
        .select({ pseudo: tableComptes.pseudo, icon: tableComptes.icon })
        .from(tableComptes)
        .where(condition)
        .orderBy(desc(sql`${rang} = 1`), asc(tableComptes.pseudoCle))
        .limit(limit)
        .all();
      const total = db.select({ n: count() }).from(tableComptes).where(condition).get();
      return { users, totalCount: total?.n ?? 0 };
    },
  };
}

/** The row as an account; null for the official account, which nobody logs in to. */
function versCompte(ligne: typeof tableComptes.$inferSelect): Compte | null {
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
