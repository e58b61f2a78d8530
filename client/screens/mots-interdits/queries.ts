/** Query of the words refused in pseudos and public titles. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseMotsInterdits } from "#contracts/moderation.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MODERATION } from "../../app/api/queries.ts";

/** `queryKey` of the unwanted words. */
export const QUERY_KEY_MOTS_INTERDITS = [QUERY_KEY_PREFIX_MODERATION, "mots"] as const;

/** The unwanted words, read again each time /admin/mots is shown. */
export const useMotsInterdits = (): UseQueryResult<z.infer<typeof reponseMotsInterdits>> =>
  useQuery({
    queryKey: QUERY_KEY_MOTS_INTERDITS,
    ...apiQueryOptions("/api/moderation/mots", reponseMotsInterdits),
    staleTime: 0,
  });
