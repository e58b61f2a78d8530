import type { ReactElement } from "react";
import { vers } from "../../app/paths.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { jourCourt, ROLES_EN_MOTS } from "../../moderation/phrases.ts";
import { Link } from "../../app/navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { placePrise } from "./compte-en-mots.ts";
import { Etats } from "./etats.tsx";
import { ecrireLieuComptes, type LieuComptes } from "./requete-comptes.ts";
import styles from "./table-comptes.module.css";
import type { PageComptes } from "./queries.ts";

interface Props {
  readonly comptes: PageComptes["comptes"];
  readonly lieu: LieuComptes;
}

/** A row each, which opens its sheet; beside one that is open, only what finds another. */
export function TableComptes({ comptes, lieu }: Props): ReactElement {
  return (
    <table className={styles["table"]} aria-label="Comptes">
      <thead>
        <tr>
          <th scope="col">Compte</th>
          <th scope="col">État</th>
          <th scope="col">Quizz</th>
          <th scope="col">Stockage</th>
          <th scope="col">Mesures</th>
        </tr>
      </thead>
      <tbody>
        {comptes.map((compte) => {
          const { _id, pseudo, icon, role, date, quizz, stockage, mesures } = compte;
          const ouvert = _id === lieu.compte;
          return (
            <tr key={_id} className={styles["ligne"]} data-ouvert={ouvert}>
              <th scope="row">
                <Avatar icon={icon} taille="2.5rem" />
                <span>
                  <Link
                    to={vers("/admin/users", ecrireLieuComptes({ ...lieu, compte: _id }))}
                    // the next one takes the place of the one that is open: one step back is always the list
                    replace={lieu.compte !== null}
                    state={{ depuisLaListe: true }}
                    data-compte={_id}
                    aria-current={ouvert ? "true" : undefined}
                    className={styles["lien"]}
                  >
                    <Autrui>{pseudo}</Autrui>
                  </Link>
                  <small>
                    {role !== "user" && <b>{ROLES_EN_MOTS[role]}, </b>}
                    depuis le {jourCourt(date)}
                  </small>
                </span>
              </th>
              <td className={styles["etat"]}>
                <Etats fiche={compte} />
              </td>
              <td className={styles["nombre"]}>
                {quizz}
                <span className={styles["unite"]}>&nbsp;quizz</span>
              </td>
              <td className={styles["nombre"]}>{placePrise(stockage)}</td>
              <td className={styles["nombre"]} data-rien={mesures === 0}>
                {mesures}
                <span className={styles["unite"]}>&nbsp;mesure{mesures > 1 ? "s" : ""}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
