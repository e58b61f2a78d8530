import type { ReactElement } from "react";
import styles from "./signet.module.css";

interface Props {
  readonly titre: string;
  readonly mis: boolean;
  readonly onClick: () => void;
}

/** The bookmark of a row: full when it is set. */
export function Signet({ titre, mis, onClick }: Props): ReactElement {
  return (
    <button
      type="button"
      className={styles["signet"]}
      aria-pressed={mis}
      aria-label={`Sauvegarder ${titre}`}
      title="Sauvegarder"
      onClick={onClick}
    >
      <svg viewBox="0 0 20 26" aria-hidden="true">
        <path d="M2 2h16v22l-8-6-8 6z" />
      </svg>
    </button>
  );
}
