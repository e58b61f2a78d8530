/** The lists of quizzes with their search, on /quizz-communaute and /quizz: plateforme §2 "Quiz list pages", §4 "Quiz list", §6. */
import { type ReactElement, type ReactNode, useId, useState } from "react";
import type { ReponseMesQuizz } from "#contracts/quizz.ts";
import { useQueryString } from "../../app/navigation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { useSession } from "../../compte/session.tsx";
import { useListeDeMesQuizz } from "../../quizz/queries.ts";
import {
  changerRequeteDeListe,
  type CheminDePageDeListe,
  ecrireRequeteDeListe,
  lireRequeteDeListe,
  type NumeroDeListeDeQuizz,
  LISTES_DE_QUIZZ_PAR_NUMERO,
  LISTES_DE_LA_PAGE_COMMUNAUTE,
  LISTES_DU_VISITEUR,
  type RequeteDeListeDeQuizz,
} from "../../quizz/requete.ts";
import { idHtmlDOnglet, Onglets } from "../../ui/onglets.tsx";
import styles from "./bibliotheque.module.css";
import { FiltresDeListeDeQuizz } from "./filtres.tsx";
import {
  type ChangerRequeteDeListeDeQuizz,
  CadreDeListeDeQuizzPaginee,
  ListeDeQuizzEnLectureSeule,
} from "./liste.tsx";

/** /quizz-communaute: the page. /quizz is composed in app/routes/quizz.tsx. */
export function Component(): ReactElement {
  const connecte = useSession().compte.etat === "connecte";
  return (
    <PageDePlateforme titre="Quizz communauté">
      <Bibliotheque
        chemin="/quizz-communaute"
        menus={connecte ? LISTES_DE_LA_PAGE_COMMUNAUTE : LISTES_DU_VISITEUR}
        defaut="3"
        signets
      />
    </PageDePlateforme>
  );
}

/** The tab of the member's own quizzes, drawn by another screen (mes-quizz). */
interface Mienne {
  /** Buttons beside the tabs. */
  readonly actions: ReactNode;
  readonly renderTable: (liste: ReponseMesQuizz, requete: RequeteDeListeDeQuizz) => ReactNode;
  /** Shown when the list is empty without a filter. */
  readonly vide: ReactNode;
}

interface Props {
  /** Path of the page that shows the lists. */
  readonly chemin: CheminDePageDeListe;
  readonly menus: readonly NumeroDeListeDeQuizz[];
  /** The list shown when the address names none. */
  readonly defaut: NumeroDeListeDeQuizz;
  /** Whether members see a column of bookmarks. */
  readonly signets?: boolean;
  readonly mienne?: Mienne;
}

export function Bibliotheque({
  chemin,
  menus,
  defaut,
  signets = false,
  mienne,
}: Props): ReactElement {
  const idPanneau = useId();
  const [lire, ecrire] = useQueryString(chemin);
  // the wanted query applies at once; the address follows a moment later
  const [voulue, setVoulue] = useState<{
    depuis: typeof lire;
    requete: RequeteDeListeDeQuizz;
  } | null>(null);
  const requete =
    voulue?.depuis === lire ? voulue.requete : lireRequeteDeListe(lire, menus, defaut);
  const changer = (changements: Partial<RequeteDeListeDeQuizz>, replace = false) => {
    const suivante = changerRequeteDeListe(requete, changements);
    setVoulue({ depuis: lire, requete: suivante });
    ecrire(ecrireRequeteDeListe(suivante, defaut), {
      replace,
      preventScrollReset: changements.page === undefined,
    });
  };
  const laMienne = requete.menu === "1" ? mienne : undefined;
  return (
    <div className={styles["bibliotheque"]}>
      <FiltresDeListeDeQuizz requete={requete} onChange={changer} />
      <div className={styles["tete"]}>
        <Onglets
          libelle="Quizz"
          onglets={menus.map((menu) => ({
            valeur: menu,
            libelle: LISTES_DE_QUIZZ_PAR_NUMERO[menu].libelle,
          }))}
          valeur={requete.menu}
          onChange={(menu) => changer({ menu })}
          idPanneau={idPanneau}
        />
        {laMienne !== undefined && <div className={styles["actions"]}>{laMienne.actions}</div>}
      </div>
      {/* focus falls back here when the last row of a page is gone */}
      <div
        id={idPanneau}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={idHtmlDOnglet(idPanneau, requete.menu)}
      >
        {laMienne === undefined ? (
          <ListeDeQuizzEnLectureSeule
            requete={requete}
            onChange={changer}
            ici={{ chemin, defaut }}
            signets={signets}
          />
        ) : (
          <MaListe requete={requete} onChange={changer} mienne={laMienne} />
        )}
      </div>
    </div>
  );
}

interface MaListeProps {
  readonly requete: RequeteDeListeDeQuizz;
  readonly onChange: ChangerRequeteDeListeDeQuizz;
  readonly mienne: Mienne;
}

/** The tab 'Mes Quizzs', which includes quizzes without questions. */
function MaListe({ requete, onChange, mienne }: MaListeProps): ReactElement {
  const liste = useListeDeMesQuizz(requete);
  return (
    <CadreDeListeDeQuizzPaginee
      liste={liste}
      requete={requete}
      onChange={onChange}
      vide={mienne.vide}
    >
      {(lue) => mienne.renderTable(lue, requete)}
    </CadreDeListeDeQuizzPaginee>
  );
}
