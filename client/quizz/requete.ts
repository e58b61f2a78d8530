/**
 * The query of a list of quizzes, read from and written to the page's address: plateforme §2 "Quiz list pages", §4 "Quiz list",
 * §7, §9.
 */
import { QUIZZ_PAR_PAGE, RECHERCHE_LONGUEUR_MAX } from "#contracts/limites.ts";
import { filtrerTagsConnus } from "#contracts/tags.ts";
import {
  type AdresseDePage,
  estAdresseDePage,
  type NomDeParametreDeQueryString,
  type QueryStringDePage,
} from "../app/paths.ts";

/** Number of a list of quizzes in the address: 1 own, 2 official, 3 community, 4 friends', 5 bookmarks. */
export type NumeroDeListeDeQuizz = "1" | "2" | "3" | "4" | "5";

interface Liste {
  readonly libelle: string;
  readonly url: string;
  /** Whether the list has an order of its own (chosen by the member or by the house), which is then its default order. */
  readonly ordreSien: boolean;
}

export const LISTES_DE_QUIZZ_PAR_NUMERO: Readonly<Record<NumeroDeListeDeQuizz, Liste>> = {
  1: { libelle: "Mes Quizzs", url: "/api/user/quizz", ordreSien: true },
  2: { libelle: "Officiel", url: "/api/quizz-officiel", ordreSien: true },
  3: { libelle: "Communautés", url: "/api/quizz-public", ordreSien: false },
  4: { libelle: "Amis", url: "/api/quizz-amis", ordreSien: false },
  5: { libelle: "Signet", url: "/api/quizz-fav", ordreSien: true },
};

/** Numbers of the lists shown to a visitor; below, to a member on /quizz-communaute, then on /quizz. */
export const LISTES_DU_VISITEUR: readonly NumeroDeListeDeQuizz[] = ["2", "3"];
export const LISTES_DE_LA_PAGE_COMMUNAUTE: readonly NumeroDeListeDeQuizz[] = ["2", "3", "4", "5"];
export const LISTES_DE_LA_PAGE_QUIZZ: readonly NumeroDeListeDeQuizz[] = ["1", "2", "3", "4", "5"];

export type TriDeListeDeQuizz = "ajout" | "recent" | "oldest" | "note";

export const NOMS_DES_TRIS_DE_QUIZZ: Readonly<Record<TriDeListeDeQuizz, string>> = {
  ajout: "Par ordre d'ajout",
  recent: "Le plus récent",
  oldest: "Le plus ancien",
  note: "Par note",
};

export interface RequeteDeListeDeQuizz {
  /** Rank of the list's page, counted from 0. */
  readonly page: number;
  readonly sort: TriDeListeDeQuizz;
  readonly tags: readonly string[];
  readonly searchQuery: string;
  readonly menu: NumeroDeListeDeQuizz;
}

/** Query of an address without parameters, on a page whose first tab is `menu`. */
export const composerRequeteDeListeParDefaut = (
  menu: NumeroDeListeDeQuizz,
): RequeteDeListeDeQuizz => ({
  page: 0,
  sort: "ajout",
  tags: [],
  searchQuery: "",
  menu,
});

/** Paths of the two pages that show lists; their addresses have the same parameters. */
export type CheminDePageDeListe = "/quizz" | "/quizz-communaute";

/** The part of a list's query that filters nothing: no search, no tags. */
export const FILTRES_DE_LISTE_VIDES = {
  searchQuery: "",
  tags: [],
} as const satisfies Partial<RequeteDeListeDeQuizz>;

export const estListeFiltree = ({ searchQuery, tags }: RequeteDeListeDeQuizz): boolean =>
  searchQuery !== "" || tags.length > 0;

const estTri = (texte: string): texte is TriDeListeDeQuizz =>
  Object.hasOwn(NOMS_DES_TRIS_DE_QUIZZ, texte);
const estMenu = (texte: string): texte is NumeroDeListeDeQuizz =>
  Object.hasOwn(LISTES_DE_QUIZZ_PAR_NUMERO, texte);

/**
 * Reads the query of a list from an address; an invalid value counts as the default.
 * @param lire value of a parameter of the address, null when it is absent
 * @param permis lists that the page shows
 * @param defaut first tab of the page
 */
export function lireRequeteDeListe(
  lire: (nom: NomDeParametreDeQueryString<CheminDePageDeListe>) => string | null,
  permis: readonly NumeroDeListeDeQuizz[],
  defaut: NumeroDeListeDeQuizz,
): RequeteDeListeDeQuizz {
  const parDefaut = composerRequeteDeListeParDefaut(defaut);
  const page = Number(lire("page") ?? 0);
  const sort = lire("sort") ?? "";
  const menu = lire("menu") ?? "";
  return {
    page: Number.isInteger(page) && page >= 0 ? page : parDefaut.page,
    sort: estTri(sort) ? sort : parDefaut.sort,
    tags: filtrerTagsConnus((lire("tags") ?? "").split(",")),
    searchQuery: (lire("searchQuery") ?? "").slice(0, RECHERCHE_LONGUEUR_MAX),
    menu: estMenu(menu) && permis.includes(menu) ? menu : defaut,
  };
}

/** Query string of a list: only values that are not the default, so that the address stays short. */
export function ecrireRequeteDeListe(
  { page, sort, tags, searchQuery, menu }: RequeteDeListeDeQuizz,
  defaut: NumeroDeListeDeQuizz,
): QueryStringDePage<CheminDePageDeListe> {
  return {
    ...(menu === defaut ? {} : { menu }),
    ...(page > 0 ? { page: String(page) } : {}),
    ...(sort === composerRequeteDeListeParDefaut(defaut).sort ? {} : { sort }),
    ...(tags.length > 0 ? { tags: tags.join(",") } : {}),
    ...(searchQuery === "" ? {} : { searchQuery }),
  };
}

/** The query with changes applied; it then starts at the first page, unless the changes name a page. */
export function changerRequeteDeListe(
  requete: RequeteDeListeDeQuizz,
  changements: Partial<RequeteDeListeDeQuizz>,
): RequeteDeListeDeQuizz {
  return { ...requete, page: 0, ...changements };
}

/**
 * Path of the API call that reads a list of quizzes. In lists without an order of their own, the default order is
 * `recent`.
 * @param includeEmpty also quizzes without questions, in the member's own list
 */
export function cheminApiDeListe(
  { page, sort, tags, searchQuery, menu }: RequeteDeListeDeQuizz,
  includeEmpty = false,
): string {
  const { url, ordreSien } = LISTES_DE_QUIZZ_PAR_NUMERO[menu];
  const params = new URLSearchParams({ page: String(page), limit: String(QUIZZ_PAR_PAGE) });
  if (includeEmpty) params.set("includeEmpty", "true");
  if (searchQuery !== "") params.set("search", searchQuery);
  if (sort !== "ajout") params.set("sort", sort);
  else if (!ordreSien) params.set("sort", "recent");
  for (const tag of tags) params.append("tags", tag);
  return `${url}?${params.toString()}`;
}

/** Address of the last list that was shown, with its search and order: plateforme §2 "Quiz list pages" ("restored on return"). */
let derniere: AdresseDePage = "/quizz";

export const lireAdresseDeDerniereListeOuverte = (): AdresseDePage => derniere;

export function retenirDerniereListeOuverte(adresse: string): void {
  if (estAdresseDePage(adresse)) derniere = adresse;
}
