import { useQuery } from "@tanstack/react-query";
import { type LigneQuizz, listeQuizz } from "#contracts/quizz.ts";
import { lecture, memoire } from "../../app/api/queries.ts";

/** More would push the list itself out of sight. */
const MONTRES_MAX = 2;

/** Quizzes like the last one that this room has played, without those it has played; none when there is none, or it is not known. */
export function useSimilaires(joues: ReadonlySet<string>): readonly LigneQuizz[] {
  const dernier = [...joues].at(-1) ?? "";
  const { data } = useQuery(
    {
      queryKey: ["quizz-similaires", dernier],
      ...lecture(`/api/quizz/${encodeURIComponent(dernier)}/similaires`, listeQuizz),
      enabled: dernier !== "",
      retry: false,
    },
    memoire,
  );
  if (dernier === "" || data === undefined) return [];
  return data.quizz.filter(({ _id }) => !joues.has(_id)).slice(0, MONTRES_MAX);
}
