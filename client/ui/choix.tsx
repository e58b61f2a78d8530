import { useId, type ReactElement, type ReactNode } from "react";
import styles from "./choix.module.css";
import champ from "./champ.module.css";
import { Icone } from "./icones.tsx";

/** One segment of a `ChoixSegmente`. */
export interface OptionDeChoixSegmente<Valeur extends string> {
  readonly valeur: Valeur;
  readonly libelle: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ChoixSegmenteProps<Valeur extends string> {
  readonly libelle: string;
  readonly libelleCache?: boolean | undefined;
  readonly options: readonly OptionDeChoixSegmente<Valeur>[];
  readonly valeur: Valeur;
  readonly onChange: (valeur: Valeur) => void;
  /** Sentence under the segments about the current choice. */
  readonly aide?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A choice among two to four options side by side, made of native radio buttons. */
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

interface Props<Valeur extends string> {
  readonly libelle: string;
  readonly libelleCache?: boolean;
  readonly options: readonly { readonly valeur: Valeur; readonly libelle: string }[];
  readonly valeur: Valeur;
  readonly onChange: (valeur: Valeur) => void;
}

/** A choice among many options, made of a native list. */
export function ChoixListe<Valeur extends string>({
  libelle,
  libelleCache = false,
  options,
  valeur,
  onChange,
}: Props<Valeur>): ReactElement {
  const id = useId();
  return (
    <div className={champ["champ"]}>
      <label htmlFor={id} className={libelleCache ? "visually-hidden" : champ["libelle"]}>
        {libelle}
      </label>
      <div className={styles["boite"]}>
        <select
          id={id}
          className={styles["liste"]}
          value={valeur}
          onChange={({ currentTarget: { value } }) => {
            const choisie = options.find((option) => option.valeur === value);
            if (choisie !== undefined) onChange(choisie.valeur);
          }}
        >
          {options.map((option) => (
            <option key={option.valeur} value={option.valeur}>
              {option.libelle}
            </option>
          ))}
        </select>
        <Icone nom="chevron" taille="1em" />
      </div>
    </div>
  );
}
