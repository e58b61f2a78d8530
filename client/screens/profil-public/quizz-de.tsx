/** Quizzes of a member that the reader may see: plateforme §2 "Public profile", §7 (user/quizz/{pseudo}). */
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RequeteEnAttente } from "../../app/page/query-states.tsx";
import { type ReactElement, useState } from "react";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { reponseListeQuizz } from "#contracts/quizz.ts";
import { QUERY_KEY_MESSAGERIE, apiQueryOptions } from "../../app/api/queries.ts";
import { nombreDePages, BoutonsDePages } from "../../quizz/pages.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import styles from "./profil-public.module.css";

const ECHEC = "Erreur lors de la récupération des quizzs.";

export function QuizzDuProfil({ pseudo }: { readonly pseudo: string }): ReactElement {
  const [page, setPage] = useState(0);
  const requete = new URLSearchParams({ page: String(page), limit: String(QUIZZ_PAR_PAGE) });
  const liste = useQuery({
    // friends see more quizzes, so news of friends invalidate the list
    queryKey: [QUERY_KEY_MESSAGERIE, "quizz-de", pseudo, page],
    ...apiQueryOptions(
      `/api/user/quizz/${encodeURIComponent(pseudo)}?${requete.toString()}`,
      reponseListeQuizz,
    ),
    placeholderData: keepPreviousData,
  });
  const { data } = liste;
  // after deletions, the list may have fewer pages
  const derniere = nombreDePages(data?.totalCount ?? 0, QUIZZ_PAR_PAGE) - 1;
  if (data !== undefined && !liste.isPlaceholderData && page > derniere) setPage(derniere);
  if (data === undefined) return <RequeteEnAttente requete={liste} echec={ECHEC} />;
  const { quizz, totalCount } = data;
  return (
    <>
      {totalCount === 0 ? (
        <p className={styles["vide"]}>Aucun quizz</p>
      ) : (
        <TableQuizz
          libelle={`Quizz de ${pseudo}`}
          lignes={quizz}
          createur={false}
          vers={({ _id }) => ecrireAdresseDePage("/quizz-communaute/:id", { id: _id })}
        />
      )}
      <BoutonsDePages page={page} total={totalCount} parPage={QUIZZ_PAR_PAGE} onPage={setPage} />
    </>
  );
}
