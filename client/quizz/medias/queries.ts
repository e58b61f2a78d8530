import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseMesMedias } from "#contracts/medias.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MON_COMPTE } from "../../app/api/queries.ts";

export type DonneesDeMesMedias = z.infer<typeof reponseMesMedias>;

export const QUERY_KEY_MES_MEDIAS = [QUERY_KEY_PREFIX_MON_COMPTE, "medias"] as const;

/**
 * Query for the account's media, their uses and the space they take.
 * @param options `enabled`: whether to read them; `staleTime`: milliseconds before they are read again. By default
 * they are read each time.
 */
export const useMesMedias = (
  options: { readonly enabled?: boolean; readonly staleTime?: number } = {},
): UseQueryResult<DonneesDeMesMedias> =>
  useQuery({
    queryKey: QUERY_KEY_MES_MEDIAS,
    ...apiQueryOptions("/api/medias", reponseMesMedias),
    staleTime: 0,
    ...options,
  });
