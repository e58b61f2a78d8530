/**
 * The engine of quizz lists and searches (plateforme §2 "Quiz list pages", §7; decisions-plateforme "Search", "Visibility").
 * It runs in the reader thread (db/reads.ts).
 * A list is an ordered array of quizz numbers (this file). A search or a tag is a bit set of numbers (search.ts, bit-set.ts).
 * A page is the part of the array that passes the sets; only its rows are read. Arrays and sets are cached until triggers
 * count a change (cache.ts).
 * related.ts proposes spellings and similar quizzes, suggestions.ts completes typing, own-list.ts adds what an author sees, played.ts what games say.
 */
import { plierTextePourRecherche, decouperEnMots } from "#contracts/mots.ts";
import {
  nomListeQuizzPourTous,
  type ReponseListeQuizz,
  type NomListeQuizzPourTous,
  type RequeteListeQuizz,
} from "#contracts/quizz.ts";
import { and, asc, desc, eq, inArray, or, sql, type SQL } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { BitSet } from "./bit-set.ts";
import { tableComptes } from "../../schema/comptes.ts";
import { tableLignesHistorique, tablePartiesFinies } from "../../schema/parties.ts";
import { tableFavoris, tableQuizz, tableTotauxDesListes } from "../../schema/quizz.ts";
import { createQuizzSearchMatcher } from "./search.ts";
import { createSearchSpellingCorrector, createSimilarQuizzFinder } from "./related.ts";
import {
  SQL_EST_QUIZZ_OFFICIEL,
  ecrireConditionSqlQuizzDUnAmi,
  SQL_EST_QUIZZ_PUBLIC,
  SQL_EST_QUIZZ_NON_VIDE,
  ecrireConditionSqlQuizzVisiblePar,
} from "../../visibility.ts";
import { SQL_ORDRE_DE_MES_QUIZZ } from "../quizz-repository.ts";
import { createQuizzListCache } from "./cache.ts";

export interface QuizzLists {
  /**
   * A page of a list, and the total count. Quizzes without any question or message are left out, except of one's own list when it asks
   * for them (`vides`).
   * @param joueur account whose history `nouveaux` is about
   */
  lister(
    liste: ListeDemandee,
    requete: RequeteListeQuizz,
    joueur?: string | null,
  ): ReponseListeQuizz;
  /** Public quizzes most similar to the quizz `id`; none when `pour` (null: a visitor) may not see that quizz. */
  comme(id: string, pour: string | null, max: number): ReponseListeQuizz;
}

