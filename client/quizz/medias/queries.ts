import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { mesMedias } from "#contracts/medias.ts";
import { lecture, MOI } from "../../app/api/queries.ts";

export type ListeMedias = z.infer<typeof mesMedias>;

export const MEDIAS = [MOI, "medias"] as const;

/**
 * One's own files, where they are used, and the room they take.
 * @param options read only when it is `enabled`, and again after `staleTime` ms; by default at once, and each time
 */
export const useMesMedias = (
  options: { readonly enabled?: boolean; readonly staleTime?: number } = {},
): UseQueryResult<ListeMedias> =>
  useQuery({ queryKey: MEDIAS, ...lecture("/api/medias", mesMedias), staleTime: 0, ...options });
