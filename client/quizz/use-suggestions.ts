import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SUGGESTION_LETTRES_MIN, type Suggestion, suggestions } from "#contracts/trouver.ts";
import { lecture } from "../app/api/queries.ts";
import { memoire } from "../app/api/query-cache.ts";

const PAUSE_FRAPPE_MS = 180;

/** What one may be about to type; nothing before two letters, or while `ouvert` is not. A failure suggests nothing. */
export function useSuggestions(saisie: string, ouvert: boolean): readonly Suggestion[] {
  const [posee, setPosee] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setPosee(saisie.trim()), PAUSE_FRAPPE_MS);
    return () => clearTimeout(pause);
  }, [saisie]);
  const assez = (texte: string) => texte.trim().length >= SUGGESTION_LETTRES_MIN;
  const params = new URLSearchParams({ search: posee });
  const { data } = useQuery(
    {
      queryKey: ["suggestions", posee],
      ...lecture(`/api/suggestions?${params.toString()}`, suggestions),
      enabled: ouvert && assez(posee),
      placeholderData: keepPreviousData,
      retry: false,
    },
    memoire,
  );
  return ouvert && assez(posee) && assez(saisie) ? (data?.suggestions ?? []) : [];
}
