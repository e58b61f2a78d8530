import type { ReactElement } from "react";
import type { Badge } from "#contracts/compte.ts";
import { DessinBadge } from "../../compte/badges.tsx";
import styles from "./badges-profil.module.css";

/** The badges somebody chose to show, four at the most, each with what earned it. */
export function BadgesProfil({ badges }: { readonly badges: readonly Badge[] }): ReactElement {
  return (
    <ul className={styles["badges"]}>
      {badges.map(({ _id, titre, condition }) => (
        <li key={_id} className={styles["badge"]} title={condition}>
          <DessinBadge id={_id} taille="4rem" />
          <p>
            <b>{titre}</b>
            <span>{condition}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
