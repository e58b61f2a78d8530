/** Notice that an unsaved draft was found in this browser, with the buttons to act on it. Decision 0082. */
import { type ReactElement, type ReactNode, type RefObject, useId } from "react";
import styles from "./encart-brouillon.module.css";

/** Container of the draft notices. The container stays when the last notice has gone, so that focus can move to it. */
export function ConteneurEncartsBrouillon({
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
