import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseMesMedias } from "#contracts/medias.ts";
import { lecture, MOI } from "../../app/api/queries.ts";

export type ListeMedias = z.infer<typeof reponseMesMedias>;

export const MEDIAS = [MOI, "medias"] as const;

/**
 * Query for the account's media, their uses and the space they take.
 * @param options `enabled`: whether to read them; `staleTime`: milliseconds before they are read again. By default
 * they are read each time.
 */
export const useMesMedias = (
  options: { readonly enabled?: boolean; readonly staleTime?: number } = {},
): UseQueryResult<ListeMedias> =>
  useQuery({
    queryKey: MEDIAS,
    ...lecture("/api/medias", reponseMesMedias),
    staleTime: 0,
    ...options,
  });
