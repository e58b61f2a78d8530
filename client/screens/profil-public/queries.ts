/** Query of a public profile, invalidated at each news of friends (docs/decisions/0011). */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseUserPublic } from "#contracts/compte.ts";
import { COURRIER, lecture } from "../../app/api/queries.ts";

export type ProfilLu = z.infer<typeof reponseUserPublic>;

/** A public profile: plateforme §7 (user-public). */
export function useProfil(pseudo: string): UseQueryResult<ProfilLu> {
  return useQuery({
    queryKey: [COURRIER, "profil", pseudo.toLowerCase()],
    ...lecture(`/api/user-public/${encodeURIComponent(pseudo)}`, reponseUserPublic),
  });
}
