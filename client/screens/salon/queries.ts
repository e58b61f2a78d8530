/**
 * Queries of the salon: the quizzes to choose from (plateforme §7), those that this room has played, and the packs of
 * imprévus.
 */
import { type NumeroDeListeDeQuizz, LISTES_DE_QUIZZ_PAR_NUMERO } from "../../quizz/requete.ts";
import { useInfiniteQuery, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { CompositionTiree } from "#contracts/composition.ts";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { type PaquetAuChoix, paquetAuChoix } from "#contracts/niveaux.ts";
import { type LigneListeQuizz, type Quizz, quizz, reponseListeQuizz } from "#contracts/quizz.ts";
import { appelerApi } from "../../app/api/api.ts";
import { apiQueryOptions, direRequeteEchouee, queryClient } from "../../app/api/queries.ts";
import { useEffect, useState } from "react";
import { z } from "zod";
import { usePartie } from "../../partie/use-partie.ts";

export interface DonneesDeListeDeQuizzDuSalon {
  readonly etat: "charge" | "prete" | "erreur";
  /** Sentence to show when the list of quizzes cannot be read. */
  readonly echec: string;
  readonly quizz: readonly LigneListeQuizz[];
  readonly total: number;
  /** Corrected search that would find quizzes, when the typed one finds none. */
  readonly proposition: string | undefined;
  readonly suite: () => void;
  readonly reessayer: () => void;
}

const ECHEC = "Erreur lors de la récupération des données";

/** The filters of the list of quizzes. */
interface Choix {
  readonly menu: NumeroDeListeDeQuizz;
  readonly recherche: string;
  /** Leaves out the quizzes that the room has played, and those of the account that is logged in. */
  readonly nouveaux: boolean;
  readonly joues: ReadonlySet<string>;
}

const chemin = (
  { menu, recherche: search, nouveaux, joues }: Choix,
  page: number,
  limit = QUIZZ_PAR_PAGE,
): string => {
  const params = new URLSearchParams({ search, page: String(page), limit: String(limit) });
  if (nouveaux) {
    params.set("nouveaux", "true");
    for (const id of joues) params.append("sauf", id);
  }
  return `${LISTES_DE_QUIZZ_PAR_NUMERO[menu].url}?${params.toString()}`;
};

/** A random quizz of the `total` ones of a list; null when there is none, or when the server does not answer. */
export async function tirerQuizzAuHasard(
  choix: Choix,
  total: number,
): Promise<LigneListeQuizz | null> {
  const rang = Math.floor(Math.random() * total);
  const lue = await appelerApi("GET", chemin(choix, rang, 1), reponseListeQuizz);
  return lue.ok ? (lue.corps.quizz[0] ?? null) : null;
}

export function useListeDeQuizzDuSalon(choix: Choix): DonneesDeListeDeQuizzDuSalon {
  const premiereAdresse = chemin(choix, 0);
  const lue = useInfiniteQuery(
    {
      queryKey: ["quizz-a-choisir", premiereAdresse],
      queryFn: ({ pageParam, signal }) =>
        apiQueryOptions(chemin(choix, pageParam), reponseListeQuizz).queryFn({ signal }),
      initialPageParam: 0,
      getNextPageParam: (_, pages) => pages.length,
      // a quizz may just have been written in another tab
      staleTime: 0,
      // the list has a button to try again
      retry: false,
    },
    queryClient,
  );
  const { data, error, isFetching, isFetchingNextPage, isLoadingError } = lue;
  const premiere = data === undefined && isFetching;
  const ratee = isLoadingError || lue.isFetchNextPageError;
  const suite = () => void lue.fetchNextPage();
  return {
    etat: premiere || isFetchingNextPage ? "charge" : ratee ? "erreur" : "prete",
    echec: direRequeteEchouee(error, ECHEC),
    quizz: data?.pages.flatMap((page) => page.quizz) ?? [],
    total: data?.pages.at(-1)?.totalCount ?? 0,
    proposition: data?.pages[0]?.proposition,
    suite,
    reessayer: data === undefined ? () => void lue.refetch() : suite,
  };
}

/** The whole quizz of a preview. */
export const useQuizzEntierPourApercu = (id: string): UseQueryResult<Quizz> =>
  useQuery(
    {
      queryKey: ["quizz", id],
      ...apiQueryOptions(`/api/quizz/${encodeURIComponent(id)}`, quizz),
    },
    queryClient,
  );

/** The packs of imprévus, with the number of cards at each level. */
export const usePaquetsAuChoix = (): UseQueryResult<PaquetAuChoix[]> =>
  useQuery(
    // a pack may just have been made in another tab
    {
      queryKey: ["paquets"],
      ...apiQueryOptions("/api/paquets", z.array(paquetAuChoix)),
      staleTime: 0,
    },
    queryClient,
  );

/**
 * Ids of the quizzes that this room has played; empty until it has answered. Only the host's screen may read them: a
 * phone could find answers with these ids.
 */
export function useIdsDesQuizzJoues(): ReadonlySet<string> {
  const { vue, consulter } = usePartie();
  const [joues, setJoues] = useState<ReadonlySet<string>>(new Set());
  // each game that ends adds a quizz to those played
  const derniere = vue.fin?.tour ?? 0;
  useEffect(() => {
    let perime = false;
    void consulter({ quoi: "joues" }).then((lue) => {
      if (!perime && lue?.quoi === "joues") setJoues(new Set(lue.ids));
    });
    return () => {
      perime = true;
    };
  }, [consulter, derniere]);
  return joues;
}

/** A composed quizz, with its id in the room. */
export interface CompositionAvecId extends CompositionTiree {
  readonly _id: string;
}

/** The composed quizz that is chosen, once the room has told it; null for none. @param numero of the composition in the room's state */
export function useCompositionChoisie(numero: number): CompositionAvecId | null {
  const { consulter } = usePartie();
  const [lue, setLue] = useState<{ numero: number; soiree: CompositionAvecId } | null>(null);
  useEffect(() => {
    if (numero === 0) return undefined;
    let perime = false;
    void consulter({ quoi: "composition" }).then((reponse) => {
      if (perime || reponse?.quoi !== "composition") return;
      const { _id, tiree } = reponse;
      if (_id !== null && tiree !== null) setLue({ numero, soiree: { _id, ...tiree } });
    });
    return () => {
      perime = true;
    };
  }, [consulter, numero]);
  return lue !== null && lue.numero === numero ? lue.soiree : null;
}

/** Most similar quizzes proposed: more lines would push the list itself out of sight. */
const MONTRES_MAX = 2;

/** Quizzes like the last one that this room has played, without those it has played; empty when unknown. */
export function useQuizzSimilaires(joues: ReadonlySet<string>): readonly LigneListeQuizz[] {
  const dernier = [...joues].at(-1) ?? "";
  const { data } = useQuery(
    {
      queryKey: ["quizz-similaires", dernier],
      ...apiQueryOptions(`/api/quizz/${encodeURIComponent(dernier)}/similaires`, reponseListeQuizz),
      enabled: dernier !== "",
      retry: false,
    },
    queryClient,
  );
  if (dernier === "" || data === undefined) return [];
  return data.quizz.filter(({ _id }) => !joues.has(_id)).slice(0, MONTRES_MAX);
}
