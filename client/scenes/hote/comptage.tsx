import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { insecables } from "../../ui/insecables.ts";
import styles from "./comptage.module.css";

interface Props {
  readonly vue: Vue;
  readonly nombre: 3 | 2 | 1;
}

/** Three, two, one on the slate, over the first question: mise-en-scene.md "Launch". */
export function ComptageHote({ vue, nombre }: Props): ReactElement {
  return (
    <div className={styles["depart"]}>
      <p className={styles["menu"]}>Au menu&nbsp;: {insecables(vue.titre)}</p>
      <p key={nombre} className={styles["nombre"]} aria-hidden="true">
        {nombre}
      </p>
    </div>
  );
}
