import "../styles/mat.css";
import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes.ts";
import { RemountOnForeignNodes } from "./remount-on-foreign-nodes.tsx";
import styles from "./sous-bock.module.css";
import { useDefilable } from "./use-defilable.ts";

export interface SousBockProps {
  /** CSS colour of the double border; default the bottle green. */
  readonly lisere?: string | undefined;
  /** A cul sec: red, its border with it. */
  readonly rouge?: boolean | undefined;
  /** Small line at the top: step on the left, progress on the right. */
  readonly haut?: ReactNode;
  /** What is read or chosen; scrolls inside the mat when it is too long. */
  readonly children: ReactNode;
  /** Stays at the bottom, under the thumb. */
  readonly bas?: ReactNode;
  /** What stays at the bottom is a line to read, without anything to press: it takes no column of its own on a phone that lies on its side. */
  readonly phrase?: boolean | undefined;
  /** Puts the content in the middle (a result, a waiting screen). */
  readonly centre?: boolean | undefined;
  /** Two children, side by side on a phone that lies on its side: what is asked, and the answers over the button. */
  readonly volets?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The beer mat: paper card with a double border; fills the height its container leaves. */
export function SousBock({
  lisere,
  rouge = false,
  haut,
  children,
  bas,
  phrase = false,
  centre = false,
  volets = false,
  className,
}: SousBockProps): ReactElement {
  const [contenu, defilable] = useDefilable<HTMLDivElement>();
  return (
    <section
      className={classes(
        styles["sous-bock"],
        "sur-papier",
        phrase && styles["phrase"],
        volets && styles["volets"],
        rouge && styles["rouge"],
        className,
      )}
      style={lisere === undefined || rouge ? undefined : { "--lisere": lisere }}
    >
      {haut !== undefined && <div className={styles["haut"]}>{haut}</div>}
      <div
        ref={contenu}
        tabIndex={defilable ? 0 : undefined}
        className={classes(styles["contenu"], centre && styles["centre"])}
      >
        {children}
      </div>
      {bas !== undefined && <div className={styles["bas"]}>{bas}</div>}
    </section>
  );
}

export interface TableBoisProps {
  /** On the wood, above the mat: pseudo, tally, number. */
  readonly entete?: ReactNode;
  readonly children: ReactNode;
}

/** The dark table of the phone screens: exactly the height of the screen (100dvh), inside the safe areas. */
export function TableBois({ entete, children }: TableBoisProps): ReactElement {
  return (
    <div className={classes(styles["table"], "sur-bois")}>
      {entete !== undefined && (
        <header className={styles["entete"]}>
          <RemountOnForeignNodes>{entete}</RemountOnForeignNodes>
        </header>
      )}
      <main className={styles["plateau"]}>
        <RemountOnForeignNodes>{children}</RemountOnForeignNodes>
      </main>
    </div>
  );
}
