import { type ReactElement, useId } from "react";
import { Icone } from "../../ui/icones.tsx";
import styles from "./champ-long.module.css";

export interface ChampLongProps {
  readonly libelle: string;
  readonly valeur: string;
  /** Most characters; more can be typed, so that nothing pasted is lost, and the count turns red. */
  readonly max: number;
  readonly erreur: string | undefined;
  readonly onChange: (valeur: string) => void;
}

/** A labelled text of several lines, with its count. */
export function ChampLong({
  libelle,
  valeur,
  max,
  erreur,
  onChange,
}: ChampLongProps): ReactElement {
  const id = useId();
  const nombre = Array.from(valeur).length;
  return (
    <div className={styles["champ"]}>
      <label htmlFor={id}>{libelle}</label>
      <textarea
        id={id}
        rows={5}
        value={valeur}
        aria-invalid={erreur === undefined ? undefined : true}
        aria-describedby={`${id}-note`}
        onChange={(evenement) => onChange(evenement.currentTarget.value)}
      />
      <p id={`${id}-note`} className={styles["note"]}>
        <span className={styles["erreur"]} role="alert">
          {erreur !== undefined && (
            <>
              <Icone nom="attention" taille="1.15em" /> {erreur}
            </>
          )}
        </span>
        <span className={styles["nombre"]} data-trop={nombre > max}>
          {nombre}&nbsp;/&nbsp;{max}
          <span className="visually-hidden"> caractères</span>
        </span>
      </p>
    </div>
  );
}
