import type { ReactElement } from "react";
import type { Echec } from "../api/api.ts";
import { Icone } from "../../ui/icones.tsx";
import styles from "./envoi.module.css";

/** What the server refused, beside what was sent: its banner is gone before everybody has read it. */
export function Refus({ refus }: { readonly refus: Echec | null }): ReactElement {
  return (
    <div role="alert" className={styles["region"]}>
      {refus !== null && (
        <p className={styles["refus"]}>
          <Icone nom="attention" taille="1.3em" />
          <span>{refus.message}</span>
        </p>
      )}
    </div>
  );
}
