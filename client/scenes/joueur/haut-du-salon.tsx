import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { auComptoir } from "../../partie/joueurs.ts";
import styles from "./salon-joueur.module.css";

/** Top of the mat while nothing is played: which room, and how many wait in it. */
export function HautDuSalon({ vue }: { readonly vue: Vue }): ReactElement {
  const n = auComptoir(vue).length;
  return (
    <>
      <span>
        Room <b className={styles["code"]}>{vue.code}</b>
      </span>
      <span>{n}&nbsp;au comptoir</span>
    </>
  );
}
