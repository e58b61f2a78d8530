/** /quizz-communaute: the quizzes of everybody. plateforme §2 "Quiz list pages", §4 "Quiz list", §6. */
import { vers } from "../../chemins.ts";
import { type ReactElement, useEffect, useId, useState } from "react";
import { EnAttendant } from "../../plateforme/en-attendant.tsx";
import { useSearchParams } from "react-router-dom";
import { QUIZZ_PAR_PAGE } from "#contracts/limites.ts";
import { useSession } from "../../compte/session.tsx";
import { useAnnonces } from "../../plateforme/annonces.ts";
import { MENUS, MENUS_COMMUNAUTE, MENUS_VISITEUR } from "../../quizz/menus.ts";
import { Pages } from "../../quizz/pages.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { idOnglet, Onglets } from "../../ui/onglets.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./communaute.module.css";
import { Filtres } from "./filtres.tsx";
import { changerRequete, ecrireRequete, lireRequete, type Requete } from "./requete.ts";
import { useFavoris } from "./use-favoris.ts";
import { useListe } from "./use-liste.ts";

const ECHEC = "Erreur lors de la récupération des données";

export function Communaute(): ReactElement {
  const idPanneau = useId();
  const connecte = useSession().compte.etat === "connecte";
  const menus = connecte ? MENUS_COMMUNAUTE : MENUS_VISITEUR;
  const [params, setParams] = useSearchParams();
  // what was pressed shows at once; the address follows a moment later
  const [voulue, setVoulue] = useState<{ depuis: URLSearchParams; requete: Requete } | null>(null);
  const requete = voulue?.depuis === params ? voulue.requete : lireRequete(params, menus);
  const changer = (changements: Partial<Requete>) => {
    const suivante = changerRequete(requete, changements);
    setVoulue({ depuis: params, requete: suivante });
    setParams(ecrireRequete(suivante), { preventScrollReset: changements.page === undefined });
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
        <Liste requete={requete} connecte={connecte} onPage={(page) => changer({ page })} />
      </div>
    </div>
  );
}

interface ListeProps {
  readonly requete: Requete;
  readonly connecte: boolean;
  readonly onPage: (page: number) => void;
}

function Liste({ requete, connecte, onPage }: ListeProps): ReactElement {
  const liste = useListe(requete);
  const { data, isError, isPlaceholderData } = liste;
  const { erreur } = useAnnonces();
  const favoris = useFavoris(connecte);
  const perdu = isError && data === undefined;
  useEffect(() => {
    if (perdu) erreur(ECHEC);
  }, [perdu, erreur]);
  if (data === undefined)
    return (
      <EnAttendant requete={liste} echec={ECHEC}>
        <Attente />
      </EnAttendant>
    );
  const { quizz, totalCount } = data;
  if (quizz.length === 0)
    return (
      <p className={styles["vide"]} role="status">
        Aucun quizz
      </p>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <TableQuizz
        libelle={MENUS[requete.menu].libelle}
        lignes={quizz}
        vers={({ _id }) => vers("/quizz-communaute/:id", { id: _id })}
        etat={{ search: ecrireRequete(requete).toString() }}
        signets={connecte ? favoris : undefined}
      />
      <Pages page={requete.page} total={totalCount} parPage={QUIZZ_PAR_PAGE} onPage={onPage} />
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
