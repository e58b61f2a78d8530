import type { ReactElement, ReactNode } from "react";
import { joinClassNames } from "./classes.ts";
import styles from "./dessins.module.css";

export interface DessinALEncreProps {
  /** Width and height of the box it is drawn in, in its own units. */
  readonly boite: readonly [largeur: number, hauteur: number];
  /** Width of the line, in the same units; default 4.4. */
  readonly trait?: number | undefined;
  /** Side on screen, any CSS length; without it, `className` gives the width. */
  readonly taille?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An ink drawing: a line with round joins, and flat colours given by each path. Decorative. */
export function DessinALEncre({
  boite,
  trait = 4.4,
  taille,
  className,
  children,
}: DessinALEncreProps): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${boite.join(" ")}`}
      className={joinClassNames(styles["dessin"], className)}
      style={taille === undefined ? undefined : { width: taille, height: taille, flex: "none" }}
      strokeWidth={trait}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface Props {
  /** Width and height of the box it is drawn in, in its own units. */
  readonly boite: readonly [largeur: number, hauteur: number];
  /** Width of the line, in the same units. */
  readonly trait: number;
  /** Class that gives the width. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line drawing with round ends and joins, in the colour of the text around it. Decorative. */
export function DessinAuTrait({ boite, trait, className, children }: Props): ReactElement {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${boite.join(" ")}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={trait}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