export function createQuizzLists(db: Database): QuizzLists {
  const filtres = createQuizzSearchMatcher(db);
  const propositions = createSearchSpellingCorrector(db, filtres);
  const similaires = createSimilarQuizzFinder(db, filtres);
  const listes = createListOrders(db);
  const parNumero = db
    .select({
      numero: tableQuizz.numero,
      _id: tableQuizz._id,
      title: tableQuizz.title,
      createur: { pseudo: tableComptes.pseudo },
      questionsCount: tableQuizz.questionsCount,
      note: tableQuizz.note,
      tags: tableQuizz.tags,
    })
    .from(tableQuizz)
    .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
    .where(
      sql`${tableQuizz.numero} in (select value from json_each(${sql.placeholder("numeros")}))`,
    )
    .prepare();
  /** Rows of a page, in the order of their numbers. */
  const lireLignes = (numeros: readonly number[]): ReponseListeQuizz["quizz"] => {
    if (numeros.length === 0) return [];
    const lignes = parNumero.all({ numeros: JSON.stringify(numeros) });
    const rangees = new Map(lignes.map(({ numero, ...ligne }) => [numero, ligne]));
    return numeros.flatMap((numero) => rangees.get(numero) ?? []);
  };
  const total = db
    .select({ n: tableTotauxDesListes.n })
    .from(tableTotauxDesListes)
    .where(eq(tableTotauxDesListes.liste, sql.placeholder("liste")))
    .prepare();
  const listerPourTous = (
    liste: ListeDemandeePourTous,
    { limit, page, sort }: RequeteListeQuizz,
  ): ReponseListeQuizz => ({
    quizz: lireLignes(listes.page(liste, sort, { limit, offset: page * limit })),
    totalCount: total.get({ liste: liste.sorte })?.n ?? 0,
  });
  /** Numbers of the quizzes to leave out of a list: the given ids, and those that an account has played to the end. */
  const numerosDes = (ids: readonly string[], joueur: string | null): ReadonlySet<number> => {
    const nommes = sql`select value from json_each(${JSON.stringify(ids)})`;
    const joues = db
      .select({ quizz: tablePartiesFinies.quizz })
      .from(tableLignesHistorique)
      .innerJoin(tablePartiesFinies, eq(tablePartiesFinies._id, tableLignesHistorique.partie))
      .where(eq(tableLignesHistorique.compte, joueur ?? ""));
    const lus = db
      .select({ numero: tableQuizz.numero })
      .from(tableQuizz)
      .where(or(sql`${tableQuizz._id} in (${nommes})`, inArray(tableQuizz._id, joues)))
      .all();
    return new Set(lus.map(({ numero }) => numero));
  };
  return {
    lister(liste, requete, joueur = null) {
      const { search, sort, tags, sauf = [] } = requete;
      const filtre = filtres.passent(search, tags);
      const sansJoues = requete.nouveaux === true ? joueur : null;
      const exclus = sauf.length > 0 || sansJoues !== null ? numerosDes(sauf, sansJoues) : null;
      if (filtre === null && exclus === null && estListeQuizzPourTous(liste))
        return listerPourTous(liste, requete);
      const tous = listes.enOrdre(liste, sort);
      const passe = (numero: number) =>
        (filtre === null || filtre.has(numero)) && exclus?.has(numero) !== true;
      const { numeros, total: totalCount } = feuille(tous, passe, requete);
      if (totalCount > 0 || search.trim() === "") return { quizz: lireLignes(numeros), totalCount };
      const parTags = filtres.passent("", tags);
      const parmi = BitSet.of([...tous].filter((numero) => exclus?.has(numero) !== true));
      const proposition = propositions.proposer(
        search,
        parTags === null ? parmi : parmi.and(parTags),
      );
      if (proposition === null) return { quizz: [], totalCount };
      const trouves = filtres.passent(proposition, tags);
      const [exemple] = lireLignes([...tous].filter((un) => trouves?.has(un)).slice(0, 1));
      return { quizz: [], totalCount, proposition: ecriteComme(proposition, exemple) };
    },
    comme(id, pour, max) {
      const parmi = listes.enOrdre({ sorte: "public" }, "note");
      const lignes = lireLignes(similaires.similaires(id, pour, parmi, max));
      return { quizz: lignes, totalCount: lignes.length };
    },
  };
}

/** A proposed spelling of a search, with the accents that its words have in a quizz that it finds. */
function ecriteComme(
  proposition: string,
  exemple: ReponseListeQuizz["quizz"][number] | undefined,
): string {
  if (exemple === undefined) return proposition;
  const { title, tags, createur } = exemple;
  const ecrits = decouperEnMots([title, ...tags, createur.pseudo].join(" "));
  return proposition
    .split(" ")
    .map(
      (mot) => ecrits.find((ecrit) => plierTextePourRecherche(ecrit) === mot)?.toLowerCase() ?? mot,
    )
    .join(" ");
}

/** A page of the quizz numbers that pass the filters, and the count of all that pass. */
function feuille(
  tous: Uint32Array,
  passe: (numero: number) => boolean,
  { limit, page }: RequeteListeQuizz,
): { numeros: number[]; total: number } {
  const debut = page * limit;
  const numeros: number[] = [];
  let total = 0;
  for (const numero of tous) {
    if (!passe(numero)) continue;
    if (total >= debut && numeros.length < limit) numeros.push(numero);
    total++;
  }
  return { numeros, total };
}

/** Maximum number of cached orders: two lists with four orders each, 400 KB at 100,000 quizzes. */
const ORDRES_MAX = 10;

/** Which quizzes a list has. */
export type ListeDemandee =
  | { readonly sorte: NomListeQuizzPourTous }
  /** An account's own list; `vides`: also quizzes without any question or message. */
  | { readonly sorte: "miens"; readonly compte: string; readonly vides: boolean }
  /** Quizzes of `createur` that `pour` (null: a visitor) may see. */
  | { readonly sorte: "de"; readonly createur: string; readonly pour: string | null }
  /** Quizzes of an account's friends, or bookmarked ones that it may still see. */
  | { readonly sorte: "amis" | "favoris"; readonly compte: string };

/** A list that is the same for every reader. */
export type ListeDemandeePourTous = Extract<
  ListeDemandee,
  { readonly sorte: NomListeQuizzPourTous }
>;

export const estListeQuizzPourTous = (liste: ListeDemandee): liste is ListeDemandeePourTous =>
  nomListeQuizzPourTous.options.some((nom) => nom === liste.sorte);

type Tri = RequeteListeQuizz["sort"];

