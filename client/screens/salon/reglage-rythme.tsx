import type { ReactElement } from "react";
import { type Allure, allure } from "#contracts/partie.ts";
import { AIDES_ALLURES, NOMS_ALLURES } from "../../partie/mots/allures.ts";
import { ChoixListe } from "../../ui/choix-liste.tsx";
import styles from "./reglage-rythme.module.css";

const OPTIONS = allure.options.map((valeur) => ({ valeur, libelle: NOMS_ALLURES[valeur] }));

interface Props {
  readonly valeur: Allure;
  readonly onChange: (valeur: Allure) => void;
}

/** Whether the game waits for a press after each beat, or goes on by itself. mise-en-scene "Rythme". */
export function ReglageRythme({ valeur, onChange }: Props): ReactElement {
  return (
    <div className={styles["rythme"]}>
      <p>
        <b aria-hidden="true">Rythme</b>
        <small>{AIDES_ALLURES[valeur]}</small>
      </p>
      <div className={styles["liste"]}>
        <ChoixListe
          libelle="Rythme"
          libelleCache
          options={OPTIONS}
          valeur={valeur}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
