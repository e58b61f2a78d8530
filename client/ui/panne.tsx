/** In the place of a page that failed: a spilt glass, what happened, and the ways out. */
import type { ReactElement, ReactNode } from "react";
import styles from "./panne.module.css";
import { VerreRenverse } from "./verre-renverse.tsx";

interface Props {
  readonly texte: ReactNode;
  /** It comes while the page is read: a screen reader says it at once. */
  readonly alerte?: boolean;
  /** The ways out. */
  readonly children: ReactNode;
}

export function Casse({ texte, alerte = false, children }: Props): ReactElement {
  return (
    <div className={styles["casse"]} {...(alerte ? { role: "alert" } : {})}>
      <VerreRenverse className={styles["dessin"]} />
      <h1>Il y a de la casse</h1>
      <p className={styles["texte"]}>{texte}</p>
      {children}
    </div>
  );
}
