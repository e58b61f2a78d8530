import type { ReactElement } from "react";
import styles from "./mes-quizz.module.css";

/** The keys of the list, for whoever has a keyboard under their hands; its buttons say them to a screen reader. */
export function Touches({ rangeable }: { readonly rangeable: boolean }): ReactElement {
  return (
    <p className={styles["touches"]} aria-hidden="true">
      {rangeable && (
        <span>
          <kbd>Alt</kbd>
          <kbd>↑</kbd>
          <kbd>↓</kbd> déplacer la ligne
        </span>
      )}
      <span>
        <kbd>Entrée</kbd> ouvrir
      </span>
      <span>
        <kbd>N</kbd> ajouter
      </span>
    </p>
  );
}
