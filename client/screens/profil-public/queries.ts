/** Queries of a public profile, invalidated at each news of friends (docs/decisions/0011). */
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseProfilPublic } from "#contracts/compte.ts";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { type ReponseListeQuizz, reponseListeQuizz } from "#contracts/quizz.ts";
import { QUERY_KEY_PREFIX_MESSAGERIE, apiQueryOptions } from "../../app/api/queries.ts";

export type DonneesDeProfilPublic = z.infer<typeof reponseProfilPublic>;

/** A public profile: plateforme §7 (user-public). */
export function useProfilPublic(pseudo: string): UseQueryResult<DonneesDeProfilPublic> {
  return useQuery({
    queryKey: [QUERY_KEY_PREFIX_MESSAGERIE, "profil", pseudo.toLowerCase()],
    ...apiQueryOptions(`/api/user-public/${encodeURIComponent(pseudo)}`, reponseProfilPublic),
  });
}

/** A page, counted from 0, of a member's quizzes that the reader may see: plateforme §7 (user/quizz/{pseudo}). */
export function useQuizzDuProfilPublic(
  pseudo: string,
  page: number,
): UseQueryResult<ReponseListeQuizz> {
  const requete = new URLSearchParams({ page: String(page), limit: String(QUIZZ_PAR_PAGE) });
  return useQuery({
    // friends see more quizzes, so news of friends invalidate the list
    queryKey: [QUERY_KEY_PREFIX_MESSAGERIE, "quizz-de", pseudo, page],
    ...apiQueryOptions(
      `/api/user/quizz/${encodeURIComponent(pseudo)}?${requete.toString()}`,
      reponseListeQuizz,
    ),
    placeholderData: keepPreviousData,
  });
}
