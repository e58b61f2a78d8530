import type { ReactElement, ReactNode } from "react";
import styles from "./carte.module.css";
import { classes } from "./classes.ts";

export interface CarteProps {
  /** Under the vichy: wordmark, navigation. */
  readonly entete?: ReactNode;
  readonly children: ReactNode;
  /** Small print. */
  readonly pied?: ReactNode;
  /** `large` 1180 px for lists, `etroite` 30 rem for forms, `pleine` for what is worked at for an hour. */
  readonly mesure?: "large" | "etroite" | "pleine" | undefined;
}

/** The menu card: shell of the platform pages and of the home page, cream paper under a thin vichy. */
export function Carte({ entete, children, pied, mesure = "large" }: CarteProps): ReactElement {
  return (
    <div className={classes(styles["carte"], "sur-papier")}>
      <div className={styles["vichy"]} aria-hidden="true" />
      {entete}
      <main className={classes(styles["contenu"], styles[mesure])}>{children}</main>
      {pied !== undefined && <footer className={styles["pied"]}>{pied}</footer>}
    </div>
  );
}
