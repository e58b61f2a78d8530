import "../styles/mat.css";
import type { ReactElement, ReactNode } from "react";
import { joinClassNames } from "./classes.ts";
import { RemountOnForeignNodes } from "./remount-on-foreign-nodes.tsx";
import styles from "./sous-bock.module.css";
import { useIsElementOverflowing } from "./keyboard-focus.ts";

export interface CadreDeTelephoneProps {
  /** CSS colour of the double border; default bottle green. */
  readonly lisere?: string | undefined;
  /** Whether the whole mat is red, for a cul sec. */
  readonly rouge?: boolean | undefined;
  /** Small line at the top: the step on the left, the progress on the right. */
  readonly haut?: ReactNode;
  /** The main content, which scrolls inside the mat when it is too long. */
  readonly children: ReactNode;
  /** Content that stays at the bottom, under the thumb. */
  readonly bas?: ReactNode;
  /** Whether `bas` is only a line to read: it then takes no column of its own on a phone held sideways. */
  readonly phrase?: boolean | undefined;
  /** Whether the content is centred, for a result or a waiting screen. */
  readonly centre?: boolean | undefined;
  /** Whether the two children, question and answers, stand side by side on a phone held sideways. */
  readonly volets?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The beer mat of phone screens: a paper card with a double border that fills the height left by its container. */
export function CadreDeTelephone({
  lisere,
  rouge = false,
  haut,
  children,
  bas,
  phrase = false,
  centre = false,
  volets = false,
  className,
}: CadreDeTelephoneProps): ReactElement {
  const [contenu, defilable] = useIsElementOverflowing<HTMLDivElement>();
  return (
    <section
      className={joinClassNames(
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
        className={joinClassNames(styles["contenu"], centre && styles["centre"])}
      >
        {children}
      </div>
      {bas !== undefined && <div className={styles["bas"]}>{bas}</div>}
    </section>
  );
}

export interface TableEnBoisTelephoneProps {
  /** Above the mat, on the wood: pseudo, tally marks, number. */
  readonly entete?: ReactNode;
  readonly children: ReactNode;
}

/** The dark table of phone screens, exactly as high as the screen (100dvh), inside its safe areas. */
export function TableEnBoisTelephone({
  entete,
  children,
}: TableEnBoisTelephoneProps): ReactElement {
  return (
    <div className={joinClassNames(styles["table"], "sur-bois")}>
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
