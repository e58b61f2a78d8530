import "../styles/mat.css";
import { type ReactElement, useEffect, useRef } from "react";
import type { CadreArdoiseProps } from "./cadre-ardoise.tsx";
import styles from "./cadre-poche.module.css";
import { classes } from "../ui/classes.ts";
import { RemountOnForeignNodes } from "../ui/remount-on-foreign-nodes.tsx";

export interface CadrePocheProps extends CadreArdoiseProps {
  /** Name of the part that scrolls. */
  readonly libelle: string;
  /** Another number is another page, read from its top. */
  readonly page?: number | undefined;
}

/** The parts of `CadreArdoise` on a phone: one under the other, the foot with its button under the thumb. */
export function CadrePoche({
  entete,
  gauche,
  centre,
  droite,
  pied,
  rouge = false,
  libelle,
  page,
}: CadrePocheProps): ReactElement {
  const defile = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defile.current?.scrollTo(0, 0);
  }, [page]);
  return (
    <div className={classes(styles["poche"], "sur-ardoise", rouge && styles["rouge"])}>
      {entete !== undefined && (
        <header className={styles["entete"]}>
          <RemountOnForeignNodes>{entete}</RemountOnForeignNodes>
        </header>
      )}
      {/* with nothing to press inside, the arrow keys still have to scroll it */}
      <div
        ref={defile}
        className={styles["defile"]}
        role="region"
        aria-label={libelle}
        tabIndex={0}
      >
        <main className={styles["centre"]}>
          {gauche !== undefined && (
            <div className={styles["gauche"]}>
              <RemountOnForeignNodes>{gauche}</RemountOnForeignNodes>
            </div>
          )}
          <RemountOnForeignNodes>{centre}</RemountOnForeignNodes>
        </main>
        {droite !== undefined && (
          <aside className={styles["droite"]}>
            <RemountOnForeignNodes>{droite}</RemountOnForeignNodes>
          </aside>
        )}
      </div>
      {pied !== undefined && (
        <footer className={styles["pied"]}>
          <RemountOnForeignNodes>{pied}</RemountOnForeignNodes>
        </footer>
      )}
    </div>
  );
}
