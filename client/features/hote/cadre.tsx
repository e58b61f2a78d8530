import type { ReactElement } from "react";
import { CadreArdoise, type CadreArdoiseProps } from "../../ui/cadre-ardoise.tsx";
import { classes } from "../../ui/classes.ts";
import styles from "./cadre.module.css";
import { useCompact } from "./use-compact.ts";

/** The slate in its frame or, on a phone, the same parts one under the other, the button under the thumb. */
export function Cadre(props: CadreArdoiseProps): ReactElement {
  return useCompact() ? <CadrePoche {...props} /> : <CadreArdoise {...props} />;
}

function CadrePoche({ entete, gauche, centre, droite, pied, rouge = false }: CadreArdoiseProps): ReactElement {
  return (
    <div className={classes(styles["poche"], "sur-ardoise", rouge && styles["rouge"])}>
      <header className={styles["entete"]}>{entete}</header>
      <div className={styles["defile"]}>
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
