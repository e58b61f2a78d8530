/** Query of /mes-medias, beside the files themselves (client/quizz/medias/queries.ts). */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { apiQueryOptions, QUERY_KEY_MON_COMPTE } from "../../app/api/queries.ts";

/** A quizz of the member, to choose the question that takes a file. */
export const useQuizzOuMettreLeMedia = (id: string): UseQueryResult<Quizz> =>
  useQuery({
    queryKey: [QUERY_KEY_MON_COMPTE, "quizz-a-servir", id],
    ...apiQueryOptions(`/api/quizz/${encodeURIComponent(id)}`, quizz),
    staleTime: 0,
  });
