/** What the address says of a list of quizzes: plateforme §2 "Quiz list pages", §4 "Quiz list", §7, §9. Pure. */
import { tagsConnus } from "#contracts/tags.ts";
import { QUIZZ_PAR_PAGE, RECHERCHE_MAX } from "#contracts/limites.ts";
import type { NomRecherche, Recherche } from "../app/paths.ts";
import { type Menu, MENUS } from "./menus.ts";

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
