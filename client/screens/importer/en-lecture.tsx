import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./en-lecture.module.css";

interface Props {
  /** From 0 to 1. */
  readonly part: number;
  readonly onAnnuler: () => void;
}

export function EnLecture({ part, onAnnuler }: Props): ReactElement {
  return (
    <div className={styles["lecture"]} role="status">
      <span>Lecture en cours…</span>
      <progress aria-label="Lecture" max={1} value={part === 0 ? undefined : part} />
      <Bouton variante="contour" onClick={onAnnuler}>
        Arrêter
      </Bouton>
    </div>
  );
}
