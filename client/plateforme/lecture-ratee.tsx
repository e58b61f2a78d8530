import type { ReactElement } from "react";
import { Bouton } from "../ui/bouton.tsx";
import { Icone } from "../ui/icones.tsx";
import styles from "./lecture-ratee.module.css";

interface Props {
  readonly message: string;
  readonly onReessayer: () => void;
}

/** Something could not be read: what, and another try. */
export function LectureRatee({ message, onReessayer }: Props): ReactElement {
  return (
    <div className={styles["panne"]} role="alert">
      <Icone nom="attention" taille="2.2rem" />
      <p>{message}</p>
      <Bouton variante="contour" icone="resync" onClick={onReessayer}>
        Réessayer
      </Bouton>
    </div>
  );
}
