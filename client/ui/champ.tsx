import {
  useId,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import styles from "./champ.module.css";
import { classes } from "./classes.ts";
import { ErreurChamp } from "./erreur-champ.tsx";

export interface ChampProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  readonly libelle: string;
  /** French sentence under the field; marks it invalid and is read with it. */
  readonly erreur?: string | undefined;
  /** Hint under the field while there is no error. */
  readonly aide?: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly libelleCache?: boolean | undefined;
  /** Large, spaced capitals, for a room code. */
  readonly code?: boolean | undefined;
  /** A round button at the end of the field. */
  readonly bouton?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A labelled one-line text input; takes the colours of the surface it lies on. */
export function Champ({
  libelle,
  erreur,
  aide,
  libelleCache = false,
  code = false,
  bouton,
  className,
  ref,
  ...reste
}: ChampProps): ReactElement {
  const id = useId();
  const note = erreur ?? aide;
  return (
    <div className={classes(styles["champ"], className)}>
      <label htmlFor={id} className={libelleCache ? "visually-hidden" : styles["libelle"]}>
        {libelle}
      </label>
      <div className={styles["ligne"]}>
        <input
          {...reste}
          ref={ref}
          id={id}
          className={classes(styles["saisie"], code && styles["code"])}
          data-bouton={bouton !== undefined}
          aria-invalid={erreur === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {bouton}
      </div>
      {erreur === undefined ? (
        aide !== undefined && (
          <p id={`${id}-note`} className={styles["aide"]}>
            <span>{aide}</span>
          </p>
        )
      ) : (
        <ErreurChamp id={`${id}-note`} texte={erreur} />
      )}
    </div>
  );
}
