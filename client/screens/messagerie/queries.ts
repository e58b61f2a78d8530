/** Queries of the folders, the friends and the members, invalidated at each news (docs/decisions/0011). */
import { type InfiniteData, useInfiniteQuery, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { z } from "zod";
import {
  reponseMessages,
  reponseRechercheComptes,
  type MessageDeMessagerie,
} from "#contracts/messagerie.ts";
import { QUERY_KEY_PREFIX_MESSAGERIE, apiQueryOptions } from "../../app/api/queries.ts";
import { DESCRIPTIONS_DOSSIERS_DE_MESSAGERIE, type NomDeDossierDeMessagerie } from "./lieu.ts";

/** Messages per page; older ones are read on demand. */
const PAR_PAGE = 100;

type PageMessages = z.infer<typeof reponseMessages>;
/** Cached pages of messages of a folder. */
export type PagesDeMessages = InfiniteData<PageMessages, number>;

/** `queryKey` of a folder of the messagerie. */
export const queryKeyDossierDeMessagerie = (dossier: NomDeDossierDeMessagerie) => [
  QUERY_KEY_PREFIX_MESSAGERIE,
  "messages",
  dossier,
];

export interface DonneesDeDossierDeMessagerie {
  /** Messages read so far, latest first; undefined before the first page. */
  readonly messages: readonly MessageDeMessagerie[] | undefined;
  /** Number of messages in the whole folder. */
  readonly total: number;
  readonly nonLus: number;
  readonly requete: Pick<UseQueryResult, "isError" | "error" | "refetch">;
  /** Whether older messages remain; `lireSuite` reads the next page. */
  readonly aSuite: boolean;
  readonly suiteEnCours: boolean;
  readonly lireSuite: () => void;
}

/** A folder of the messagerie, read page after page. */
export function useDossierDeMessagerie(
  dossier: NomDeDossierDeMessagerie,
): DonneesDeDossierDeMessagerie {
  const requete = useInfiniteQuery({
    queryKey: queryKeyDossierDeMessagerie(dossier),
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => {
      const params = new URLSearchParams({ page: String(pageParam), limit: String(PAR_PAGE) });
      const chemin = `${DESCRIPTIONS_DOSSIERS_DE_MESSAGERIE[dossier].chemin}?${params.toString()}`;
      return apiQueryOptions(chemin, reponseMessages).queryFn({ signal });
    },
    getNextPageParam: ({ totalCount }, pages) =>
      pages.length * PAR_PAGE < totalCount ? pages.length : undefined,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = requete;
  const derniere = data?.pages.at(-1);
  const lues = data?.pages.length ?? 0;
  // a news event refetches the folder and cancels the next page being read: the wanted page is asked for again
  const [voulues, setVoulues] = useState({ dossier, pages: 0 });
  const demandee = voulues.dossier === dossier && lues < voulues.pages && hasNextPage;
  const manque = demandee && !isFetchNextPageError;
  useEffect(() => {
    if (manque && !isFetching) void fetchNextPage();
  }, [manque, isFetching, fetchNextPage]);
  return {
    messages: useMemo(() => data && sansDoublon(data.pages), [data]),
    total: derniere?.totalCount ?? 0,
    nonLus: derniere?.nonLus ?? 0,
    requete,
    aSuite: hasNextPage,
    suiteEnCours: manque,
    lireSuite: useCallback(() => {
      setVoulues({ dossier, pages: lues + 1 });
      void fetchNextPage();
    }, [dossier, lues, fetchNextPage]),
  };
}

/** Removes repeated messages: a message that arrives between two pages pushes another onto the next page. */
function sansDoublon(pages: readonly PageMessages[]): MessageDeMessagerie[] {
  const tous = pages.flatMap(({ messages }) => messages);
  return [...new Map(tous.map((message) => [message._id, message])).values()];
}

export type DonneesDeRechercheDeMembres = z.infer<typeof reponseRechercheComptes>;

/** Options of a query for the pseudos that contain a text, those that begin with it first. */
export function queryOptionsRechercheDeMembres(texte: string, limit: number) {
  const params = new URLSearchParams({ search: texte, limit: String(limit) });
  return {
    queryKey: [QUERY_KEY_PREFIX_MESSAGERIE, "users", texte],
    ...apiQueryOptions(`/api/user?${params.toString()}`, reponseRechercheComptes),
  };
}
