import type { ReactElement } from "react";
import { classNamesDeBouton } from "../ui/bouton.tsx";
import { Icone } from "../ui/icones.tsx";
import styles from "./mes-donnees.module.css";

/** Link that downloads all data held about the member: decisions-plateforme "Account deletion". */
export function LienTelechargerMesDonnees(): ReactElement {
  return (
    <a href="/api/mes-donnees" download className={classNamesDeBouton({ variante: "contour" })}>
      <span className={styles["contenu"]}>
        <Icone nom="telecharger" taille="1.25em" />
        Télécharger mes données
      </span>
    </a>
  );
}
