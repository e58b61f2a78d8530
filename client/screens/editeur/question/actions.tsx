import type { ReactElement } from "react";
import { Bouton } from "../../../ui/bouton.tsx";
import styles from "./actions.module.css";
import type { GestesQuestion } from "./actions.ts";

/** plateforme §2: add, duplicate and delete. */
export function Actions({ gestes }: { readonly gestes: GestesQuestion }): ReactElement {
  return (
    <div className={styles["actions"]}>
      <Bouton variante="contour" icone="plus" onClick={gestes.ajouter}>
        Ajouter
      </Bouton>
      <Bouton
        variante="contour"
        icone="doubler"
        onClick={({ detail }) => {
          // the second press of a double click would copy the copy
          if (detail < 2) gestes.dupliquer();
        }}
      >
        Dupliquer
      </Bouton>
      <Bouton variante="danger" icone="corbeille" onClick={gestes.supprimer}>
        Supprimer
      </Bouton>
    </div>
  );
}
