import type { ReactElement } from "react";
import { Icone } from "./icones.tsx";
import styles from "./stepper.module.css";

export interface StepperProps {
  /** What is counted, for screen readers, e.g. “Gorgées pour Tom”. */
  readonly libelle: string;
  readonly valeur: number;
  /** Lowest value; default 0. */
  readonly min?: number | undefined;
  /** Highest value; default none. */
  readonly max?: number | undefined;
  readonly onChange: (valeur: number) => void;
  readonly disabled?: boolean | undefined;
  /** Whether the number can also be typed. */
  readonly tapable?: boolean | undefined;
}

/** A number between a − and a + button of at least 48 px; screen readers announce its changes. */
export function Stepper({
  libelle,
  valeur,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  onChange,
  disabled = false,
  tapable = false,
}: StepperProps): ReactElement {
  const poser = (suivante: number): void => {
    if (!disabled && suivante >= min && suivante <= max) onChange(suivante);
  };
  return (
    <span className={styles["pas"]} role="group" aria-label={libelle}>
      <button
        type="button"
        aria-label={`Retirer un, ${libelle}`}
        aria-disabled={disabled || valeur <= min}
        onClick={() => {
          poser(valeur - 1);
        }}
      >
        <Icone nom="moins" taille="1.15em" />
      </button>
      {tapable && (
        <input
          className={styles["valeur"]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={libelle}
          readOnly={disabled}
          value={String(valeur)}
          onFocus={(evenement) => evenement.currentTarget.select()}
          onChange={(evenement) => {
            const tape = Number(evenement.currentTarget.value.replaceAll(/\D/g, ""));
            poser(Math.min(max, Math.max(min, tape)));
          }}
        />
      )}
      <output className={tapable ? "visually-hidden" : styles["valeur"]} aria-live="polite">
        {valeur}
      </output>
      <button
        type="button"
        aria-label={`Ajouter un, ${libelle}`}
        aria-disabled={disabled || valeur >= max}
        onClick={() => {
          poser(valeur + 1);
        }}
      >
        <Icone nom="plus" taille="1.15em" />
      </button>
    </span>
  );
}
