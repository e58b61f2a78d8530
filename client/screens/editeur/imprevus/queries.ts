/** Reads the deck for the administration. plateforme §7 (GET /imprevus), §8. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import {
  type ImprevuAvecRevision,
  imprevuAvecRevision,
  reponseImprevus,
} from "#contracts/edition-imprevu.ts";
import {
  QueryError,
  erreurDeSessionPerdue,
  getQueryOptions,
  CLE_MON_COMPTE,
} from "../../../app/api/queries.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { cheminImprevu } from "../../../document/imprevu-edite.ts";
import type { EtatErreur } from "../../../app/page/etat-erreur.ts";
import { estAdresse } from "../../../app/paths.ts";

export const CLE_IMPREVUS = [CLE_MON_COMPTE, "imprevus"] as const;

export const useImprevu = (id: string): UseQueryResult<ImprevuAvecRevision> =>
  useQuery({
    queryKey: [CLE_MON_COMPTE, "imprevu", id],
    ...getQueryOptions(cheminImprevu(id), imprevuAvecRevision),
    // a cached version could be saved over a newer one
    staleTime: Infinity,
    gcTime: 0,
  });

/** Query for the deck. @param partir message with which a failure leads to /error; null when the page shows the failure */
export function useImprevus(partir: string | null): UseQueryResult<ImprevuAvecRevision[]> {
  const lus = useQuery({
    queryKey: CLE_IMPREVUS,
    ...getQueryOptions("/api/imprevus", reponseImprevus),
  });
  const versErreur = useAllerALaPageErreur();
  const { error } = lus;
  useEffect(() => {
    // `ReserveAuRole` (client/app/page/acces.tsx) handles an expired session
    if (error === null || partir === null || erreurDeSessionPerdue(error)) return;
    versErreur(error instanceof QueryError ? error.statut : 0, partir);
  }, [error, partir, versErreur]);
  return lus;
}

const CONNEXION = "Connectez-vous pour continuer.";

/**
 * Announces a failure and leads to /error; after an expired session, that page offers to log in and come back.
 * plateforme §6, §8.
 */
export function useAllerALaPageErreur(): (statut: number, message: string) => void {
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (statut, message) => {
      erreur(message);
      const etat: EtatErreur =
        statut === 401 && estAdresse(pathname)
          ? { message: CONNEXION, retour: pathname }
          : { message };
      void aller("/error", { replace: true, state: etat });
    },
    [erreur, aller, pathname],
  );
}
