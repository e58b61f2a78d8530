/** The tab 'Mes Quizzs' of /quizz: open, add, delete and order quizzes. plateforme §2 "Mes quizz", §5 "New quiz". */
import { type ReactElement, type ReactNode, useEffect } from "react";
import type { ReponseMesQuizz } from "#contracts/quizz.ts";
import { Link, useLocation } from "../../app/navigation.tsx";
import { MessageDeListeVide } from "../../app/page/query-states.tsx";
import type { CompteConnecte } from "../../compte/session.tsx";
import { DessinEtagereVide } from "../../quizz/etagere-vide.tsx";
import {
  useOuvrirImporteur,
  VoileDepotFichier,
  useDepotOuCollageDansLaPage,
} from "../../quizz/importer/depot.tsx";
import {
  estListeFiltree,
  type RequeteDeListeDeQuizz,
  retenirDerniereListeOuverte,
} from "../../quizz/requete.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { useCreerQuizz } from "./actions.ts";
import { EncartBrouillonsOrphelins } from "./brouillons-orphelins.tsx";
import { InvitationsACoecrire, SectionQuizzCoecrits } from "./coecrits.tsx";
import styles from "./mes-quizz.module.css";
import { TableDeMesQuizz } from "./table-mienne.tsx";
import { type OrdreDeMesQuizz, useOrdreDeMesQuizz } from "./use-ordre.ts";

/** Parts of the tab 'Mes Quizzs', which the page of lists puts in its places. */
interface Mienne {
  readonly actions: ReactNode;
  readonly renderTable: (liste: ReponseMesQuizz, requete: RequeteDeListeDeQuizz) => ReactNode;
  readonly vide: ReactNode;
}

interface Props {
  readonly compte: CompteConnecte;
  readonly children: (mienne: Mienne) => ReactNode;
}

export function OngletMesQuizzProvider({ compte, children }: Props): ReactElement {
  const ordre = useOrdreDeMesQuizz(compte.userId);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // only the address of the list is remembered: this page is still drawn with the next address while the next
    // page loads
    if (pathname === "/quizz") retenirDerniereListeOuverte(pathname + search);
  }, [pathname, search]);
  const { ajouter, enCours } = useCreerQuizz();
  const apporter = useOuvrirImporteur();
  const survol = useDepotOuCollageDansLaPage(apporter);
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
  const dAbord = (
    <>
      <InvitationsACoecrire compte={compte} />
      <EncartBrouillonsOrphelins compte={compte.userId} />
    </>
  );
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
            {dAbord}
            <TableDeMesQuizz
              compte={compte.userId}
              lignes={quizz}
              ordre={requete.sort === "ajout" && !estListeFiltree(requete) ? ordre : null}
              ajouter={ajouter}
            />
            {requete.page === 0 && !estListeFiltree(requete) && <SectionQuizzCoecrits />}
          </>
        ),
        vide: (
          <>
            {dAbord}
            <SectionQuizzCoecrits />
            <RienEncore ajouter={boutonAjouter} importer={importer} />
          </>
        ),
      })}
      <BarreOrdre ordre={ordre} />
      {survol && <VoileDepotFichier />}
    </>
  );
}

/** Bar at the bottom of the page, shown while a new order of the quizzes waits to be sent. */
function BarreOrdre({ ordre }: { readonly ordre: OrdreDeMesQuizz }): ReactElement {
  return (
    <div className={styles["pied"]} data-change={ordre.change}>
      <p role="status" className={styles["etat"]}>
        {ordre.change && (
          <>
            <Icone nom="ordre" taille="1.3em" />
            <b>
              Ordre changé<span className={styles["asterisque"]}>&nbsp;*</span>
            </b>{" "}
            <span>Envoyé quand vous quittez la page.</span>
          </>
        )}
      </p>
      {ordre.change && (
        <button type="button" className={styles["lien"]} onClick={ordre.remettre}>
          Remettre comme avant
        </button>
      )}
    </div>
  );
}

/** Empty list of a new member: plateforme §2 "Empty list". */
function RienEncore({
  ajouter,
  importer,
}: {
  readonly ajouter: ReactNode;
  readonly importer: ReactNode;
}): ReactElement {
  return (
    <div role="status">
      <MessageDeListeVide dessin={<DessinEtagereVide />} titre="Aucun quizz">
        <p>Écrivez le premier&nbsp;: quinze questions, et la soirée est à vous.</p>
        {ajouter}
        <p>Vous en avez déjà ailleurs&nbsp;? Déposez le fichier ici. {importer}</p>
      </MessageDeListeVide>
    </div>
  );
}
