import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { insecables } from "../../ui/insecables.ts";
import { useCompact } from "../../ui/use-compact.ts";
import styles from "./comptage.module.css";
import { DessinPatron } from "./patron/dessin-patron.tsx";

interface Props {
  readonly vue: Vue;
  readonly nombre: 3 | 2 | 1;
  /** The patron has a line of his own, elsewhere on the slate; else he greets without a word. */
  readonly parle: boolean;
}

/** Three, two, one on the slate, over the first question: mise-en-scene.md "Launch". */
export function ComptageHote({ vue, nombre, parle }: Props): ReactElement {
  const compact = useCompact();
  return (
    <div className={styles["depart"]}>
      <p className={styles["menu"]}>Au menu&nbsp;: {insecables(vue.titre)}</p>
      <p key={nombre} className={styles["nombre"]} aria-hidden="true">
        {nombre}
      </p>
      {!parle && !compact && vue.bavardage !== "muet" && (
        <div className={styles["patron"]}>
          <DessinPatron pose="amuse" />
        </div>
      )}
    </div>
  );
}
