/** The lists of quizzes, on /quizz-communaute and /quizz: plateforme §2 "Quiz list pages", §4 "Quiz list", §6. */
import { type ReactElement, type ReactNode, useId, useState } from "react";
import type { ListeMienne } from "#contracts/quizz.ts";
import { useRecherche } from "../../app/navigation.tsx";
import { Page } from "../../app/page/page.tsx";
import { useSession } from "../../compte/session.tsx";
import { useMaListe } from "../../quizz/queries.ts";
import {
  changerRequete,
  type CheminDeListe,
  ecrireRequete,
  lireRequete,
  type Menu,
  MENUS,
  MENUS_COMMUNAUTE,
  MENUS_VISITEUR,
  type Requete,
} from "../../quizz/requete.ts";
import { idOnglet, Onglets } from "../../ui/onglets.tsx";
import styles from "./bibliotheque.module.css";
import { Filtres } from "./filtres.tsx";
import { type ChangerRequete, Feuille, ListeDeTous } from "./liste.tsx";

/** /quizz-communaute: everybody's quizzes. */
export function Component(): ReactElement {
  const connecte = useSession().compte.etat === "connecte";
  return (
    <Page titre="Quizz communauté">
      <Bibliotheque
        chemin="/quizz-communaute"
        menus={connecte ? MENUS_COMMUNAUTE : MENUS_VISITEUR}
        defaut="3"
        signets
      />
    </Page>
  );
}

/** One's own list, drawn by whoever knows what to do with it. */
interface Mienne {
  /** Beside the tabs. */
  readonly actions: ReactNode;
  readonly renderTable: (liste: ListeMienne, requete: Requete) => ReactNode;
  /** In the place of a list where there is nothing yet. */
  readonly vide: ReactNode;
}

interface Props {
  /** This page. */
  readonly chemin: CheminDeListe;
  readonly menus: readonly Menu[];
  /** The tab it begins with. */
  readonly defaut: Menu;
  /** Bookmarks may be put on and taken off. */
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
  const [lire, ecrire] = useRecherche(chemin);
  // what was pressed shows at once; the address follows a moment later
  const [voulue, setVoulue] = useState<{ depuis: typeof lire; requete: Requete } | null>(null);
  const requete = voulue?.depuis === lire ? voulue.requete : lireRequete(lire, menus, defaut);
  const changer = (changements: Partial<Requete>, replace = false) => {
    const suivante = changerRequete(requete, changements);
    setVoulue({ depuis: lire, requete: suivante });
    ecrire(ecrireRequete(suivante, defaut), {
      replace,
      preventScrollReset: changements.page === undefined,
    });
  };
  const laMienne = requete.menu === "1" ? mienne : undefined;
  return (
    <div className={styles["bibliotheque"]}>
      <Filtres requete={requete} onChange={changer} />
      <div className={styles["tete"]}>
        <Onglets
          libelle="Quizz"
          onglets={menus.map((menu) => ({ valeur: menu, libelle: MENUS[menu].libelle }))}
          valeur={requete.menu}
          onChange={(menu) => changer({ menu })}
          idPanneau={idPanneau}
        />
        {laMienne !== undefined && <div className={styles["actions"]}>{laMienne.actions}</div>}
      </div>
      {/* the keyboard comes here when the row that held it was the last of its page */}
      <div
        id={idPanneau}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={idOnglet(idPanneau, requete.menu)}
      >
        {laMienne === undefined ? (
          <ListeDeTous
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
  readonly requete: Requete;
  readonly onChange: ChangerRequete;
  readonly mienne: Mienne;
}

/** 'Mes Quizzs' of /quizz: those that have no question yet too. */
function MaListe({ requete, onChange, mienne }: MaListeProps): ReactElement {
  const liste = useMaListe(requete);
  return (
    <Feuille liste={liste} requete={requete} onChange={onChange} vide={mienne.vide}>
      {(lue) => mienne.renderTable(lue, requete)}
    </Feuille>
  );
}
