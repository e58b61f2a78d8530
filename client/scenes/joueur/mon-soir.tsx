import type { ReactElement } from "react";
import { direLigneDuSoir, placeDuSoir } from "../../partie/mots/soiree.ts";
import { useMoi, useVue } from "../../partie/vue.ts";
import styles from "./salon-joueur.module.css";

/** One's own line of « Ce soir », once a quizz has ended. */
export function MonSoir(): ReactElement | null {
  const { vue, moi } = useVue();
  const sansAlcool = useMoi()?.sansAlcool ?? false;
  const mienne = vue.soir?.lignes.find(({ id }) => id === moi);
  if (mienne === undefined) return null;
  return (
    <p className={styles["soir"]}>
      <span>Ce soir</span>
      <b>{placeDuSoir(mienne)}</b>
      <span>{direLigneDuSoir(mienne, sansAlcool)}</span>
    </p>
  );
}
