import { useId, type ReactElement, type ReactNode } from "react";
import styles from "./choix.module.css";

/** One segment; `valeur` is what `onChange` gives back. */
export interface OptionSegmentee<Valeur extends string> {
  readonly valeur: Valeur;
  readonly libelle: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoixSegmenteProps<Valeur extends string> {
  readonly libelle: string;
  readonly libelleCache?: boolean | undefined;
  readonly options: readonly OptionSegmentee<Valeur>[];
  readonly valeur: Valeur;
  readonly onChange: (valeur: Valeur) => void;
  /** Sentence under the segments, for the current choice. */
  readonly aide?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** One choice among two to four, side by side; native radio buttons underneath. */
export function ChoixSegmente<Valeur extends string>({
  libelle,
  libelleCache = false,
  options,
  valeur,
  onChange,
  aide,
  disabled,
}: ChoixSegmenteProps<Valeur>): ReactElement {
  const nom = useId();
  return (
    <fieldset
      className={styles["groupe"]}
      disabled={disabled}
      aria-describedby={aide === undefined ? undefined : `${nom}-aide`}
    >
      <legend className={libelleCache ? "visually-hidden" : styles["libelle"]}>{libelle}</legend>
      <div className={styles["segments"]}>
        {options.map((option) => (
          <label key={option.valeur} className={styles["segment"]}>
            <input
              type="radio"
              name={nom}
              value={option.valeur}
              checked={option.valeur === valeur}
              disabled={option.disabled}
              onChange={() => {
                onChange(option.valeur);
              }}
            />
            <span>{option.libelle}</span>
          </label>
        ))}
      </div>
      {aide !== undefined && (
        <p id={`${nom}-aide`} className={styles["aide"]}>
          {aide}
        </p>
      )}
    </fieldset>
  );
}
