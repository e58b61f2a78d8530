/** What the address says of a list of quizzes: plateforme §2 "Quiz list pages", §4 "Quiz list", §7, §9. Pure. */
import { QUIZZ_PAR_PAGE, RECHERCHE_MAX } from "#contracts/limites.ts";
import { tagsConnus } from "#contracts/tags.ts";
import { type Adresse, estAdresse, type NomRecherche, type Recherche } from "../app/paths.ts";

/* The lists of quizzes: plateforme §2 "Quiz list pages", §6, §7. */

/** 1 own, 2 official, 3 community, 4 friends', 5 bookmarks. */
export type Menu = "1" | "2" | "3" | "4" | "5";

interface Liste {
  readonly libelle: string;
  readonly url: string;
  /** Has an order of its own, which no other replaces. */
  readonly ordreSien: boolean;
}

export const MENUS: Readonly<Record<Menu, Liste>> = {
  1: { libelle: "Mes Quizzs", url: "/api/user/quizz", ordreSien: true },
  2: { libelle: "Officiel", url: "/api/quizz-officiel", ordreSien: true },
  3: { libelle: "Communautés", url: "/api/quizz-public", ordreSien: false },
  4: { libelle: "Amis", url: "/api/quizz-amis", ordreSien: false },
  5: { libelle: "Signet", url: "/api/quizz-fav", ordreSien: true },
};

/** What a visitor sees, and somebody who is logged in; one's own are not among the community's. */
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
  /** From 0. */
  readonly page: number;
  readonly sort: Tri;
  readonly tags: readonly string[];
  readonly searchQuery: string;
  readonly menu: Menu;
}

/** What an address says that says nothing, on a page that begins with that menu. */
export const requeteDe = (menu: Menu): Requete => ({
  page: 0,
  sort: "ajout",
  tags: [],
  searchQuery: "",
  menu,
});

/** The two pages of lists; what their addresses may say is the same. */
export type CheminDeListe = "/quizz" | "/quizz-communaute";

/** What makes a list shorter, taken away. */
export const SANS_FILTRE = { searchQuery: "", tags: [] } as const satisfies Partial<Requete>;

export const estFiltree = ({ searchQuery, tags }: Requete): boolean =>
  searchQuery !== "" || tags.length > 0;

const estTri = (texte: string): texte is Tri => Object.hasOwn(TRIS, texte);
const estMenu = (texte: string): texte is Menu => Object.hasOwn(MENUS, texte);

/**
 * Whatever was typed in the address: what makes no sense counts for the default.
 * @param permis menus that are shown
 * @param defaut the one that the page begins with
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
    tags: tagsConnus((lire("tags") ?? "").split(",")),
    searchQuery: (lire("searchQuery") ?? "").slice(0, RECHERCHE_MAX),
    menu: estMenu(menu) && permis.includes(menu) ? menu : defaut,
  };
}

/** Only what is not the default, so that an address stays short. */
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

/** Another search, order, filter or menu begins at the first page. */
export function changerRequete(requete: Requete, changements: Partial<Requete>): Requete {
  return { ...requete, page: 0, ...changements };
}

/**
 * The call of the API. In the default order, `recent` is asked for, but of the lists that have an order of their own.
 * @param includeEmpty one's own, those without a question too
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

/** The page of lists that one was on last, as it was searched and sorted: plateforme §2 "Quiz list pages" ("restored on return"). */
let derniere: Adresse = "/quizz";

export const listeRetenue = (): Adresse => derniere;

export function retenirListe(adresse: string): void {
  if (estAdresse(adresse)) derniere = adresse;
}
