import type { ReactElement } from "react";
import styles from "./etape.module.css";

/** Strokes of chalk at both sides of an option that trembles; they are there for the time of the roll. */
export function Tremblement(): ReactElement {
  return (
    <svg
      className={styles["tremblement"]}
      viewBox="0 0 400 110"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M6 22l-5 8 5 8-5 8 5 8-5 8M394 22l5 8-5 8 5 8-5 8 5 8"
      />
    </svg>
  );
}
