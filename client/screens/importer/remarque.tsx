import type { ReactElement, ReactNode } from "react";
import { Icone } from "../../ui/icones.tsx";
import styles from "./remarque.module.css";

/** Something of the whole import to know before it comes in. */
export function Remarque({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className={styles["remarque"]}>
      <Icone nom="attention" taille="1.1em" />
      <span>{children}</span>
    </p>
  );
}