interface ListOrders {
  /** All numbers of a list in an order; public lists are cached. */
  enOrdre(liste: ListeDemandee, sort: Tri): Uint32Array;
  /** A page of a public list, read from its index without a cache. */
  page(liste: ListeDemandeePourTous, sort: Tri, ou: { limit: number; offset: number }): number[];
}

function createListOrders(db: Database): ListOrders {
  /** Cached public lists by date or by note; a search walks along them. */
  const parDate = createQuizzListCache<Uint32Array>(db, ["places", "dates"], ORDRES_MAX);
  const parNote = createQuizzListCache<Uint32Array>(db, ["places", "notes"], ORDRES_MAX);
  const conditionListe = (liste: ListeDemandee): SQL | undefined => {
    switch (liste.sorte) {
      case "officiel":
        return and(SQL_EST_QUIZZ_OFFICIEL, SQL_EST_QUIZZ_NON_VIDE);
      case "public":
        return and(SQL_EST_QUIZZ_PUBLIC, SQL_EST_QUIZZ_NON_VIDE);
      case "miens":
        return and(
          eq(tableQuizz.createur, liste.compte),
          liste.vides ? undefined : SQL_EST_QUIZZ_NON_VIDE,
        );
      case "de":
        return and(
          eq(tableQuizz.createur, liste.createur),
          ecrireConditionSqlQuizzVisiblePar(db, liste.pour),
          SQL_EST_QUIZZ_NON_VIDE,
        );
      case "amis":
        return and(
          sql`${tableQuizz.visibilite} in ('amis', 'public')`,
          ecrireConditionSqlQuizzDUnAmi(db, liste.compte),
          SQL_EST_QUIZZ_NON_VIDE,
        );
      case "favoris":
        return and(
          eq(tableFavoris.compte, liste.compte),
          ecrireConditionSqlQuizzVisiblePar(db, liste.compte),
          SQL_EST_QUIZZ_NON_VIDE,
        );
    }
  };
  /** SQL order that the sort "Par ordre d'ajout" means in each list of quizzes. */
  const ordreAjout = (liste: ListeDemandee): SQL[] => {
    if (liste.sorte === "miens") return SQL_ORDRE_DE_MES_QUIZZ;
    if (liste.sorte === "favoris") return [asc(tableFavoris.rang)];
    return [desc(tableQuizz.numero)];
  };
  const ordre = (liste: ListeDemandee, sort: Tri): SQL[] => {
    switch (sort) {
      case "recent":
        return [desc(tableQuizz.date), desc(tableQuizz.numero)];
      case "oldest":
        return [asc(tableQuizz.date), asc(tableQuizz.numero)];
      case "note":
        return [desc(tableQuizz.note), desc(tableQuizz.numero)];
      case "ajout":
      case null:
      case undefined:
        return ordreAjout(liste);
    }
  };
  /** SQL query of the quizz numbers of a list, in an order. */
  const numerosDe = (liste: ListeDemandee, sort: Tri) => {
    const requete = db.select({ numero: tableQuizz.numero }).from(tableQuizz).$dynamic();
    return (
      liste.sorte === "favoris"
        ? requete.innerJoin(tableFavoris, eq(tableFavoris.quizz, tableQuizz._id))
        : requete
    )
      .where(conditionListe(liste))
      .orderBy(...ordre(liste, sort));
  };
  /** Reads all numbers as one JSON text: reading a row for each of 100,000 would take three times as long. */
  const tousLesNumeros = (liste: ListeDemandee, sort: Tri): Uint32Array => {
    const suite = numerosDe(liste, sort).as("suite");
    const lu = db
      .select({ numeros: sql<string>`json_group_array(${suite.numero})` })
      .from(suite)
      .get();
    const numeros: number[] = JSON.parse(lu?.numeros ?? "[]");
    return Uint32Array.from(numeros);
  };
  /** Prepared statements of the public lists, by list and order. */
  const pages = new Map<string, ReturnType<typeof preparerPage>>();
  const preparerPage = (liste: ListeDemandee, sort: Tri) =>
    numerosDe(liste, sort)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare();

  return {
    enOrdre(liste, sort) {
      const lire = () => tousLesNumeros(liste, sort);
      if (!estListeQuizzPourTous(liste)) return lire();
      return (sort === "note" ? parNote : parDate)(`${liste.sorte} ${sort ?? ""}`, lire);
    },
    page(liste, sort, ou) {
      const cle = `${liste.sorte} ${sort ?? ""}`;
      const prete = pages.get(cle) ?? preparerPage(liste, sort);
      pages.set(cle, prete);
      return prete.all(ou).map(({ numero }) => numero);
    },
  };
}
