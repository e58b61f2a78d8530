import type { ReactElement } from "react";
import { Dialogue } from "../../../ui/dialogue.tsx";
import styles from "../question/touches.module.css";

const TOUCHES = [
  [["Ctrl", "S"], "enregistrer"],
  [["Ctrl", "Entrée"], "imprévu suivant"],
  [["F9"], "tirer 20 fois"],
  [["↑", "↓"], "voir un tirage à l’écran"],
] as const;

const RACCOURCIS = [
  [["&"], "propose les commandes\u00A0; Entrée prend celle qui est visée"],
  [["Entrée"], "élément suivant de la liste, ou un de plus"],
  [["Retour arrière"], "ôter l’élément vide"],
  [["Ctrl", "V"], "coller un élément par ligne"],
  [["Alt", "↑", "↓"], "déplacer l’élément"],
  [["↑", "↓"], "voir un autre tirage, depuis leur liste"],
  [["F9"], "tirer 20 fois (ou Ctrl+D)"],
  [["Ctrl", "Entrée"], "imprévu suivant"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Maj", "Z"], "rétablir (ou Ctrl+Y)"],
  [["Ctrl", "S"], "enregistrer"],
  [["F1"], "cette liste (ou Ctrl+/)"],
] as const;

/** At the foot of the page: the keys that one learns by looking. */
export function TouchesDImprevu({ onAide }: { readonly onAide: () => void }): ReactElement {
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

export function RaccourcisDImprevu({
  ouvert,
  onFermer,
}: {
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}): ReactElement {
  return (
    <Dialogue ouvert={ouvert} onFermer={onFermer} titre="Tous les raccourcis">
      <p>Sur un Mac, Cmd remplace Ctrl.</p>
      <dl className={styles["table"]}>
        {RACCOURCIS.map(([touches, effet]) => (
          <div key={effet} style={{ display: "contents" }}>
            <dt>
              {touches.map((touche) => (
                <kbd key={touche}>{touche}</kbd>
              ))}
            </dt>
            <dd>{effet}</dd>
          </div>
        ))}
      </dl>
    </Dialogue>
  );
}
