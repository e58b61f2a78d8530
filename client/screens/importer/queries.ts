/** Query of the importer: the quizz that the author comes from. */
import { useQuery } from "@tanstack/react-query";
import { quizz } from "#contracts/quizz.ts";
import { apiQueryOptions } from "../../app/api/queries.ts";

/** Title of the quizz whose editor led to the importer; null when there is none, or when it cannot be read. */
export function useTitreDuQuizz(id: string | null): string | null {
  const { data } = useQuery({
    queryKey: ["quizz", id ?? ""],
    ...apiQueryOptions(`/api/quizz/${encodeURIComponent(id ?? "")}`, quizz),
    enabled: id !== null,
  });
  return data?.title ?? null;
}
