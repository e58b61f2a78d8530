import type { ReactElement } from "react";
import { Batons } from "../../ui/batons.tsx";
import styles from "./ardoise-profil.module.css";

const NOMBRE = new Intl.NumberFormat("fr-FR");

/** The sips somebody has drunk, on a slate hung on the card: plateforme §2 "Public profile". */
export function ArdoiseProfil({ gorgees }: { readonly gorgees: number }): ReactElement {
  return (
    <div className={styles["cadre"]}>
      <div className={`${styles["ardoise"] ?? ""} sur-ardoise`}>
        {gorgees > 0 && <Batons n={gorgees} hauteur={2.1} largeurMax={13} />}
        <p>
          {gorgees === 0 ? (
            "Ardoise vierge\u00A0: pas une gorgée."
          ) : (
            <>
              <b className="chiffre">{NOMBRE.format(gorgees)}</b>
              {gorgees > 1 ? "gorgées bues" : "gorgée bue"}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
