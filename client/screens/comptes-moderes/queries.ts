/** Queries of /admin/users: the list of accounts, its address, and the sheet of one account. */
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import {
  reponseComptePourModerateurs,
  filtreComptesPourModerateurs,
  reponseListeComptesPourModerateurs,
  type RequeteComptesPourModerateurs,
  requeteComptesPourModerateurs,
} from "#contracts/moderation.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MODERATION } from "../../app/api/queries.ts";
import { type NomDeParametreDeQueryString, type QueryStringDePage } from "../../app/paths.ts";

type EtatVoulu = RequeteComptesPourModerateurs["etat"];

/** Query string of /admin/users: the wanted list, and the open account. */
export interface RechercheDeComptesPourModerateurs extends RequeteComptesPourModerateurs {
  /** Id of the open account. */
  readonly compte: string | null;
}

export const FILTRES_DE_COMPTES_PAR_ETAT: readonly {
  readonly valeur: EtatVoulu;
  readonly libelle: string;
}[] = [
  { valeur: "tous", libelle: "Tous" },
  { valeur: "actifs", libelle: "Actifs" },
  { valeur: "limites", libelle: "Limités" },
  { valeur: "suspendus", libelle: "Suspendus" },
  { valeur: "equipe", libelle: "Équipe" },
];

/** Reads the query string of /admin/users; invalid values count as missing. */
export function lireRechercheDeComptesDansLAdresse(
  lire: (nom: NomDeParametreDeQueryString<"/admin/users">) => string | null,
): RechercheDeComptesPourModerateurs {
  const { search, page } = requeteComptesPourModerateurs.shape;
  return {
    search: search.catch("").parse(lire("search") ?? ""),
    etat: filtreComptesPourModerateurs.catch("tous").parse(lire("etat")),
    page: page.catch(0).parse(lire("page") ?? 0),
    compte: lire("compte"),
  };
}

/** Writes the query string of /admin/users without the default values. */
export function composerRechercheDeComptesPourLAdresse({
  search,
  etat,
  page,
  compte,
}: RechercheDeComptesPourModerateurs): QueryStringDePage<"/admin/users"> {
  return {
    ...(search === "" ? {} : { search }),
    ...(etat === "tous" ? {} : { etat }),
    ...(page === 0 ? {} : { page: String(page) }),
    ...(compte === null ? {} : { compte }),
  };
}

/** Path of the list of accounts in the API. */
export function cheminApiComptesPourModerateurs({
  search,
  etat,
  page,
}: RequeteComptesPourModerateurs): string {
  const demande = new URLSearchParams({ search, etat, page: String(page) });
  return `/api/moderation/comptes?${demande.toString()}`;
}

export type DonneesPageDeComptesPourModerateurs = z.infer<
  typeof reponseListeComptesPourModerateurs
>;
export type DonneesDeComptePourModerateurs = z.infer<typeof reponseComptePourModerateurs>;
export type DonneesDeQuizzDeComptePourModerateurs = DonneesDeComptePourModerateurs["quizz"][number];

/** One page of the list of accounts; the previous page stays on screen until the next has come. */
export function useComptesPourModerateurs(
  requete: RequeteComptesPourModerateurs,
): UseQueryResult<DonneesPageDeComptesPourModerateurs> {
  const chemin = cheminApiComptesPourModerateurs(requete);
  return useQuery({
    queryKey: [QUERY_KEY_PREFIX_MODERATION, "comptes", chemin],
    ...apiQueryOptions(chemin, reponseListeComptesPourModerateurs),
    placeholderData: keepPreviousData,
    // measures end by themselves, and other moderators act too
    staleTime: 0,
  });
}

export function useDonneesDeComptePourModerateurs(
  id: string,
): UseQueryResult<DonneesDeComptePourModerateurs> {
  return useQuery({
    queryKey: [QUERY_KEY_PREFIX_MODERATION, "compte", id],
    ...apiQueryOptions(
      `/api/moderation/comptes/${encodeURIComponent(id)}`,
      reponseComptePourModerateurs,
    ),
    staleTime: 0,
  });
}
