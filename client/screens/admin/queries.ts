/** Queries of /admin: waiting tasks, game processes. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type BilanAdministrateur, bilanAdministrateur } from "#contracts/bilan.ts";
import { type ReponseConduite, reponseConduite } from "#contracts/processus.ts";
import { getQueryOptions, CLE_MODERATION } from "../../app/api/queries.ts";

/** Waiting tasks, read again each time /admin is shown. */
export const useBilan = (): UseQueryResult<BilanAdministrateur> =>
  useQuery({
    queryKey: [CLE_MODERATION, "bilan"],
    ...getQueryOptions("/api/moderation/bilan", bilanAdministrateur),
    staleTime: 0,
  });

/** `queryKey` of the game processes. */
export const CLE_PROCESSUS = ["processus"] as const;
const RELECTURE_MS = 3_000;

/** Game processes, polled while shown; with a single process, read once. */
export const useProcessus = (): UseQueryResult<ReponseConduite> =>
  useQuery({
    queryKey: CLE_PROCESSUS,
    ...getQueryOptions("/api/admin/processus", reponseConduite),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.plusieurs === false ? false : RELECTURE_MS),
  });
