/** The quizzes of somebody that one may see: plateforme §2 "Public profile", §7 (user/quizz/{pseudo}). */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { listeQuizz } from "#contracts/quizz.ts";
import { COURRIER } from "../../plateforme/cles.ts";
import { Panne } from "../../plateforme/panne.tsx";
import { Pages } from "../../quizz/pages.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { lecture } from "../../serveur/lecture.ts";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./quizz-de.module.css";

const ECHEC = "Erreur lors de la récupération des quizzs.";

export function QuizzDe({ pseudo }: { readonly pseudo: string }): ReactElement {
  const [page, setPage] = useState(0);
  const requete = new URLSearchParams({ page: String(page), limit: String(QUIZZ_PAR_PAGE) });
  const { data, isError, refetch } = useQuery({
    // a friend sees more than a stranger
    queryKey: [COURRIER, "quizz-de", pseudo, page],
    ...lecture(`/api/user/quizz/${encodeURIComponent(pseudo)}?${requete.toString()}`, listeQuizz),
    placeholderData: keepPreviousData,
  });
  if (data === undefined)
    return isError ? (
      <Panne message={ECHEC} onReessayer={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <Squelette lignes={3} />
      </div>
    );
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
          vers={({ _id }) => `/quizz-communaute/${_id}`}
        />
      )}
      <Pages page={page} total={totalCount} parPage={QUIZZ_PAR_PAGE} onPage={setPage} />
    </>
  );
}
