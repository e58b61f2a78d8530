import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import styles from "./champ-texte.module.css";
import { joinClassNames } from "./classes.ts";
import { Icone } from "./icones.tsx";

export interface ChampMultiligneProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "id" | "maxLength"
> {
  readonly libelle: string;
  readonly value: string;
  /** Most characters allowed. More can be typed, so that a pasted text is not cut; the count then turns red. */
  readonly max: number;
  /** French sentence under the field, which also marks it invalid. */
  readonly erreur?: string | undefined;
  /** Hint under the field while there is no error. */
  readonly aide?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A labelled text area with the number of characters left, in the colours of its surface. */
export function ChampMultiligne({
  libelle,
  value,
  max,
  erreur,
  aide,
  className,
  rows = 6,
  ref,
  ...reste
}: ChampMultiligneProps): ReactElement {
  const id = useId();
  const restent = max - Array.from(value).length;
  return (
    <div className={joinClassNames(styles["champ"], className)}>
      <label htmlFor={id} className={styles["libelle"]}>
        {libelle}
      </label>
      <textarea
        {...reste}
        ref={ref}
        id={id}
        rows={rows}
        value={value}
        className={styles["saisie"]}
        aria-invalid={erreur === undefined ? undefined : true}
        aria-describedby={`${id}-note ${id}-compte`}
      />
      <div className={styles["pied"]}>
        <p id={`${id}-note`} className={erreur === undefined ? undefined : styles["erreur"]}>
          {erreur !== undefined && <Icone nom="attention" taille="1.15em" />}
          <span>{erreur ?? aide}</span>
        </p>
        <p id={`${id}-compte`} className={styles["compte"]} data-trop={restent < 0}>
          {compter(restent)}
        </p>
      </div>
    </div>
  );
}

function compter(restent: number): string {
  const nombre = Math.abs(restent).toLocaleString("fr-FR");
  const s = Math.abs(restent) > 1 ? "s" : "";
  return restent < 0
    ? `${nombre}\u00A0caractère${s} de trop`
    : `${nombre}\u00A0caractère${s} restant${s}`;
}
