/** The quizzes of a list, by their numbers, in an order (plateforme §7; decisions-plateforme "Search", "Visibility"). */
import { and, asc, desc, eq, type SQL, sql } from "../drizzle.ts";
import { listePourTous, type NomListePourTous, type RequeteListe } from "#contracts/quizz.ts";
import type { Base } from "../connection.ts";
import { favoris, quizz } from "../schema/quizz.ts";
import { OFFICIEL, parUnAmi, PUBLIC, REMPLI, visiblePar } from "../visibilite.ts";
import { ORDRE_SIEN } from "./quizz-repository.ts";
import { createSouvenirs } from "./lists/cache.ts";

/** Two lists, four orders; 400 KB each at 100,000 quizzes. */
const ORDRES_MAX = 10;

export type Liste =
  | { readonly sorte: NomListePourTous }
  /** An account's own, those without a question too if `vides`. */
  | { readonly sorte: "miens"; readonly compte: string; readonly vides: boolean }
  /** Those of `createur` that `pour` (null: a visitor) may see. */
  | { readonly sorte: "de"; readonly createur: string; readonly pour: string | null }
  /** Those of an account's friends; those it bookmarked and may still see. */
  | { readonly sorte: "amis" | "favoris"; readonly compte: string };

/** The same for whoever reads it. */
export type ListePourTous = Extract<Liste, { readonly sorte: NomListePourTous }>;

export const estPourTous = (liste: Liste): liste is ListePourTous =>
  listePourTous.options.some((nom) => nom === liste.sorte);

type Tri = RequeteListe["sort"];

interface NumerosDeListe {
  /** All of a list; those of everybody's are remembered until they change. */
  enOrdre(liste: Liste, sort: Tri): Uint32Array;
  /** Some of everybody's list: a walk along its index, and nothing is remembered. */
  page(liste: ListePourTous, sort: Tri, ou: { limit: number; offset: number }): number[];
}

export function createNumerosDeListe(db: Base): NumerosDeListe {
  /** The lists of everybody from end to end, each in its orders: what a search leaves of them is a walk along it. */
  const parDate = createSouvenirs<Uint32Array>(db, ["places", "dates"], ORDRES_MAX);
  const parNote = createSouvenirs<Uint32Array>(db, ["places", "notes"], ORDRES_MAX);
  const conditionListe = (liste: Liste): SQL | undefined => {
    switch (liste.sorte) {
      case "officiel":
        return and(OFFICIEL, REMPLI);
      case "public":
        return and(PUBLIC, REMPLI);
      case "miens":
        return and(eq(quizz.createur, liste.compte), liste.vides ? undefined : REMPLI);
      case "de":
        return and(eq(quizz.createur, liste.createur), visiblePar(db, liste.pour), REMPLI);
      case "amis":
        return and(
          sql`${quizz.visibilite} in ('amis', 'public')`,
          parUnAmi(db, liste.compte),
          REMPLI,
        );
      case "favoris":
        return and(eq(favoris.compte, liste.compte), visiblePar(db, liste.compte), REMPLI);
    }
  };
  /** What "Par ordre d'ajout" means in each list. */
  const ordreAjout = (liste: Liste): SQL[] => {
    if (liste.sorte === "miens") return ORDRE_SIEN;
    if (liste.sorte === "favoris") return [asc(favoris.rang)];
    return [desc(quizz.numero)];
  };
  const ordre = (liste: Liste, sort: Tri): SQL[] => {
    switch (sort) {
      case "recent":
        return [desc(quizz.date), desc(quizz.numero)];
      case "oldest":
        return [asc(quizz.date), asc(quizz.numero)];
      case "note":
        return [desc(quizz.note), desc(quizz.numero)];
      case "ajout":
      case null:
      case undefined:
        return ordreAjout(liste);
    }
  };
  /** The numbers of the quizzes of a list, in an order. */
  const numerosDe = (liste: Liste, sort: Tri) => {
    const requete = db.select({ numero: quizz.numero }).from(quizz).$dynamic();
    return (
      liste.sorte === "favoris" ? requete.innerJoin(favoris, eq(favoris.quizz, quizz._id)) : requete
    )
      .where(conditionListe(liste))
      .orderBy(...ordre(liste, sort));
  };
  /** As one text: a row for each of 100,000 would take three times as long. */
  const tousLesNumeros = (liste: Liste, sort: Tri): Uint32Array => {
    const suite = numerosDe(liste, sort).as("suite");
    const lu = db
      .select({ numeros: sql<string>`json_group_array(${suite.numero})` })
      .from(suite)
      .get();
    const numeros: number[] = JSON.parse(lu?.numeros ?? "[]");
    return Uint32Array.from(numeros);
  };
  /** The pages that everybody opens, ready for each list and each order. */
  const pages = new Map<string, ReturnType<typeof preparerPage>>();
  const preparerPage = (liste: Liste, sort: Tri) =>
    numerosDe(liste, sort)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare();

  return {
    enOrdre(liste, sort) {
      const lire = () => tousLesNumeros(liste, sort);
      if (!estPourTous(liste)) return lire();
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
