/** /error: says what happened, and the ways out. plateforme §2 "Route table". */
import type { ReactElement } from "react";
import { Link } from "../../navigation.tsx";
import { classesBouton } from "../../ui/bouton.tsx";
import { VerreRenverse } from "../../ui/verre-renverse.tsx";
import styles from "./erreur.module.css";

const INCONNUE =
  "Cette page n’a pas pu être chargée, ou n’est pas pour vous. Revenez à l’accueil, ou réessayez dans un instant.";

export function Erreur({
  message = INCONNUE,
}: {
  readonly message?: string | undefined;
}): ReactElement {
  return (
    <div className={styles["erreur"]}>
      <VerreRenverse className={styles["dessin"]} />
      <h1>Il y a de la casse</h1>
      <p className={styles["message"]}>{message}</p>
      <Link to="/" className={classesBouton()}>
        Revenir à l’accueil
      </Link>
    </div>
  );
}
