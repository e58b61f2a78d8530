/** /quizz: one's own quizzes, to open, add, delete and put in order. plateforme §2 "Mes quizz", §5 "New quiz". */
import { type ReactElement, type ReactNode, useEffect } from "react";
import type { ListeMienne } from "#contracts/quizz.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { Link, useLocation } from "../../app/navigation.tsx";
import { retenirListe } from "../../quizz/derniere-liste.ts";
import type { Requete } from "../../quizz/requete.ts";
import { estFiltree } from "../../quizz/requete.ts";
import { useApporter } from "../../quizz/importer/apporter.ts";
import { Lacher } from "../../quizz/importer/lacher.tsx";
import { useDepot } from "../../quizz/importer/use-depot.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { BarreOrdre } from "./barre-ordre.tsx";
import { BrouillonsOrphelins } from "./brouillons-orphelins.tsx";
import styles from "./mes-quizz.module.css";
import { RienEncore } from "./rien-encore.tsx";
import { TableMienne } from "./table-mienne.tsx";
import { useAjouter } from "./actions.ts";
import { useOrdre } from "./use-ordre.ts";

/** What the page of lists shows in the tab 'Mes Quizzs'. */
interface Mienne {
  readonly actions: ReactNode;
  readonly renderTable: (liste: ListeMienne, requete: Requete) => ReactNode;
  readonly vide: ReactNode;
}

interface Props {
  readonly compte: CompteConnecte;
  readonly children: (mienne: Mienne) => ReactNode;
}

export function MesQuizz({ compte, children }: Props): ReactElement {
  const ordre = useOrdre(compte.userId);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // the page is still there while the next one is on its way
    if (pathname === "/quizz") retenirListe(pathname + search);
  }, [pathname, search]);
  const { ajouter, enCours } = useAjouter();
  const apporter = useApporter();
  const survol = useDepot(apporter);
  const importer = (
    <Link to="/quizz/importer" className={styles["lien"]}>
      Importer
    </Link>
  );
  const boutonAjouter = (
    <Bouton icone="plus" aria-keyshortcuts="N" chargement={enCours} onClick={ajouter}>
      Ajouter
    </Bouton>
  );
  const orphelins = <BrouillonsOrphelins compte={compte.userId} />;
  return (
    <>
      {children({
        actions: (
          <>
            <Link to="/mes-medias" className={styles["lien"]}>
              Mes médias
            </Link>
            {importer}
            {boutonAjouter}
          </>
        ),
        renderTable: ({ quizz }, requete) => (
          <>
            {orphelins}
            <TableMienne
              compte={compte.userId}
              lignes={quizz}
              ordre={requete.sort === "ajout" && !estFiltree(requete) ? ordre : null}
              ajouter={ajouter}
            />
          </>
        ),
        vide: (
          <>
            {orphelins}
            <RienEncore ajouter={boutonAjouter} importer={importer} />
          </>
        ),
      })}
      <BarreOrdre ordre={ordre} />
      {survol && <Lacher />}
    </>
  );
}
