/** /quizz-communaute: the quizzes of everybody. plateforme §2 "Quiz list pages", §4 "Quiz list", §6. */
import { vers } from "../../chemins.ts";
import { type ReactElement, useEffect, useId, useState } from "react";
import { EnAttendant } from "../../plateforme/en-attendant.tsx";
import { useRecherche } from "../../navigation.tsx";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { useSession } from "../../compte/session.tsx";
import { useAnnonces } from "../../plateforme/annonces.ts";
import { phraseDeLecture } from "../../appels/lire-api.ts";
import { MENUS, MENUS_COMMUNAUTE, MENUS_VISITEUR } from "../../quizz/menus.ts";
import { nombreDePages, Pages } from "../../quizz/pages.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { idOnglet, Onglets } from "../../ui/onglets.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./communaute.module.css";
import { Filtres } from "./filtres.tsx";
import { AucunQuizz } from "./aucun-quizz.tsx";
import {
  changerRequete,
  ecrireRequete,
  lireRequete,
  type Requete,
  SANS_FILTRE,
} from "./requete.ts";
import { useFavoris } from "./use-favoris.ts";
import { useListe } from "./use-liste.ts";

const ECHEC = "Erreur lors de la récupération des données";

export function Communaute(): ReactElement {
  const idPanneau = useId();
  const connecte = useSession().compte.etat === "connecte";
  const menus = connecte ? MENUS_COMMUNAUTE : MENUS_VISITEUR;
  const [lire, ecrire] = useRecherche("/quizz-communaute");
  // what was pressed shows at once; the address follows a moment later
  const [voulue, setVoulue] = useState<{ depuis: typeof lire; requete: Requete } | null>(null);
  const requete = voulue?.depuis === lire ? voulue.requete : lireRequete(lire, menus);
  const changer = (changements: Partial<Requete>, replace = false) => {
    const suivante = changerRequete(requete, changements);
    setVoulue({ depuis: lire, requete: suivante });
    ecrire(ecrireRequete(suivante), {
      replace,
      preventScrollReset: changements.page === undefined,
    });
  };
  return (
    <div className={styles["communaute"]}>
      <Filtres requete={requete} onChange={changer} />
      <Onglets
        libelle="Quizz"
        onglets={menus.map((menu) => ({ valeur: menu, libelle: MENUS[menu].libelle }))}
        valeur={requete.menu}
        onChange={(menu) => changer({ menu })}
        idPanneau={idPanneau}
      />
      <div id={idPanneau} role="tabpanel" aria-labelledby={idOnglet(idPanneau, requete.menu)}>
        <Liste requete={requete} connecte={connecte} onChange={changer} />
      </div>
    </div>
  );
}

interface ListeProps {
  readonly requete: Requete;
  readonly connecte: boolean;
  /** `replace`: the address as it was made no sense. */
  readonly onChange: (changements: Partial<Requete>, replace?: boolean) => void;
}

function Liste({ requete, connecte, onChange }: ListeProps): ReactElement {
  const liste = useListe(requete);
  const { data, isError, error, isPlaceholderData } = liste;
  const { erreur } = useAnnonces();
  const favoris = useFavoris(connecte);
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
  const { quizz, totalCount } = data;
  if (quizz.length === 0)
    return <AucunQuizz requete={requete} onEffacer={() => onChange(SANS_FILTRE)} />;
  return (
    <div aria-busy={isPlaceholderData}>
      <TableQuizz
        libelle={MENUS[requete.menu].libelle}
        lignes={quizz}
        vers={({ _id }) => vers("/quizz-communaute/:id", { id: _id })}
        etat={{ liste: vers("/quizz-communaute", ecrireRequete(requete)) }}
        signets={connecte ? favoris : undefined}
      />
      <Pages
        page={requete.page}
        total={totalCount}
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
