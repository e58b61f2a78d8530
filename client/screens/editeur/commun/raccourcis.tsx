/** The keys of an editor: those that one learns by looking, and all of them on demand. */
import type { ReactElement } from "react";
import { Dialogue } from "../../../ui/dialogue.tsx";
import styles from "./touches.module.css";

/** The keys to press together, or one for the other, and what they do. */
export type TableDeTouches = readonly (readonly [touches: readonly string[], effet: string])[];

const Touche = ({ touches }: { readonly touches: readonly string[] }): ReactElement => (
  <>
    {touches.map((touche) => (
      <kbd key={touche}>{touche}</kbd>
    ))}
  </>
);

/** At the foot of the page. */
export function PiedDeTouches({
  table,
  onAide,
}: {
  readonly table: TableDeTouches;
  readonly onAide: () => void;
}): ReactElement {
  return (
    <div className={styles["touches"]}>
      <ul>
        {table.map(([touches, effet]) => (
          <li key={effet}>
            <Touche touches={touches} />
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

export function TousLesRaccourcis({
  table,
  ouvert,
  onFermer,
}: {
  readonly table: TableDeTouches;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}): ReactElement {
  return (
    <Dialogue ouvert={ouvert} onFermer={onFermer} titre="Tous les raccourcis">
      <p>Sur un Mac, Cmd remplace Ctrl.</p>
      <dl className={styles["table"]}>
        {table.map(([touches, effet]) => (
          <div key={effet} style={{ display: "contents" }}>
            <dt>
              <Touche touches={touches} />
            </dt>
            <dd>{effet}</dd>
          </div>
        ))}
      </dl>
    </Dialogue>
  );
}
