import type { ReactElement, ReactNode } from "react";
import styles from "./panne.module.css";
import { VerreRenverse } from "./dessins.tsx";

interface Props {
  readonly texte: ReactNode;
  /** Whether a screen reader says it at once, because it replaces a page that was being read. */
  readonly alerte?: boolean;
  /** Links and buttons to leave the page. */
  readonly children: ReactNode;
}

/** The content of a page that failed: a spilt glass, what happened, and ways out. */
export function Panne({ texte, alerte = false, children }: Props): ReactElement {
  return (
    <div className={styles["casse"]} {...(alerte ? { role: "alert" } : {})}>
      <VerreRenverse className={styles["dessin"]} />
      <h1>Il y a de la casse</h1>
      <p className={styles["texte"]}>{texte}</p>
      {children}
    </div>
  );
}
