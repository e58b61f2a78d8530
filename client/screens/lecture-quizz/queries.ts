/** Queries of a quizz to read: plateforme §7 (quizz/{id}), §8 "Quiz or question load". */
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { reponseStatistiquesQuizz, type StatistiqueDeQuestion } from "#contracts/statistiques.ts";
import { apiQueryOptions, direRequeteEchouee } from "../../app/api/queries.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import type { EtatDePageErreur } from "../../app/page/etat-erreur.ts";
import { useSession } from "../../compte/session.tsx";
import { estAuteurDuQuizz } from "../../quizz/auteurs.ts";

const ECHEC = "Une erreur c'est produite au chargement du quizz";

/** The quizz of a read-only page, or undefined until loaded; a failure redirects to /error. */
export function useQuizzALire(id: string): Quizz | undefined {
  const { data, isError, error } = useQuery({
    queryKey: ["quizz", id],
    ...apiQueryOptions(`/api/quizz/${encodeURIComponent(id)}`, quizz),
  });
  const { erreur } = useAnnoncerParBanniere();
  const aller = useNavigate();
  // a loaded quizz stays, even if a refetch fails
  const perdu = isError && data === undefined;
  useEffect(() => {
    if (!perdu) return;
    const message = direRequeteEchouee(error, ECHEC);
    erreur(message);
    const etat: EtatDePageErreur = { message };
    void aller("/error", { replace: true, state: etat });
  }, [perdu, error, erreur, aller]);
  return data;
}

/**
 * Statistics of the member's own questions, by id (plateforme §2, decisions/0080). Empty for other readers than its authors, before loading and after a failure: nothing else on the
 * page depends on them.
 */
export function useStatistiquesDeMesQuestions(
  quizz: Pick<Quizz, "_id" | "createur" | "coauteur">,
): ReadonlyMap<string, StatistiqueDeQuestion> {
  const { compte } = useSession();
  const { data } = useQuery({
    queryKey: ["quizz", quizz._id, "statistiques"],
    enabled: estAuteurDuQuizz(quizz, compte),
    ...apiQueryOptions(
      `/api/quizz/${encodeURIComponent(quizz._id)}/statistiques`,
      reponseStatistiquesQuizz,
    ),
  });
  return new Map((data?.questions ?? []).map((une) => [une._id, une]));
}
