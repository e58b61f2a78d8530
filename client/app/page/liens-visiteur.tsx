import type { ReactElement } from "react";
import { NavLink } from "../navigation.tsx";
import styles from "./entete.module.css";

/** What there is to see without an account, where the header has room; elsewhere the foot of the page leads there. */
export function LiensVisiteur(): ReactElement {
  return (
    <nav className={styles["liens"]} aria-label="Principale">
      <NavLink to="/quizz-communaute">Quizz communauté</NavLink>
    </nav>
  );
}
