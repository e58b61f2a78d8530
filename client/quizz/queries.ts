import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type ListeMienne, listeMienne, type ListeQuizz, listeQuizz } from "#contracts/quizz.ts";
import { lecture } from "../app/api/queries.ts";
import { cheminListe, type Requete } from "./requete.ts";

/** First part of the `queryKey` of the lists; the second is the menu. */
export const LISTE = "liste-quizz";

/** One page of a list; the one before stays in sight until the next has come. */
export function useListe(requete: Requete): UseQueryResult<ListeQuizz> {
  const chemin = cheminListe(requete);
  return useQuery({
    queryKey: [LISTE, requete.menu, chemin],
    ...lecture(chemin, listeQuizz),
    placeholderData: keepPreviousData,
  });
}

/** One's own, those that have no question yet too: plateforme §7 (`includeEmpty`). */
export function useMaListe(requete: Requete): UseQueryResult<ListeMienne> {
  const chemin = cheminListe(requete, true);
  return useQuery({
    queryKey: [LISTE, requete.menu, chemin],
    ...lecture(chemin, listeMienne),
    // written in another tab, or in the editor that one comes from
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
