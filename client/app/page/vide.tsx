import type { ReactElement, ReactNode } from "react";
import styles from "./vide.module.css";

interface Props {
  readonly dessin?: ReactNode;
  readonly titre: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Nothing here yet. */
export function Vide({ dessin, titre, children }: Props): ReactElement {
  return (
    <div className={styles["vide"]}>
      {dessin}
      <p className={styles["titre"]}>{titre}</p>
      {children}
    </div>
  );
}
