import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { joinClassNames } from "../../ui/classes.ts";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./acces-compte.module.css";

interface Props {
  readonly dessin: ReactNode;
  readonly titre: string;
  /** One or two sentences under the card's title. */
  readonly intro?: ReactNode;
  /** Whether the card replaces a form that was sent: it then takes the focus, so that screen readers read it. */
  readonly suite?: boolean;
  readonly children?: ReactNode;
}

/** Card of the account pages: drawing, title, content. */
export function CarteDePageDeCompte({
  dessin,
  titre,
  intro,
  suite = false,
  children,
}: Props): ReactElement {
  const id = useId();
  const carte = useRef<HTMLElement>(null);
  useEffect(() => {
    if (suite) carte.current?.focus();
  }, [suite]);
  return (
    <article
      ref={carte}
      tabIndex={-1}
      className={joinClassNames(styles["carte"], "sous-bock-papier")}
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

/** Placeholder while the session is unknown: a form shown too early could be removed with its text. */
export function AttenteDePageDeCompte(): ReactElement {
  return (
    <div className={joinClassNames(styles["carte"], "sous-bock-papier")} aria-busy="true">
      <Squelette forme="titre" />
      <Squelette lignes={5} />
    </div>
  );
}

/** A hyphenated word that must not be broken across lines. */
export function MotSansCoupure({ children }: { readonly children: string }): ReactElement {
  return <span className={styles["entier"]}>{children}</span>;
}
