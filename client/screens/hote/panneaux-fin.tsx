import type { ReactElement } from "react";
import { useTouche } from "../../browser/use-touche.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import type { PanneauFin } from "../../scenes/hote/etape-fin.tsx";
import styles from "./panneaux-fin.module.css";

interface Props {
  readonly panneau: PanneauFin;
  readonly choisir: (panneau: PanneauFin) => void;
}

/** V turns from one panel to the other, from the first frame of the table: the segments come after it. */
export function useToucheDesPanneaux(actif: boolean, { panneau, choisir }: Props): void {
  useTouche(({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (!actif || key.toLowerCase() !== "v" || repeat || ctrlKey || metaKey || altKey) return;
    if (document.querySelector("dialog[open]") !== null) return;
    choisir(panneau === "addition" ? "soiree" : "addition");
  });
}

/** The two panels, as two segments. */
export function PanneauxFin({ panneau, choisir }: Props): ReactElement {
  return (
    <div className={styles["panneaux"]} aria-keyshortcuts="V">
      <ChoixSegmente
        libelle="Ce que l’ardoise montre"
        libelleCache
        options={[
          { valeur: "addition", libelle: "L’addition" },
          { valeur: "soiree", libelle: "La soirée" },
        ]}
        valeur={panneau}
        onChange={choisir}
      />
      <kbd aria-hidden="true">V</kbd>
    </div>
  );
}
