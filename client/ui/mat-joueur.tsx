import type { ReactElement } from "react";
import { classes } from "./classes.ts";
import styles from "./mat-joueur.module.css";
import {
  cheminDuTrait,
  COTE_FEUILLE_MAT,
  COULEURS_CRAIE,
  initiales,
  TRAIT_MAT,
  type TraitDessine,
} from "./trace-mat.ts";

export interface MatJoueurProps {
  readonly pseudo: string;
  /** What they drew; without it, their initials. */
  readonly dessin?: readonly TraitDessine[] | undefined;
  /** An edge of brass. */
  readonly or?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A player's own beer mat, of the size of the text around it (1 em = its side). Decorative: the name is beside it. */
export function MatJoueur({ pseudo, dessin, or = false, className }: MatJoueurProps): ReactElement {
  const cote = String(COTE_FEUILLE_MAT);
  return (
    <span className={classes(styles["mat"], or && styles["or"], className)} aria-hidden="true">
      {dessin === undefined ? (
        <span className={styles["initiales"]} data-longueur={Array.from(initiales(pseudo)).length}>
          {initiales(pseudo)}
        </span>
      ) : (
        <svg viewBox={`0 0 ${cote} ${cote}`} strokeWidth={TRAIT_MAT}>
          {dessin.map((trait, i) => (
            // a drawing that is shown no longer changes
            // oxlint-disable-next-line react/no-array-index-key
            <path key={i} d={cheminDuTrait(trait)} stroke={COULEURS_CRAIE[trait.craie]} />
          ))}
        </svg>
      )}
    </span>
  );
}
