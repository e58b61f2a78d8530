/** Query of a public profile, invalidated at each news of friends (docs/decisions/0011). */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseProfilPublic } from "#contracts/compte.ts";
import { QUERY_KEY_MESSAGERIE, apiQueryOptions } from "../../app/api/queries.ts";

export type DonneesDeProfilPublic = z.infer<typeof reponseProfilPublic>;

/** A public profile: plateforme §7 (user-public). */
export function useProfilPublic(pseudo: string): UseQueryResult<DonneesDeProfilPublic> {
  return useQuery({
    queryKey: [QUERY_KEY_MESSAGERIE, "profil", pseudo.toLowerCase()],
    ...apiQueryOptions(`/api/user-public/${encodeURIComponent(pseudo)}`, reponseProfilPublic),
  });
}
