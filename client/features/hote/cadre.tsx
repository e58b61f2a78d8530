import { type ReactElement, useEffect, useRef } from "react";
import { CadreArdoise, type CadreArdoiseProps } from "../../ui/cadre-ardoise.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./cadre.module.css";
import { useCompact } from "../../partie/use-compact.ts";

export interface CadreProps extends CadreArdoiseProps {
  /** Number of the step: on a phone, a new one is read from its top. */
  readonly tour: number;
  /** Wider right column, for three columns of names. */
  readonly foule?: boolean | undefined;
}

/** The slate in its frame or, on a phone, the same parts one under the other, the button under the thumb. */
export function Cadre({ foule = false, tour, ...parts }: CadreProps): ReactElement {
  if (useCompact()) return <CadrePoche tour={tour} {...parts} />;
  return (
    <div className={foule ? styles["foule"] : undefined}>
      <CadreArdoise {...parts} />
    </div>
  );
}

function CadrePoche({
  entete,
  gauche,
  centre,
  droite,
  pied,
  rouge = false,
  tour,
}: CadreProps): ReactElement {
  const defile = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defile.current?.scrollTo(0, 0);
  }, [tour]);
  return (
    <div className={classes(styles["poche"], "sur-ardoise", rouge && styles["rouge"])}>
      <header className={styles["entete"]}>{entete}</header>
      {/* with nothing to press inside, the arrow keys still have to scroll it */}
      <div ref={defile} className={styles["defile"]} role="region" aria-label="Partie" tabIndex={0}>
        <main className={styles["centre"]}>
          {gauche !== undefined && <div className={styles["gauche"]}>{gauche}</div>}
          {centre}
        </main>
        {droite !== undefined && <aside className={styles["droite"]}>{droite}</aside>}
      </div>
      {pied !== undefined && <footer className={styles["pied"]}>{pied}</footer>}
    </div>
  );
}
