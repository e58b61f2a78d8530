/** A quizz to read: plateforme §7 (quizz/{id}), §8 "Quiz or question load". */
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "../../app/navigation.tsx";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import type { EtatErreur } from "../../app/page/etat-erreur.ts";
import { lecture, phraseDeLecture } from "../../app/api/queries.ts";

const ECHEC = "Une erreur c'est produite au chargement du quizz";

/** Undefined until it has come; what cannot be loaded leads to /error. */
export function useQuizz(id: string): Quizz | undefined {
  const { data, isError, error } = useQuery({
    queryKey: ["quizz", id],
    ...lecture(`/api/quizz/${encodeURIComponent(id)}`, quizz),
  });
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  // one that was read stays, even if it cannot be read again
  const perdu = isError && data === undefined;
  useEffect(() => {
    if (!perdu) return;
    const message = phraseDeLecture(error, ECHEC);
    erreur(message);
    const etat: EtatErreur = { message };
    void aller("/error", { replace: true, state: etat });
  }, [perdu, error, erreur, aller]);
  return data;
}
