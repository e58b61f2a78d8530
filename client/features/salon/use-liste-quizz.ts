/** The quizzes to choose from, page after page: plateforme §7. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { type LigneQuizz, listeQuizz } from "#contracts/quizz.ts";
import { lecture, phraseDeLecture } from "../../appels/lire-api.ts";
import { memoire } from "../../appels/memoire.ts";
import { type Menu, MENUS } from "../../quizz/menus.ts";

export interface ListeChargee {
  readonly etat: "charge" | "prete" | "erreur";
  /** What to say of an error. */
  readonly echec: string;
  readonly quizz: readonly LigneQuizz[];
  readonly total: number;
  readonly suite: () => void;
  readonly reessayer: () => void;
}

const ECHEC = "Erreur lors de la récupération des données";

const chemin = (menu: Menu, search: string, page: number): string => {
  const requete = { search, page: String(page), limit: String(QUIZZ_PAR_PAGE) };
  return `${MENUS[menu].url}?${new URLSearchParams(requete).toString()}`;
};

export function useListeQuizz(menu: Menu, recherche: string): ListeChargee {
  const lue = useInfiniteQuery(
    {
      queryKey: ["quizz-a-choisir", menu, recherche],
      queryFn: ({ pageParam, signal }) =>
        lecture(chemin(menu, recherche, pageParam), listeQuizz).queryFn({ signal }),
      initialPageParam: 0,
      getNextPageParam: (_, pages) => pages.length,
      // a quizz may just have been written in another tab
      staleTime: 0,
      // there is a button for it
      retry: false,
    },
    memoire,
  );
  const { data, error, isFetching, isFetchingNextPage, isLoadingError } = lue;
  const premiere = data === undefined && isFetching;
  const ratee = isLoadingError || lue.isFetchNextPageError;
  const suite = () => void lue.fetchNextPage();
  return {
    etat: premiere || isFetchingNextPage ? "charge" : ratee ? "erreur" : "prete",
    echec: phraseDeLecture(error, ECHEC),
    quizz: data?.pages.flatMap((page) => page.quizz) ?? [],
    total: data?.pages.at(-1)?.totalCount ?? 0,
    suite,
    reessayer: data === undefined ? () => void lue.refetch() : suite,
  };
}
