/** The deck as the administration reads it: plateforme §7 (GET /imprevus), §6 (401 leads to /error). */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ImprevuLu, imprevusLus } from "#contracts/edition-imprevu.ts";
import { MOI } from "../../../appels/cles.ts";
import { EchecLecture, lecture } from "../../../appels/lire-api.ts";
import { useErreur } from "./use-erreur.ts";

export const CLE_IMPREVUS = [MOI, "imprevus"] as const;

/** @param partir leads to /error with these words whatever failed; without them, only when nobody is logged in any more */
export function useImprevus(partir: string | null): UseQueryResult<ImprevuLu[]> {
  const lus = useQuery({ queryKey: CLE_IMPREVUS, ...lecture("/api/imprevus", imprevusLus) });
  const versErreur = useErreur();
  const { error } = lus;
  useEffect(() => {
    if (error === null) return;
    const statut = error instanceof EchecLecture ? error.statut : 0;
    if (partir !== null) versErreur(statut, partir);
    else if (statut === 401) versErreur(statut, error.message);
  }, [error, partir, versErreur]);
  return lus;
}
