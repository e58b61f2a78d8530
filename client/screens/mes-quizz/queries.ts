/** Queries of the member's own list, beside the list itself (client/quizz/queries.ts). */
import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseQuizzCoecrits } from "#contracts/coauteurs.ts";
import { quizz } from "#contracts/quizz.ts";
import { QueryError, apiQueryOptions, QUERY_KEY_MESSAGERIE } from "../../app/api/queries.ts";
import type { BrouillonDeQuizz } from "../../document/brouillons.ts";

/** The key starts with QUERY_KEY_MESSAGERIE, because an invitation comes with a message. */
export const QUERY_KEY_QUIZZ_COECRITS = [QUERY_KEY_MESSAGERIE, "coauteur"] as const;

/** Quizzes of others that the member writes, and invitations to write one. Decision 0076. */
export const useQuizzCoecrits = (): UseQueryResult<z.infer<typeof reponseQuizzCoecrits>> =>
  useQuery({
    queryKey: QUERY_KEY_QUIZZ_COECRITS,
    ...apiQueryOptions("/api/user/coauteur", reponseQuizzCoecrits),
    // an answer in another tab, or a removal by the creator, comes without a message
    staleTime: 0,
  });

/** Newest drafts whose quizz the server no longer has for their author. */
export function useBrouillonsOrphelins(
  brouillons: readonly BrouillonDeQuizz[],
  compte: string,
): readonly BrouillonDeQuizz[] {
  const lectures = useQueries({
    queries: brouillons.map(({ quizz: id }) => ({
      queryKey: ["quizz", id],
      ...apiQueryOptions(`/api/quizz/${encodeURIComponent(id)}`, quizz),
    })),
  });
  return brouillons.filter((_, rang) => {
    const { error: echec, data } = lectures[rang] ?? {};
    if (echec instanceof QueryError && echec.statut === 404) return true;
    // who was a co-author of a public quizz may still read it
    return data !== undefined && data.createur !== compte && data.coauteur !== true;
  });
}
