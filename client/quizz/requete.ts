/**
 * The query of a list of quizzes, read from and written to the page's address: plateforme §2 "Quiz list pages", §4 "Quiz list",
 * §7, §9.
 */
import { QUIZZ_PAR_PAGE, RECHERCHE_LONGUEUR_MAX } from "#contracts/limites.ts";
import { garderTagsConnus } from "#contracts/tags.ts";
import {
  type AdresseDePage,
  estAdresseDePage,
  type NomDeParametreDeRecherche,
  type QueryStringDePage,
} from "../app/paths.ts";

/** Number of a list of quizzes in the address: 1 own, 2 official, 3 community, 4 friends', 5 bookmarks. */
export type NumeroDeListeDeQuizz = "1" | "2" | "3" | "4" | "5";

interface Liste {
  readonly libelle: string;
  readonly url: string;
  /** Whether the list of quizzes has its own order, which is the default. */
  readonly ordreSien: boolean;
}

export const LISTES_DE_QUIZZ_PAR_NUMERO: Readonly<Record<NumeroDeListeDeQuizz, Liste>> = {
  1: { libelle: "Mes Quizzs", url: "/api/user/quizz", ordreSien: true },
  2: { libelle: "Officiel", url: "/api/quizz-officiel", ordreSien: true },
  3: { libelle: "Communautés", url: "/api/quizz-public", ordreSien: false },
  4: { libelle: "Amis", url: "/api/quizz-amis", ordreSien: false },
  5: { libelle: "Signet", url: "/api/quizz-fav", ordreSien: true },
};

/** Lists shown to a visitor, to a member on /quizz-communaute, and on /quizz. */
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
  /** Page of the list, counted from 0. */
  readonly page: number;
  readonly sort: TriDeListeDeQuizz;
  readonly tags: readonly string[];
  readonly searchQuery: string;
  readonly menu: NumeroDeListeDeQuizz;
}

/** Query of an address without parameters, on a page whose first tab is `menu`. */
export const requeteDeListeParDefaut = (menu: NumeroDeListeDeQuizz): RequeteDeListeDeQuizz => ({
  page: 0,
  sort: "ajout",
  tags: [],
  searchQuery: "",
  menu,
});

/** The two pages of lists, whose addresses have the same parameters. */
export type CheminDePageDeListe = "/quizz" | "/quizz-communaute";

/** Query of a list of quizzes without any filter. */
export const REQUETE_DE_LISTE_SANS_FILTRE = {
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
 * Reads the query from an address; invalid values count as the default.
 * @param permis lists that are shown
 * @param defaut first tab of the page
 */
export function lireRequeteDeListe(
  lire: (nom: NomDeParametreDeRecherche<CheminDePageDeListe>) => string | null,
  permis: readonly NumeroDeListeDeQuizz[],
  defaut: NumeroDeListeDeQuizz,
): RequeteDeListeDeQuizz {
  const parDefaut = requeteDeListeParDefaut(defaut);
  const page = Number(lire("page") ?? 0);
  const sort = lire("sort") ?? "";
  const menu = lire("menu") ?? "";
  return {
    page: Number.isInteger(page) && page >= 0 ? page : parDefaut.page,
    sort: estTri(sort) ? sort : parDefaut.sort,
    tags: garderTagsConnus((lire("tags") ?? "").split(",")),
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
    ...(sort === requeteDeListeParDefaut(defaut).sort ? {} : { sort }),
    ...(tags.length > 0 ? { tags: tags.join(",") } : {}),
    ...(searchQuery === "" ? {} : { searchQuery }),
  };
}

/** Applies changes to a query; a new search, order, filter or list starts at the first page. */
export function changerRequeteDeListe(
  requete: RequeteDeListeDeQuizz,
  changements: Partial<RequeteDeListeDeQuizz>,
): RequeteDeListeDeQuizz {
  return { ...requete, page: 0, ...changements };
}

/**
 * Path of the API call that reads a list of quizzes. The default order is `recent`, except for lists with their own order.
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
