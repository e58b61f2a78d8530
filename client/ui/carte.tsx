import type { ReactElement, ReactNode } from "react";
import styles from "./carte.module.css";
import { joinClassNames } from "./classes.ts";

export interface CadreDePageProps {
  /** Logo and navigation, under the checked band. */
  readonly entete?: ReactNode;
  readonly children: ReactNode;
  /** Small print. */
  readonly pied?: ReactNode;
  /** Width of the content. `large`: 1180 px, for lists. `etroite`: 30 rem, for forms. `pleine`: the full width, for editors. */
  readonly mesure?: "large" | "etroite" | "pleine" | undefined;
}

/** The frame of the platform's pages and of the home page: a menu card of cream paper under a thin checked band. */
export function CadreDePage({
  entete,
  children,
  pied,
  mesure = "large",
}: CadreDePageProps): ReactElement {
  return (
    <div className={joinClassNames(styles["carte"], "sur-papier")}>
      <div className={styles["vichy"]} aria-hidden="true" />
      {entete}
      <main className={joinClassNames(styles["contenu"], styles[mesure])}>{children}</main>
      {pied !== undefined && <footer className={styles["pied"]}>{pied}</footer>}
    </div>
  );
}
