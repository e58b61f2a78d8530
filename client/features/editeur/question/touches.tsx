import type { ReactElement } from "react";
import styles from "./touches.module.css";

const TOUCHES = [
  [["Tab"], "champ suivant"],
  [["Entrée"], "option suivante"],
  [["Ctrl", "B"], "bonne réponse"],
  [["Alt", "↑", "↓"], "déplacer"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Entrée"], "question suivante"],
] as const;

/** At the foot of the page: the keys that one learns by looking. */
export function TouchesQuestion({ onAide }: { readonly onAide: () => void }): ReactElement {
  return (
    <div className={styles["touches"]}>
      <ul>
        {TOUCHES.map(([touches, effet]) => (
          <li key={effet}>
            {touches.map((touche) => (
              <kbd key={touche}>{touche}</kbd>
            ))}
            {effet}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onAide} aria-keyshortcuts="F1 Control+/">
        <kbd>F1</kbd>
        tous les raccourcis
      </button>
    </div>
  );
}
