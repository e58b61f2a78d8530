import type { ReactElement } from "react";
import { Bouton } from "../../../ui/bouton.tsx";
import { classes } from "../../../ui/classes.ts";
import { useCreer } from "../imprevus/actions.ts";
import styles from "./editeur-imprevu.module.css";

/** @param onSupprimer null: this one stays */
export function ActionsDImprevu({
  onSupprimer,
}: {
  readonly onSupprimer: (() => void) | null;
}): ReactElement {
  const { creer, enCours } = useCreer();
  return (
    <>
      <Bouton
        variante="contour"
        icone="plus"
        className={classes(styles["action"], styles["nouveau"])}
        chargement={enCours}
        onClick={() => void creer()}
      >
        Nouveau
      </Bouton>
      {onSupprimer !== null && (
        <Bouton
          variante="danger"
          icone="corbeille"
          className={styles["action"]}
          aria-label="Supprimer"
          onClick={onSupprimer}
        >
          <span>Supprimer</span>
        </Bouton>
      )}
    </>
  );
}
