import type { ReactElement } from "react";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./nom-entier.module.css";

/** A whole name on a line of its own, as wide as its container: written smaller when it is long, never cut. */
export function NomEntier({ children }: { readonly children: string }): ReactElement {
  return (
    <span className={styles["nom"]}>
      <NomAjuste>{children}</NomAjuste>
    </span>
  );
}
