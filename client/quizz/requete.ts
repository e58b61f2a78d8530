/**
 * The query of a list of quizzes, read from and written to the page's address: plateforme §2 "Quiz list pages", §4 "Quiz list",
 * §7, §9.
 */
import { QUIZZ_PAR_PAGE, RECHERCHE_MAX } from "#contracts/limites.ts";
import { garderTagsConnus } from "#contracts/tags.ts";
import { type Adresse, estAdresse, type NomRecherche, type Recherche } from "../app/paths.ts";

/** Number of a list of quizzes in the address: 1 own, 2 official, 3 community, 4 friends', 5 bookmarks. */
export type Menu = "1" | "2" | "3" | "4" | "5";

interface Liste {
  readonly libelle: string;
  readonly url: string;
  /** Whether the list of quizzes has its own order, which is the default. */
  readonly ordreSien: boolean;
}

export const MENUS: Readonly<Record<Menu, Liste>> = {
  1: { libelle: "Mes Quizzs", url: "/api/user/quizz", ordreSien: true },
  2: { libelle: "Officiel", url: "/api/quizz-officiel", ordreSien: true },
  3: { libelle: "Communautés", url: "/api/quizz-public", ordreSien: false },
  4: { libelle: "Amis", url: "/api/quizz-amis", ordreSien: false },
  5: { libelle: "Signet", url: "/api/quizz-fav", ordreSien: true },
};

/** Lists shown to a visitor, to a member on /quizz-communaute, and on /quizz. */
export const MENUS_VISITEUR: readonly Menu[] = ["2", "3"];
export const MENUS_COMMUNAUTE: readonly Menu[] = ["2", "3", "4", "5"];
export const MENUS_TOUS: readonly Menu[] = ["1", "2", "3", "4", "5"];

export type Tri = "ajout" | "recent" | "oldest" | "note";

export const TRIS: Readonly<Record<Tri, string>> = {
  ajout: "Par ordre d'ajout",
  recent: "Le plus récent",
  oldest: "Le plus ancien",
  note: "Par note",
};

export interface Requete {
  /** Page of the list, counted from 0. */
  readonly page: number;
  readonly sort: Tri;
  readonly tags: readonly string[];
  readonly searchQuery: string;
  readonly menu: Menu;
}

/** Query of an address without parameters, on a page whose first tab is `menu`. */
export const requeteDe = (menu: Menu): Requete => ({
  page: 0,
  sort: "ajout",
  tags: [],
  searchQuery: "",
  menu,
});

/** The two pages of lists, whose addresses have the same parameters. */
export type CheminDeListe = "/quizz" | "/quizz-communaute";

/** Query of a list of quizzes without any filter. */
export const SANS_FILTRE = { searchQuery: "", tags: [] } as const satisfies Partial<Requete>;

export const estFiltree = ({ searchQuery, tags }: Requete): boolean =>
  searchQuery !== "" || tags.length > 0;

const estTri = (texte: string): texte is Tri => Object.hasOwn(TRIS, texte);
const estMenu = (texte: string): texte is Menu => Object.hasOwn(MENUS, texte);

/**
 * Reads the query from an address; invalid values count as the default.
 * @param permis lists that are shown
 * @param defaut first tab of the page
 */
export function lireRequete(
  lire: (nom: NomRecherche<CheminDeListe>) => string | null,
  permis: readonly Menu[],
  defaut: Menu,
): Requete {
  const parDefaut = requeteDe(defaut);
  const page = Number(lire("page") ?? 0);
  const sort = lire("sort") ?? "";
  const menu = lire("menu") ?? "";
  return {
    page: Number.isInteger(page) && page >= 0 ? page : parDefaut.page,
    sort: estTri(sort) ? sort : parDefaut.sort,
    tags: garderTagsConnus((lire("tags") ?? "").split(",")),
    searchQuery: (lire("searchQuery") ?? "").slice(0, RECHERCHE_MAX),
    menu: estMenu(menu) && permis.includes(menu) ? menu : defaut,
  };
}

/** Query string of a list: only values that are not the default, so that the address stays short. */
export function ecrireRequete(
  { page, sort, tags, searchQuery, menu }: Requete,
  defaut: Menu,
): Recherche<CheminDeListe> {
  return {
    ...(menu === defaut ? {} : { menu }),
    ...(page > 0 ? { page: String(page) } : {}),
    ...(sort === requeteDe(defaut).sort ? {} : { sort }),
    ...(tags.length > 0 ? { tags: tags.join(",") } : {}),
    ...(searchQuery === "" ? {} : { searchQuery }),
  };
}

/** Applies changes to a query; a new search, order, filter or list starts at the first page. */
export function changerRequete(requete: Requete, changements: Partial<Requete>): Requete {
  return { ...requete, page: 0, ...changements };
}

/**
 * Path of the API call that reads a list of quizzes. The default order is `recent`, except for lists with their own order.
 * @param includeEmpty also quizzes without questions, in the member's own list
 */
export function cheminListe(
  { page, sort, tags, searchQuery, menu }: Requete,
  includeEmpty = false,
): string {
  const { url, ordreSien } = MENUS[menu];
  const params = new URLSearchParams({ page: String(page), limit: String(QUIZZ_PAR_PAGE) });
  if (includeEmpty) params.set("includeEmpty", "true");
  if (searchQuery !== "") params.set("search", searchQuery);
  if (sort !== "ajout") params.set("sort", sort);
  else if (!ordreSien) params.set("sort", "recent");
  for (const tag of tags) params.append("tags", tag);
  return `${url}?${params.toString()}`;
}

/** Address of the last list that was shown, with its search and order: plateforme §2 "Quiz list pages" ("restored on return"). */
let derniere: Adresse = "/quizz";

export const listeRetenue = (): Adresse => derniere;

export function retenirListe(adresse: string): void {
  if (estAdresse(adresse)) derniere = adresse;
}
