import { useId, type ReactElement, type ReactNode } from "react";
import styles from "./interrupteur.module.css";

export interface InterrupteurProps {
  readonly libelle: ReactNode;
  /** A short sentence under the label. */
  readonly description?: ReactNode;
  readonly coche: boolean;
  readonly onChange: (coche: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** A switch, made of a native checkbox; the whole line can be pressed. */
export function Interrupteur({
  libelle,
  description,
  coche,
  onChange,
  disabled,
}: InterrupteurProps): ReactElement {
  const id = useId();
  return (
    <label className={styles["ligne"]} data-fige={disabled}>
      <span className={styles["texte"]}>
        <span className={styles["libelle"]}>{libelle}</span>
        {description !== undefined && (
          <span id={id} className={styles["description"]}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles["interrupteur"]}
        checked={coche}
        aria-checked={coche}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : id}
        onChange={(evenement) => {
          onChange(evenement.currentTarget.checked);
        }}
      />
    </label>
  );
}
