import { type ReactElement, type ReactNode, type Ref, useId } from "react";
import { TEXTE_MESSAGE_MAX } from "#contracts/limites.ts";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import styles from "./panneau.module.css";

interface Props {
  readonly libelle: ReactNode;
  readonly valeur: string;
  readonly erreur: string | undefined;
  readonly onChange: (valeur: string) => void;
  /** While what it says is on its way. */
  readonly enCours?: boolean;
  readonly prendLeFocus?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text that somebody will read, with how long it is already; more can be typed than may be sent. */
export function ChampRaison({
  libelle,
  valeur,
  erreur,
  onChange,
  enCours = false,
  prendLeFocus = false,
  ref,
}: Props): ReactElement {
  const id = useId();
  const longueur = Array.from(valeur).length;
  return (
    <div className={styles["raison"]}>
      <label htmlFor={id}>{libelle}</label>
      <span
        id={`${id}-compte`}
        className={styles["compte"]}
        data-trop={longueur >= TEXTE_MESSAGE_MAX}
      >
        {longueur} / {TEXTE_MESSAGE_MAX}
      </span>
      <textarea
        ref={ref}
        id={id}
        rows={4}
        value={valeur}
        readOnly={enCours}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus={prendLeFocus}
        aria-invalid={erreur === undefined ? undefined : true}
        aria-describedby={`${id}-compte ${id}-erreur`}
        onChange={({ target }) => onChange(target.value)}
      />
      <ErreurChamp id={`${id}-erreur`} texte={erreur} alerte />
    </div>
  );
}
