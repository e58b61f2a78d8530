/** Query of the log of the moderation. */
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseJournalModeration } from "#contracts/moderation.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MODERATION } from "../../app/api/queries.ts";

/** One page of the log, counted from 0; the previous page stays on screen until the next has come. */
export const useJournalDeModeration = (
  page: number,
): UseQueryResult<z.infer<typeof reponseJournalModeration>> =>
  useQuery({
    queryKey: [QUERY_KEY_PREFIX_MODERATION, "journal", page],
    ...apiQueryOptions(`/api/moderation/journal?page=${String(page)}`, reponseJournalModeration),
    placeholderData: keepPreviousData,
    // the log is read again often, because other moderators act too
    staleTime: 0,
  });
