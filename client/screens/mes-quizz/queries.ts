/** Queries of the member's own list, beside the list itself (client/quizz/queries.ts). */
import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseQuizzCoecrits } from "#contracts/coauteurs.ts";
import { quizz } from "#contracts/quizz.ts";
import { QueryError, apiQueryOptions, QUERY_KEY_PREFIX_MESSAGERIE } from "../../app/api/queries.ts";
import type { BrouillonDeQuizz } from "../../document/brouillons.ts";

/**
 * Key of the query for co-written quizzes. It starts with QUERY_KEY_PREFIX_MESSAGERIE, so that a message has it read again: an
 * invitation comes with one.
 */
export const QUERY_KEY_QUIZZ_COECRITS = [QUERY_KEY_PREFIX_MESSAGERIE, "coauteur"] as const;

/** Query for the quizzes of others that the member writes, and for the invitations to write one. Decision 0076. */
export const useQuizzCoecrits = (): UseQueryResult<z.infer<typeof reponseQuizzCoecrits>> =>
  useQuery({
    queryKey: QUERY_KEY_QUIZZ_COECRITS,
    ...apiQueryOptions("/api/user/coauteur", reponseQuizzCoecrits),
    // always read again: an answer in another tab, or a removal by the creator, comes without a message
    staleTime: 0,
  });

/** Those of the newest drafts whose quizz the account may no longer write, because it was deleted or has other authors now. */
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
    // a quizz that can be read may still have other authors: a former co-author may read a public one
    return data !== undefined && data.createur !== compte && data.coauteur !== true;
  });
}
