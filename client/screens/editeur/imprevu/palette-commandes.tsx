import type { ReactElement } from "react";
import { COMMANDES } from "./commandes.tsx";
import styles from "./palette-commandes.module.css";
import { TexteACommandes } from "./texte-a-commandes.tsx";

/** Every command, to put where the keyboard is. */
export function PaletteCommandes({
  inserer,
}: {
  readonly inserer: (modele: string) => void;
}): ReactElement {
  return (
    <ul className={styles["palette"]} aria-label="Commandes">
      {COMMANDES.map(({ modele, effet }) => (
        <li key={modele}>
          <button
            type="button"
            title={effet}
            aria-label={`Mettre ${modele}\u00A0: ${effet}`}
            // the caret stays where it is
            onMouseDown={(evenement) => evenement.preventDefault()}
            onClick={() => inserer(modele)}
          >
            <TexteACommandes texte={modele} />
          </button>
        </li>
      ))}
    </ul>
  );
}
