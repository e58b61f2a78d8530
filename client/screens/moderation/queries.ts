/** The queue and a case, as they are on the server, and what is done with a case. */
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type Affaire,
  affaire as formeAffaire,
  AFFAIRES_PAR_PAGE,
  type EtatAffaire,
  listeAffaires,
} from "#contracts/moderation.ts";
import { appeler, type Reponse } from "../../app/api/api.ts";
import { lecture } from "../../app/api/queries.ts";

const AFFAIRES = "affaires";
/** Others work at the same queue: it is read again that often. */
const RELECTURE_MS = 60_000;

const chemin = (numero: number, geste = ""): string =>
  `/api/moderation/affaires/${String(numero)}${geste}`;

/** The cases in that state, page after page. */
export function useFileAffaires(etat: EtatAffaire) {
  const requete = useInfiniteQuery({
    queryKey: [AFFAIRES, "file", etat],
    initialPageParam: 0,
    refetchInterval: RELECTURE_MS,
    queryFn: ({ signal, pageParam }) => {
      const params = new URLSearchParams({ etat, page: String(pageParam) });
      const ou = `/api/moderation/affaires?${params.toString()}`;
      return lecture(ou, listeAffaires).queryFn({ signal });
    },
    getNextPageParam: ({ totalCount }, pages) =>
      pages.length * AFFAIRES_PAR_PAGE < totalCount ? pages.length : undefined,
  });
  const lues = requete.data?.pages;
  // one that arrived between two readings has pushed another onto the next page, where it is again
  const parNumero = new Map(
    lues?.flatMap(({ affaires }) => affaires.map((ligne) => [ligne.numero, ligne])),
  );
  return {
    requete,
    affaires: lues === undefined ? undefined : [...parNumero.values()],
    comptes: lues?.at(-1)?.comptes,
  };
}

/** A case is read again when it is asked for, never under what is being written about it. */
export const useAffaire = (numero: number) =>
  useQuery({
    queryKey: [AFFAIRES, "une", numero],
    ...lecture(chemin(numero), formeAffaire),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Reads the queues again; `affaire`: what the server has just said of one. */
export function useRelireFiles() {
  const client = useQueryClient();
  return useCallback(
    async (affaire?: Affaire) => {
      if (affaire !== undefined) client.setQueryData([AFFAIRES, "une", affaire.numero], affaire);
      await client.invalidateQueries({ queryKey: [AFFAIRES, "file"] });
    },
    [client],
  );
}

/** What was read of a case is no longer true. */
export function useOublierAffaire() {
  const client = useQueryClient();
  return useCallback(
    (numero: number) => client.invalidateQueries({ queryKey: [AFFAIRES, "une", numero] }),
    [client],
  );
}

export const tenirAffaire = (
  { numero, version }: Affaire,
  geste: "prendre" | "rendre",
): Promise<Reponse<Affaire>> =>
  appeler("POST", chemin(numero, `/${geste}`), formeAffaire, { corps: { version } });

export const cheminMesure = (numero: number): string => chemin(numero, "/mesure");
export const cheminReponse = (numero: number): string => chemin(numero, "/reponse");
