/** Queries for the deck and for one imprévu of it, for the administration. plateforme §7 (GET /imprevus), §8. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import {
  type ImprevuAvecRevision,
  imprevuAvecRevision,
  reponseListeImprevus,
} from "#contracts/edition-imprevu.ts";
import { appelerApi, type ReponseApi } from "../../../app/api/api.ts";
import {
  QueryError,
  estErreurDeSessionPerdue,
  apiQueryOptions,
  QUERY_KEY_PREFIX_MON_COMPTE,
} from "../../../app/api/queries.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { cheminApiImprevu } from "../../../document/imprevu-edite.ts";
import type { EtatDePageErreur } from "../../../app/page/etat-erreur.ts";
import { estAdresseDePage } from "../../../app/paths.ts";

export const QUERY_KEY_IMPREVUS = [QUERY_KEY_PREFIX_MON_COMPTE, "imprevus"] as const;

export const useImprevu = (id: string): UseQueryResult<ImprevuAvecRevision> =>
  useQuery({
    queryKey: [QUERY_KEY_PREFIX_MON_COMPTE, "imprevu", id],
    ...apiQueryOptions(cheminApiImprevu(id), imprevuAvecRevision),
    // the imprévu is read once and not kept in the cache: an older version could be saved over a newer one
    staleTime: Infinity,
    gcTime: 0,
  });

/** Reads the imprévu as the server has it now, for the conflict of two authors. */
export const lireImprevuActuelDuServeur = (id: string): Promise<ReponseApi<ImprevuAvecRevision>> =>
  appelerApi("GET", cheminApiImprevu(id), imprevuAvecRevision);

/**
 * Query for the deck.
 * @param partir message that is announced when a failure leads to /error; null when the page shows the failure itself
 */
export function useImprevus(partir: string | null): UseQueryResult<ImprevuAvecRevision[]> {
  const lus = useQuery({
    queryKey: QUERY_KEY_IMPREVUS,
    ...apiQueryOptions("/api/imprevus", reponseListeImprevus),
  });
  const versErreur = useAnnoncerEtAllerALaPageErreur();
  const { error } = lus;
  useEffect(() => {
    // an expired session does not lead to /error: `ReserveAuRole` (client/app/page/acces.tsx) handles it
    if (error === null || partir === null || estErreurDeSessionPerdue(error)) return;
    versErreur(error instanceof QueryError ? error.statut : 0, partir);
  }, [error, partir, versErreur]);
  return lus;
}

const CONNEXION = "Connectez-vous pour continuer.";

/**
 * The function that announces a failure and leads to /error; after an expired session, that page offers to log in and
 * come back. plateforme §6, §8.
 */
export function useAnnoncerEtAllerALaPageErreur(): (statut: number, message: string) => void {
  const { erreur } = useAnnoncerParBanniere();
  const aller = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (statut, message) => {
      erreur(message);
      const etat: EtatDePageErreur =
        statut === 401 && estAdresseDePage(pathname)
          ? { message: CONNEXION, retour: pathname }
          : { message };
      void aller("/error", { replace: true, state: etat });
    },
    [erreur, aller, pathname],
  );
}
