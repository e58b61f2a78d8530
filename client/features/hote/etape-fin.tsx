import type { ReactElement } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { Morceaux } from "../../partie/morceaux.tsx";
import { classer, prixDe } from "./classement.ts";
import styles from "./fin.module.css";
import { Podium } from "./podium.tsx";
import { TableFin } from "./table-fin.tsx";

/** Above this, the table takes the podium's room. */
const LONGUE = 22;

/** Step 3: the bill. Title, dare, podium, table (jeu §2 "End screen") and what the visitors read. */
export function EtapeFin({ fin }: { readonly fin: VueFin }): ReactElement {
  const lignes = classer(fin);
  const prix = prixDe(lignes, fin.nbQuestionsNotees);
  return (
    <div className={styles["fin"]} data-longue={lignes.length > LONGUE}>
      <div className={styles["verdict"]}>
        <h1>L’addition&nbsp;!</h1>
        <Raison raison={fin.raison} />
        {fin.defi.length > 0 && (
          <p className={styles["defi"]}>
            <Morceaux texte={fin.defi} />
          </p>
        )}
        <Podium lignes={lignes} />
        <p className={styles["visiteur"]}>
          Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos
          gorgées.
        </p>
      </div>
      <div className={styles["compte"]}>
        <TableFin lignes={lignes} sur={fin.nbQuestionsNotees} />
        {prix.length > 0 && lignes.length <= 8 && (
          <ul className={styles["prix"]}>
            {prix.map(({ titre, pseudo }) => (
              <li key={titre}>
                {titre}&nbsp;: <b>{pseudo}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Raison({ raison }: { readonly raison: string }): ReactElement | null {
  const texte =
    raison === "joueurs"
      ? "Il faut au moins 2 joueurs\u00A0: la partie s’arrête là."
      : raison === "hote"
        ? "L’hôte a demandé la note avant la fin."
        : null;
  return texte === null ? null : <p className={styles["raison"]}>{texte}</p>;
}
