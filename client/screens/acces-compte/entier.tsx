import type { ReactElement } from "react";
import styles from "./acces-compte.module.css";

/** A word with a hyphen that no line may cut. */
export function Entier({ children }: { readonly children: string }): ReactElement {
  return <span className={styles["entier"]}>{children}</span>;
}
