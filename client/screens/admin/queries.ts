/** Queries of /admin: waiting tasks, game processes. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type Bilan, bilan } from "#contracts/bilan.ts";
import { type ConduiteVue, conduiteVue } from "#contracts/processus.ts";
import { lecture, MODERATION } from "../../app/api/queries.ts";

/** Waiting tasks, read again each time /admin is shown. */
export const useBilan = (): UseQueryResult<Bilan> =>
  useQuery({
    queryKey: [MODERATION, "bilan"],
    ...lecture("/api/moderation/bilan", bilan),
    staleTime: 0,
  });

/** `queryKey` of the game processes. */
export const CLE_PROCESSUS = ["processus"] as const;
const RELECTURE_MS = 3_000;

/** Game processes, polled while shown; with a single process, read once. */
export const useProcessus = (): UseQueryResult<ConduiteVue> =>
  useQuery({
    queryKey: CLE_PROCESSUS,
    ...lecture("/api/admin/processus", conduiteVue),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.plusieurs === false ? false : RELECTURE_MS),
  });
