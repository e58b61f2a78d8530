/** What happened in games to one's own questions: plateforme §2, decisions/0080. */
import { useQuery } from "@tanstack/react-query";
import { type Statistiques, statistiques } from "#contracts/statistiques.ts";
import { lecture } from "../../app/api/queries.ts";
import { useSession } from "../../compte/session.tsx";

export type StatistiqueDeQuestion = Statistiques["questions"][number];

/**
 * By the id of each question that is answered; empty for whoever did not write the quizz, until they have come, and when they
 * cannot be read: nothing else on the page waits for them.
 */
export function useStatistiques(quizz: {
  readonly _id: string;
  readonly createur: string;
}): ReadonlyMap<string, StatistiqueDeQuestion> {
  const { compte } = useSession();
  const { data } = useQuery({
    queryKey: ["quizz", quizz._id, "statistiques"],
    enabled: compte.etat === "connecte" && compte.userId === quizz.createur,
    ...lecture(`/api/quizz/${encodeURIComponent(quizz._id)}/statistiques`, statistiques),
  });
  return new Map((data?.questions ?? []).map((une) => [une._id, une]));
}
