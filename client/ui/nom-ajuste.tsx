import { memo, type ReactElement } from "react";
import { joinClassNames } from "./classes.ts";
import { type Typeface, estimateNameWidths } from "./name-width.ts";
import styles from "./nom-ajuste.module.css";

export interface NomAjusteProps {
  readonly children: string;
  /** Default `craie`. */
  readonly ecriture?: Typeface | undefined;
}

/**
 * A whole name in what is left of a row, never cut: a long one is written smaller, and on two lines when that would be
 * too small. For a flex row.
 */
export const NomAjuste = memo(function NomAjuste({
  children,
  ecriture = "craie",
}: NomAjusteProps): ReactElement {
  const { une, deux } = estimateNameWidths(children, ecriture);
  return (
    <span
      className={styles["boite"]}
      style={{ "--une": une.toFixed(2), "--deux": deux.toFixed(2) }}
    >
      <span className={joinClassNames(styles["nom"], styles[ecriture])}>{children}</span>
    </span>
  );
});
