import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./query-states.module.css";
import { SeReconnecter } from "./se-reconnecter.tsx";

interface Props {
  readonly message: string;
  readonly onReessayer: () => void;
  /** The session is over: another try only after logging in again, which is done here. */
  readonly deconnecte?: boolean;
}

/** Something could not be read: what, and another try. */
export function LectureRatee({ message, onReessayer, deconnecte = false }: Props): ReactElement {
  return (
    <div className={styles["panne"]} role="alert">
      <Icone nom="attention" taille="2.2rem" />
      <p>{message}</p>
      {deconnecte ? (
        <SeReconnecter onReconnecte={onReessayer} />
      ) : (
        <Bouton variante="contour" icone="resync" onClick={onReessayer}>
          Réessayer
        </Bouton>
      )}
    </div>
  );
}
