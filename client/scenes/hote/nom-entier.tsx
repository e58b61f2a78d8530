import type { ReactElement } from "react";
import type { Ecriture } from "../../ui/largeur-nom.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./nom-entier.module.css";

/** A whole name on a line of its own, as wide as its container: written smaller when it is long, never cut. */
export function NomEntier({
  children,
  ecriture,
}: {
  readonly children: string;
  /** Default `craie`. */
  readonly ecriture?: Ecriture | undefined;
}): ReactElement {
  return (
    <span className={styles["nom"]}>
      <NomAjuste ecriture={ecriture}>{children}</NomAjuste>
    </span>
  );
}
