/** Query of /mes-medias, beside the files themselves (client/quizz/medias/queries.ts). */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MON_COMPTE } from "../../app/api/queries.ts";

/** Query for a quizz of the member, of whose questions one is chosen to take a file. */
export const useQuizzQuiRecevraLeMedia = (id: string): UseQueryResult<Quizz> =>
  useQuery({
    queryKey: [QUERY_KEY_PREFIX_MON_COMPTE, "quizz-a-servir", id],
    ...apiQueryOptions(`/api/quizz/${encodeURIComponent(id)}`, quizz),
    staleTime: 0,
  });
