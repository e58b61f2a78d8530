import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./dessins.module.css";

export interface DessinProps {
  /** Width and height of the box it is drawn in, in its own units. */
  readonly boite: readonly [largeur: number, hauteur: number];
  /** Width of the line, in the same units; default 4.4. */
  readonly trait?: number | undefined;
  /** Side on screen, any CSS length; without it, `className` gives the width. */
  readonly taille?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Paper of our drawings: ink line, round joins, flat colours given by each path. Decorative. */
export function Dessin({
  boite,
  trait = 4.4,
  taille,
  className,
  children,
}: DessinProps): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${boite.join(" ")}`}
      className={classes(styles["dessin"], className)}
      style={taille === undefined ? undefined : { width: taille, height: taille, flex: "none" }}
      strokeWidth={trait}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
