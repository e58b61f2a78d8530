/** Queries of /admin: waiting tasks, game processes. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type BilanAdministrateur, bilanAdministrateur } from "#contracts/bilan.ts";
import { type ReponseListeDesProcessus, reponseListeDesProcessus } from "#contracts/processus.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MODERATION } from "../../app/api/queries.ts";

/** Waiting tasks, read again each time /admin is shown. */
export const useBilanDAdministration = (): UseQueryResult<BilanAdministrateur> =>
  useQuery({
    queryKey: [QUERY_KEY_PREFIX_MODERATION, "bilan"],
    ...apiQueryOptions("/api/moderation/bilan", bilanAdministrateur),
    staleTime: 0,
  });

/** `queryKey` of the game processes. */
export const QUERY_KEY_PROCESSUS = ["processus"] as const;
const RELECTURE_MS = 3_000;

/** Game processes, polled while shown; with a single process, read once. */
export const useProcessusDeJeu = (): UseQueryResult<ReponseListeDesProcessus> =>
  useQuery({
    queryKey: QUERY_KEY_PROCESSUS,
    ...apiQueryOptions("/api/admin/processus", reponseListeDesProcessus),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.plusieurs === false ? false : RELECTURE_MS),
  });
