/** Queries of /profile: changes of the member's account, shared by the five tabs, the badges, the played games. plateforme §7. */
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { z } from "zod";
import { reponseBadgesDuCompte, reponseHistoriqueDuCompte } from "#contracts/compte.ts";
import { type DonneesDeMonCompte, QUERY_KEY_MES_INFORMATIONS } from "../../compte/mon-compte.ts";
import { useSession } from "../../compte/session.tsx";
import { QUERY_KEY_PREFIX_MON_COMPTE, apiQueryOptions } from "../../app/api/queries.ts";

interface Relire {
  /** Writes a change that the server has accepted into the cached account, without reading the account again. */
  readonly poser: (changements: Partial<DonneesDeMonCompte>) => void;
  /** Reads the member's account again; with `tete`, also the session shown in the header. */
  readonly relire: (tete?: boolean) => Promise<void>;
}

/** Updates the profile's pages after a change of the member's account. */
export function useActualiserMonCompteEnCache(): Relire {
  const client = useQueryClient();
  const { actualiser } = useSession();
  const poser = useCallback(
    (changements: Partial<DonneesDeMonCompte>) =>
      void client.setQueryData<DonneesDeMonCompte>(QUERY_KEY_MES_INFORMATIONS, (avant) =>
        avant === undefined ? avant : { ...avant, ...changements },
      ),
    [client],
  );
  const relire = useCallback(
    async (tete = false) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: QUERY_KEY_MES_INFORMATIONS }),
        tete ? actualiser() : undefined,
      ]);
    },
    [client, actualiser],
  );
  return { poser, relire };
}

/** All badges, earned or not. */
export const useTousLesBadges = (): UseQueryResult<z.infer<typeof reponseBadgesDuCompte>> =>
  useQuery({
    queryKey: ["badges"],
    ...apiQueryOptions("/api/badges", reponseBadgesDuCompte),
  });

/** Games that the member played. */
export const useHistoriqueDeMesParties = (): UseQueryResult<
  z.infer<typeof reponseHistoriqueDuCompte>
> =>
  useQuery({
    queryKey: [QUERY_KEY_PREFIX_MON_COMPTE, "historique"],
    ...apiQueryOptions("/api/historique", reponseHistoriqueDuCompte),
    // a game may have ended since the last query
    staleTime: 0,
  });
