import { useLayoutEffect, type ReactElement, type ReactNode } from "react";
import styles from "./cadre-ardoise.module.css";
import { classes } from "../ui/classes.ts";
import { RemountOnForeignNodes } from "../ui/remount-on-foreign-nodes.tsx";

export interface CadreArdoiseProps {
  readonly entete?: ReactNode;
  /** Narrow column (timer, proof); without it the centre takes its place. */
  readonly gauche?: ReactNode;
  readonly centre: ReactNode;
  /** Wide column (the players’ slate); without it the centre takes its place. */
  readonly droite?: ReactNode;
  readonly pied?: ReactNode;
  /** Before the slate and its frame: a counter. */
  readonly devant?: ReactNode;
  /** How many columns of names the right part has to hold, default 1: it takes from the others what it needs. */
  readonly colonnes?: 1 | 2 | 3 | undefined;
  /** Cul sec: the whole room turns red while it lasts. */
  readonly rouge?: boolean | undefined;
}

/** Scales `rem` with the viewport while a host screen is shown: 16 px at 1920×1080, never a scroll bar. */
export function useEchelleHote(): void {
  useLayoutEffect(() => {
    const racine = document.documentElement.classList;
    racine.add("hote");
    return () => {
      racine.remove("hote");
    };
  }, []);
}

/** The host screen: a slate in its wooden frame. Calls `useEchelleHote` itself; sizes inside are in `rem`. */
export function CadreArdoise(parts: CadreArdoiseProps): ReactElement {
  useEchelleHote();
  return <CadreSansEchelle {...parts} />;
}

/** The same in a document whose scale is set already: a preview. */
export function CadreSansEchelle({
  entete,
  gauche,
  centre,
  droite,
  pied,
  devant,
  colonnes = 1,
  rouge = false,
}: CadreArdoiseProps): ReactElement {
  return (
    <div
      className={classes(styles["mur"], "sur-ardoise", rouge && styles["rouge"])}
      data-droite={colonnes}
    >
      <div className={styles["cadre"]}>
        <div className={styles["ardoise"]}>
          <div
            className={classes(
              styles["parts"],
              gauche === undefined && styles["sans-gauche"],
              droite === undefined && styles["sans-droite"],
            )}
          >
            {entete !== undefined && (
              <header className={styles["entete"]}>
                <RemountOnForeignNodes>{entete}</RemountOnForeignNodes>
              </header>
            )}
            {gauche !== undefined && (
              <section className={styles["gauche"]} aria-label="Repères">
                <RemountOnForeignNodes>{gauche}</RemountOnForeignNodes>
              </section>
            )}
            <main className={styles["centre"]}>
              <RemountOnForeignNodes>{centre}</RemountOnForeignNodes>
            </main>
            {droite !== undefined && (
              <aside className={styles["droite"]}>
                <RemountOnForeignNodes>{droite}</RemountOnForeignNodes>
              </aside>
            )}
            {pied !== undefined && (
              <footer className={styles["pied"]}>
                <RemountOnForeignNodes>{pied}</RemountOnForeignNodes>
              </footer>
            )}
          </div>
        </div>
      </div>
      {devant}
    </div>
  );
}
