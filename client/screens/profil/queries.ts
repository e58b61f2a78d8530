/** Query of the member's account, shared by the five tabs: plateforme §7 (myinfo). */
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { z } from "zod";
import { reponseInformationsDeMonCompte } from "#contracts/compte.ts";
import { useSession } from "../../compte/session.tsx";
import { QUERY_KEY_MESSAGERIE, apiQueryOptions } from "../../app/api/queries.ts";

export type DonneesDeMonCompte = z.infer<typeof reponseInformationsDeMonCompte>;

/** The key starts with QUERY_KEY_MESSAGERIE because the account contains the friends. */
const CLE = [QUERY_KEY_MESSAGERIE, "myinfo"] as const;

/** The member's account. */
export function useMonCompte(): UseQueryResult<DonneesDeMonCompte> {
  return useQuery({
    queryKey: CLE,
    ...apiQueryOptions("/api/myinfo", reponseInformationsDeMonCompte),
  });
}

interface Relire {
  /** Changes the cached account of the member at once. */
  readonly poser: (changements: Partial<DonneesDeMonCompte>) => void;
  /** Reads the member's account again; with `tete`, also the session shown in the header. */
  readonly relire: (tete?: boolean) => Promise<void>;
}

/** Updates the profile's pages after a change of the member's account. */
export function useRelireMonCompte(): Relire {
  const client = useQueryClient();
  const { actualiser } = useSession();
  const poser = useCallback(
    (changements: Partial<DonneesDeMonCompte>) =>
      void client.setQueryData<DonneesDeMonCompte>(CLE, (avant) =>
        avant === undefined ? avant : { ...avant, ...changements },
      ),
    [client],
  );
  const relire = useCallback(
    async (tete = false) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: CLE }),
        tete ? actualiser() : undefined,
      ]);
    },
    [client, actualiser],
  );
  return { poser, relire };
}
