/** Queries of the page of cases: the queue and one case, as the server has them. */
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  affaire as formeAffaire,
  AFFAIRES_PAR_PAGE,
  type EtatAffaire,
  reponseListeAffaires,
} from "#contracts/moderation.ts";
import { apiQueryOptions } from "../../app/api/queries.ts";

const AFFAIRES = "affaires";
/** `queryKey` of the moderation's queues of cases, in every state. */
export const QUERY_KEY_FILES_D_AFFAIRES = [AFFAIRES, "file"] as const;
export const queryKeyAffaire = (numero: number) => [AFFAIRES, "une", numero] as const;

/** Other moderators work at the same queue, so the queue is read again this often. */
const RELECTURE_MS = 60_000;

/** Path of a moderation case in the API. */
export const cheminApiAffaire = (numero: number, geste = ""): string =>
  `/api/moderation/affaires/${String(numero)}${geste}`;

/** The moderation's cases in a given state, page after page. */
export function useFileAffaires(etat: EtatAffaire) {
  const requete = useInfiniteQuery({
    queryKey: [...QUERY_KEY_FILES_D_AFFAIRES, etat],
    initialPageParam: 0,
    refetchInterval: RELECTURE_MS,
    queryFn: ({ signal, pageParam }) => {
      const params = new URLSearchParams({ etat, page: String(pageParam) });
      const ou = `/api/moderation/affaires?${params.toString()}`;
      return apiQueryOptions(ou, reponseListeAffaires).queryFn({ signal });
    },
    getNextPageParam: ({ totalCount }, pages) =>
      pages.length * AFFAIRES_PAR_PAGE < totalCount ? pages.length : undefined,
  });
  const lues = requete.data?.pages;
  // a case that arrived between two readings pushes another onto the next page, where that one is read twice
  const parNumero = new Map(
    lues?.flatMap(({ affaires }) => affaires.map((ligne) => [ligne.numero, ligne])),
  );
  return {
    requete,
    affaires: lues === undefined ? undefined : [...parNumero.values()],
    comptes: lues?.at(-1)?.comptes,
  };
}

/** A case is read again only on request: a refresh would change the page under a half-written reason. */
export const useAffaire = (numero: number) =>
  useQuery({
    queryKey: queryKeyAffaire(numero),
    ...apiQueryOptions(cheminApiAffaire(numero), formeAffaire),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
