import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { classes } from "../../ui/classes.ts";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./acces-compte.module.css";

interface Props {
  readonly dessin: ReactNode;
  readonly titre: string;
  /** One or two sentences under the title. */
  readonly intro?: ReactNode;
  /** It takes the place of what was being done: the keyboard goes there, a screen reader tells it. */
  readonly suite?: boolean;
  readonly children?: ReactNode;
}

/** The card in the middle of a page of the way in: drawing, title, what to do. */
export function CarteAcces({ dessin, titre, intro, suite = false, children }: Props): ReactElement {
  const id = useId();
  const carte = useRef<HTMLElement>(null);
  useEffect(() => {
    if (suite) carte.current?.focus();
  }, [suite]);
  return (
    <article
      ref={carte}
      tabIndex={-1}
      className={classes(styles["carte"], "sous-bock-papier")}
      aria-labelledby={`${id}-titre`}
      aria-describedby={intro === undefined ? undefined : `${id}-intro`}
    >
      <header className={styles["tete"]}>
        {dessin}
        <h1 id={`${id}-titre`}>{titre}</h1>
        {intro !== undefined && (
          <p id={`${id}-intro`} className={styles["intro"]}>
            {intro}
          </p>
        )}
      </header>
      {children}
    </article>
  );
}

/** While it is not known who is logged in: a form shown too early would be taken away with what was typed. */
export function AttenteAcces(): ReactElement {
  return (
    <div className={classes(styles["carte"], "sous-bock-papier")} aria-busy="true">
      <Squelette forme="titre" />
      <Squelette lignes={5} />
    </div>
  );
}

/** A word with a hyphen that no line may cut. */
export function Entier({ children }: { readonly children: string }): ReactElement {
  return <span className={styles["entier"]}>{children}</span>;
}
