/** What the address says of a list of quizzes: plateforme §2 "Quiz list pages", §4 "Quiz list", §7, §9. Pure. */
import { tagsConnus } from "#contracts/tags.ts";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import type { NomRecherche, Recherche } from "../../chemins.ts";
import { type Menu, MENUS } from "../../quizz/menus.ts";

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

export const REQUETE: Requete = { page: 0, sort: "ajout", tags: [], searchQuery: "", menu: "3" };

/** What makes a list shorter, taken away. */
export const SANS_FILTRE = { searchQuery: "", tags: [] } as const satisfies Partial<Requete>;

export const estFiltree = ({ searchQuery, tags }: Requete): boolean =>
  searchQuery !== "" || tags.length > 0;

const estTri = (texte: string): texte is Tri => Object.hasOwn(TRIS, texte);
const estMenu = (texte: string): texte is Menu => Object.hasOwn(MENUS, texte);

/** Whatever was typed in the address: what makes no sense counts for the default. `permis`: menus that are shown. */
export function lireRequete(
  lire: (nom: NomRecherche<"/quizz-communaute">) => string | null,
  permis: readonly Menu[],
): Requete {
  const page = Number(lire("page") ?? 0);
  const sort = lire("sort") ?? "";
  const menu = lire("menu") ?? "";
  return {
    page: Number.isInteger(page) && page >= 0 ? page : REQUETE.page,
    sort: estTri(sort) ? sort : REQUETE.sort,
    tags: tagsConnus((lire("tags") ?? "").split(",")),
    searchQuery: lire("searchQuery") ?? "",
    menu: estMenu(menu) && permis.includes(menu) ? menu : REQUETE.menu,
  };
}

/** Only what is not the default, so that an address stays short. */
export function ecrireRequete({
  page,
  sort,
  tags,
  searchQuery,
  menu,
}: Requete): Recherche<"/quizz-communaute"> {
  return {
    ...(menu === REQUETE.menu ? {} : { menu }),
    ...(page > 0 ? { page: String(page) } : {}),
    ...(sort === REQUETE.sort ? {} : { sort }),
    ...(tags.length > 0 ? { tags: tags.join(",") } : {}),
    ...(searchQuery === "" ? {} : { searchQuery }),
  };
}

/** Another search, order, filter or menu begins at the first page. */
export function changerRequete(requete: Requete, changements: Partial<Requete>): Requete {
  return { ...requete, page: 0, ...changements };
}

/** The call of the API. In the default order, `recent` is asked for, but of the lists that have an order of their own. */
export function cheminListe({ page, sort, tags, searchQuery, menu }: Requete): string {
  const { url, ordreSien } = MENUS[menu];
  const params = new URLSearchParams({ page: String(page), limit: String(QUIZZ_PAR_PAGE) });
  if (searchQuery !== "") params.set("search", searchQuery);
  if (sort !== "ajout") params.set("sort", sort);
  else if (!ordreSien) params.set("sort", "recent");
  for (const tag of tags) params.append("tags", tag);
  return `${url}?${params.toString()}`;
}
