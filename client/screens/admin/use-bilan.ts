/** What awaits, read again each time /admin is shown. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type Bilan, bilan } from "#contracts/bilan.ts";
import { MODERATION } from "../../app/api/query-keys.ts";
import { lecture } from "../../app/api/queries.ts";

export const useBilan = (): UseQueryResult<Bilan> =>
  useQuery({
    queryKey: [MODERATION, "bilan"],
    ...lecture("/api/moderation/bilan", bilan),
    staleTime: 0,
  });
