import type { ReactElement } from "react";
import { useVue } from "../../partie/vue.ts";
import { direPlace } from "../../partie/mots/dire-place.ts";
import styles from "./ma-place.module.css";

/** On a phone, during the step that the standings come with: one's own place, and what it would take to climb. */
export function MaPlace(): ReactElement | null {
  const { vue, moi } = useVue();
  if (vue.phase !== "jeu" || vue.classement === undefined) return null;
  const dite = direPlace(vue.classement, moi, (id) => vue.joueurs[id]?.pseudo ?? "");
  if (dite === null) return null;
  return (
    <p className={styles["place"]} role="status">
      <b>{dite.place}</b> {dite.suite}
    </p>
  );
}
