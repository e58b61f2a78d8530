import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type Quizz,
  quizz,
  type ReponseMesQuizz,
  reponseMesQuizz,
  type ReponseListeQuizz,
  reponseListeQuizz,
} from "#contracts/quizz.ts";
import {
  type SuggestionDeRecherche,
  SUGGESTION_LETTRES_MIN,
  reponseSuggestions,
} from "#contracts/suggestions.ts";
import { apiQueryOptions, queryClient } from "../app/api/queries.ts";
import { cheminApiDeListe, type RequeteDeListeDeQuizz } from "./requete.ts";

/** First part of the `queryKey` of every list of quizzes; the second part is the number of the list (`menu`). */
export const QUERY_KEY_LISTES_DE_QUIZZ = "liste-quizz";

/** Query for one page of a list; the previous page stays on screen until the next has come. */
export function useListeDeQuizz(requete: RequeteDeListeDeQuizz): UseQueryResult<ReponseListeQuizz> {
  const chemin = cheminApiDeListe(requete);
  return useQuery({
    queryKey: [QUERY_KEY_LISTES_DE_QUIZZ, requete.menu, chemin],
    ...apiQueryOptions(chemin, reponseListeQuizz),
    placeholderData: keepPreviousData,
  });
}

/** Query for one page of the member's own list, quizzes without questions included: plateforme §7 (`includeEmpty`). */
export function useListeDeMesQuizz(
  requete: RequeteDeListeDeQuizz,
): UseQueryResult<ReponseMesQuizz> {
  const chemin = cheminApiDeListe(requete, true);
  return useQuery({
    queryKey: [QUERY_KEY_LISTES_DE_QUIZZ, requete.menu, chemin],
    ...apiQueryOptions(chemin, reponseMesQuizz),
    // the list is always read again: quizzes may have changed in another tab, or in the editor just left
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

const PAUSE_FRAPPE_MS = 180;

/** Suggestions for a search while it is typed; none below two letters or while `ouvert` is false. Failures are silent. */
export function useSuggestionsDeRecherche(
  saisie: string,
  ouvert: boolean,
): readonly SuggestionDeRecherche[] {
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
      ...apiQueryOptions(`/api/suggestions?${params.toString()}`, reponseSuggestions),
      enabled: ouvert && assez(posee),
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  );
  return ouvert && assez(posee) && assez(saisie) ? (data?.suggestions ?? []) : [];
}

/** Query for the whole quizz that is to be exported to a file. */
export const useQuizzAExporter = (id: string): UseQueryResult<Quizz> =>
  useQuery({
    queryKey: ["quizz", id],
    ...apiQueryOptions(`/api/quizz/${encodeURIComponent(id)}`, quizz),
    // the quizz is always read again: the editor may have saved it just before
    staleTime: 0,
  });
