/** What was written and is saved nowhere yet, and what may be done with it. Decision 0082. */
import { type ReactElement, type ReactNode, type RefObject, useId } from "react";
import styles from "./encart-brouillon.module.css";

/** Where drafts are offered. It stays when the last of them has gone, so that the keyboard goes on from there. */
export function PlaceBrouillons({
  ref,
  children,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div ref={ref} role="group" aria-label="Brouillons" tabIndex={-1} className={styles["place"]}>
      {children}
    </div>
  );
}

interface Props {
  readonly titre: ReactNode;
  readonly gestes: ReactNode;
  readonly children: ReactNode;
}

export function EncartBrouillon({ titre, gestes, children }: Props): ReactElement {
  const id = useId();
  return (
    <section className={styles["brouillon"]} aria-labelledby={id}>
      <div>
        <h2 id={id}>{titre}</h2>
        {children}
      </div>
      <div className={styles["gestes"]}>{gestes}</div>
    </section>
  );
}
