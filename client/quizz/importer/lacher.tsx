import type { ReactElement } from "react";
import { Icone } from "../../ui/icones.tsx";
import styles from "./lacher.module.css";

/** Over the page while a file hangs over it. */
export function Lacher(): ReactElement {
  return (
    <p className={styles["lacher"]} aria-hidden="true">
      <Icone nom="plus" taille="2rem" />
      Lâchez ici
    </p>
  );
}
