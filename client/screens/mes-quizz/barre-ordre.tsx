import type { ReactElement } from "react";
import { Icone } from "../../ui/icones.tsx";
import styles from "./mes-quizz.module.css";
import type { Ordre } from "./use-ordre.ts";

/** At the foot of the page while an order waits to be sent. */
export function BarreOrdre({ ordre }: { readonly ordre: Ordre }): ReactElement {
  return (
    <div className={styles["pied"]} data-change={ordre.change}>
      <p role="status" className={styles["etat"]}>
        {ordre.change && (
          <>
            <Icone nom="ordre" taille="1.3em" />
            <b>
              Ordre changé<span className={styles["asterisque"]}>&nbsp;*</span>
            </b>{" "}
            <span>Envoyé quand vous quittez la page.</span>
          </>
        )}
      </p>
      {ordre.change && (
        <button type="button" className={styles["lien"]} onClick={ordre.remettre}>
          Remettre comme avant
        </button>
      )}
    </div>
  );
}
