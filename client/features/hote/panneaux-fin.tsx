import type { ReactElement } from "react";
import { useTouche } from "../../navigateur/use-touche.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import type { PanneauFin } from "../../scenes/hote/etape-fin.tsx";
import styles from "./panneaux-fin.module.css";

interface Props {
  readonly panneau: PanneauFin;
  readonly choisir: (panneau: PanneauFin) => void;
}

/** Turns from one panel to the other: two segments, or V on the keyboard. */
export function PanneauxFin({ panneau, choisir }: Props): ReactElement {
  useTouche(({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (key.toLowerCase() !== "v" || repeat || ctrlKey || metaKey || altKey) return;
    if (document.querySelector("dialog[open]") !== null) return;
    choisir(panneau === "addition" ? "soiree" : "addition");
  });
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
