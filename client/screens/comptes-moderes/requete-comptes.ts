/** What the address of /admin/users says: the list that is wanted, and the account that is open. Pure. */
import { etatCompte, requeteComptes, type RequeteComptes } from "#contracts/moderation.ts";
import type { NomRecherche, Recherche } from "../../app/paths.ts";

export type EtatVoulu = RequeteComptes["etat"];

export interface LieuComptes extends RequeteComptes {
  /** Id of the account that is open. */
  readonly compte: string | null;
}

export const ETATS: readonly { readonly valeur: EtatVoulu; readonly libelle: string }[] = [
  { valeur: "tous", libelle: "Tous" },
  { valeur: "actifs", libelle: "Actifs" },
  { valeur: "limites", libelle: "Limités" },
  { valeur: "suspendus", libelle: "Suspendus" },
  { valeur: "equipe", libelle: "Équipe" },
];

/** Whatever was typed in the address: what makes no sense counts for nothing. */
export function lireLieuComptes(
  lire: (nom: NomRecherche<"/admin/users">) => string | null,
): LieuComptes {
  const { search, page } = requeteComptes.shape;
  return {
    search: search.catch("").parse(lire("search") ?? ""),
    etat: etatCompte.catch("tous").parse(lire("etat")),
    page: page.catch(0).parse(lire("page") ?? 0),
    compte: lire("compte"),
  };
}

/** Only what is not the default, so that an address stays short. */
export function ecrireLieuComptes({
  search,
  etat,
  page,
  compte,
}: LieuComptes): Recherche<"/admin/users"> {
  return {
    ...(search === "" ? {} : { search }),
    ...(etat === "tous" ? {} : { etat }),
    ...(page === 0 ? {} : { page: String(page) }),
    ...(compte === null ? {} : { compte }),
  };
}

/** Where the server answers it. */
export function cheminComptes({ search, etat, page }: RequeteComptes): string {
  const demande = new URLSearchParams({ search, etat, page: String(page) });
  return `/api/moderation/comptes?${demande.toString()}`;
}
