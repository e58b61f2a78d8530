/** The deck as the administration reads it: plateforme §7 (GET /imprevus), §8. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ImprevuLu, imprevusLus } from "#contracts/edition-imprevu.ts";
import { EchecLecture, estDeconnecte, lecture, MOI } from "../../../app/api/queries.ts";
import { useErreur } from "./use-erreur.ts";

export const CLE_IMPREVUS = [MOI, "imprevus"] as const;

/** @param partir leads to /error with these words; null: the page says it by itself */
export function useImprevus(partir: string | null): UseQueryResult<ImprevuLu[]> {
  const lus = useQuery({ queryKey: CLE_IMPREVUS, ...lecture("/api/imprevus", imprevusLus) });
  const versErreur = useErreur();
  const { error } = lus;
  useEffect(() => {
    // whose session is over is seen to by the page's door (plateforme/pour-role.tsx)
    if (error === null || partir === null || estDeconnecte(error)) return;
    versErreur(error instanceof EchecLecture ? error.statut : 0, partir);
  }, [error, partir, versErreur]);
  return lus;
}
