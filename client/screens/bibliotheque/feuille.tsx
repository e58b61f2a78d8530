/** A page of a list: waiting for it, not having it, and turning it. plateforme §2 "Quiz list pages", §8 "Quiz list load". */
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import type { ListeQuizz } from "#contracts/quizz.ts";
import { phraseDeLecture } from "../../app/api/queries.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import { nombreDePages, Pages } from "../../quizz/pages.tsx";
import { estFiltree, type Requete, SANS_FILTRE } from "../../quizz/requete.ts";
import { Squelette } from "../../ui/squelette.tsx";
import { AucunQuizz } from "./aucun-quizz.tsx";
import styles from "./bibliotheque.module.css";

const ECHEC = "Erreur lors de la récupération des données";

/** `replace`: the address as it was made no sense. */
export type ChangerRequete = (changements: Partial<Requete>, replace?: boolean) => void;

interface Props<Liste extends ListeQuizz> {
  readonly liste: UseQueryResult<Liste>;
  readonly requete: Requete;
  readonly onChange: ChangerRequete;
  /** Where nothing was filtered out, and there is nothing. */
  readonly vide?: ReactNode;
  readonly children: (liste: Liste) => ReactNode;
}

export function Feuille<Liste extends ListeQuizz>({
  liste,
  requete,
  onChange,
  vide,
  children,
}: Props<Liste>): ReactElement {
  const { data, isError, error, isPlaceholderData } = liste;
  const { erreur } = useAnnonces();
  const perdu = isError && data === undefined;
  useEffect(() => {
    if (perdu) erreur(phraseDeLecture(error, ECHEC));
  }, [perdu, error, erreur]);
  // an address typed by hand, or a list that has become shorter
  const derniere =
    data === undefined || isPlaceholderData
      ? requete.page
      : nombreDePages(data.totalCount, QUIZZ_PAR_PAGE) - 1;
  const troploin = requete.page > derniere;
  useEffect(() => {
    if (troploin) onChange({ page: derniere }, true);
  });
  if (data === undefined || troploin)
    return (
      <EnAttendant requete={liste} echec={ECHEC}>
        <Attente />
      </EnAttendant>
    );
  if (data.quizz.length === 0) {
    if (vide !== undefined && !estFiltree(requete)) return <>{vide}</>;
    return (
      <AucunQuizz
        requete={requete}
        proposition={data.proposition}
        onProposition={(searchQuery) => onChange({ searchQuery })}
        onEffacer={() => onChange(SANS_FILTRE)}
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      {children(data)}
      <Pages
        page={requete.page}
        total={data.totalCount}
        parPage={QUIZZ_PAR_PAGE}
        onPage={(page) => onChange({ page })}
      />
    </div>
  );
}

function Attente(): ReactElement {
  return (
    <div className={styles["attente"]}>
      {[0, 1, 2, 3, 4, 5].map((rang) => (
        <Squelette key={rang} lignes={1} />
      ))}
    </div>
  );
}
